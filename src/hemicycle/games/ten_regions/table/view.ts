/** What a seat sees of Ten Regions, as the server sends it. Decides nothing. */

export type Economic = 'left' | 'centre' | 'right'
export type Social = 'authoritarian' | 'moderate' | 'libertarian'
export type Kind = 'media' | 'rally' | 'conflict' | 'control'
export type Role = 'ruling' | 'opposition' | 'parliament' | 'outside'

export interface Region {
  economic: Economic | null
  social: Social | null
  mandates: number
}
export interface Token {
  kind: Kind
  own: number
  target: number
}
export interface Purse {
  media: number
  rallies: number
  conflicts: number
  controls: number
}
export interface Strike {
  region: number
  target: number | null
}
export interface Campaign {
  media: number[]
  rallies: number[]
  conflicts: Strike[]
  controls: Strike[]
}
export interface Ballot {
  votes: (number | null)[]
}
export interface Tie {
  region: number
  leaders: number[]
}
export interface Loss {
  by: number
  kind: Kind
  amount: number
}

export interface Row {
  head_start: number
  media: number
  rallies: number
  own_loss: number
  losses: Loss[]
  votes: number
}

export interface Count {
  region: number
  rows: Row[]
  leaders: number[]
  winner: number | null
  votes: (number | null)[]
  /** Who gave no vote in time. */
  silent: number[]
}

export interface Parliament {
  turn: number
  counts: Count[]
  mandates: number[]
  roles: Role[]
  points: number[]
  settled: boolean
}

export interface View {
  phase: 'draft' | 'campaign' | 'vote' | 'over'
  turn: number
  turns: number
  regions: Region[]
  cells: (number | null)[]
  cell_leanings: [Economic, Social][]
  head_starts: number[][]
  worth: Token[]
  purses: Purse[]
  points: number[]
  seals: number[]
  mine: Campaign | null
  draft: Campaign | null
  /** Thousands by region of the viewer's own campaign or draft, while nobody takes any. */
  totals: number[]
  ballot: Ballot | null
  /** Regions that are voted on now. */
  ties: Tie[]
  /** Where that is done openly: the votes given so far, by seat. */
  called: (Ballot | null)[]
  open_ties: boolean
  parliaments: Parliament[]
}

export const KINDS: readonly Kind[] = ['media', 'rally', 'conflict', 'control']
export const ECONOMIC: readonly Economic[] = ['left', 'centre', 'right']
export const SOCIAL: readonly Social[] = ['authoritarian', 'moderate', 'libertarian']

/** How a campaign, a purse and a form call the tokens of a kind. */
export const FIELD = { media: 'media', rally: 'rallies', conflict: 'conflicts', control: 'controls' } as const

export function worth(view: View, kind: Kind): Token {
  return view.worth.find((token) => token.kind === kind) ?? { kind, own: 0, target: 0 }
}

export function seatsOf(view: View): number[] {
  return view.cells.map((_, seat) => seat)
}

export function mandatesOf(view: View): number {
  return sum(view.regions.map((region) => region.mandates))
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
