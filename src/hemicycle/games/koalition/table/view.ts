/** What a seat sees of Koalition, as the server sends it. Decides nothing. */

export type Phase =
  'nature' | 'stand' | 'vote' | 'appoint' | 'lay' | 'offer' | 'round' | 'camps' | 'talks' | 'over'
export type Kind = 'double' | 'skull' | 'egg' | 'sausage' | 'vest'

export interface Party {
  id: string
  name: string
  partners: number[]
}
export interface Politician {
  party: number
  value: number
  name: string
}
export interface CountryCard {
  name: string
  fields: number
  bonus: number[]
}
export interface Deck {
  parties: Party[]
  politicians: Politician[]
  jokers: number[]
  actions: [Kind, number][]
  countries: CountryCard[]
}

/** A vest lies over the card that it cancelled, which is no longer active. */
export interface Mark {
  kind: Kind
  by: number
  active: boolean
}
export interface Lying {
  place: number
  card: number
  party: number
  value: number
  owner: number
  out: boolean
  egg: boolean
  marks: Mark[]
}
export interface Tally {
  party: number
  printed: number
  votes: number
  doubled: boolean
  scandals: Mark[]
  scandal: boolean
  /** One; several who are tied; or nobody. */
  chairs: number[]
  sums: number[]
}
/** A party, or a camp of one that is split. */
export interface Bloc {
  party: number
  chair: number | null
  camp: boolean
  votes: number
  members: number[]
}
export interface Coalition {
  members: number[]
  votes: number
  chairs: number[]
  points: number[]
  bonus: number[]
}
export interface Proposal {
  number: number
  by: number
  coalition: number
  /** What it proposes. */
  government: Coalition
  hands: number[]
}
export interface Hand {
  politicians: number[]
  jokers: number[]
  actions: [Kind, number][]
}
export interface Governing {
  party: number
  chair: number | null
  camp: boolean
  votes: number
  bonus: number
}
export interface Row {
  country: number
  elections: number
  government: Governing[]
  influence: number[]
  bonus: number[]
  booked: number[][]
}
export interface Share {
  party: number
  points: number
  bonus: number
  holders: number[]
  each: number
}
export interface Europe {
  shares: Share[]
  given: number[]
  scores: number[]
}
export interface Failed {
  election: number
  why: 'time' | 'given-up' | 'no-coalition'
}

/** An election that is over, as it was counted; `why` it failed, or '' where somebody governs. */
export interface Ended {
  country: number
  election: number
  why: Failed['why'] | ''
  table: Lying[]
  tallies: Tally[]
  total: number
  majority: number
  blocs: Bloc[]
}

export interface View {
  phase: Phase
  deck: Deck
  countries: number
  number: number
  country: number | null
  fields: number
  bonus: number[]
  election: number
  /** Called so far in all countries, with this one. */
  elections: number
  election_limit: number
  failed: Failed[]
  coalition_size: 'minimal' | 'fewest'
  with_actions: boolean
  packets: boolean
  /** Sizes of countries still to come in the packet. */
  to_come: number[]
  standing: (boolean | null)[]
  votes: (number | null)[]
  leader: number | null
  opener: number | null
  my_stand: boolean | null
  my_vote: number | null
  voted: boolean
  turn: number | null
  round_by: number | null
  quiet: number
  /** Jokers that have a party in this country, with it. */
  declared: [number, number][]
  table: Lying[]
  tallies: Tally[]
  total: number
  majority: number
  held: { politicians: number; actions: number }[]
  mine: Hand | null
  aside: number[]
  spent: [Kind, number][]
  undealt: [number, number]
  blocs: Bloc[]
  /** The first of those that may govern, by their numbers. */
  coalitions: Coalition[]
  /** How many may. */
  possible: number
  my_side: number[] | null
  siding: number[]
  proposals: Proposal[]
  given_up: boolean[]
  /** The election before. */
  last: Ended | null
  pad: Row[]
  power: number[]
  booked: number[][]
  europe: Europe
}

/** The country that such an election has decided, as the pad has it. */
export function rowOf(view: Pick<View, 'pad'>, { country, why }: Ended): Row | undefined {
  return why === '' ? view.pad.find((row) => row.country === country) : undefined
}

/** What everybody got of it, by seat. */
export function pointsOf(view: Pick<View, 'pad'>, past: Ended): number[] {
  const row = rowOf(view, past)
  return row ? row.influence.map((points, seat) => points + (row.bonus[seat] ?? 0)) : []
}

/** Whether this politician came into government. */
export function scored(view: Pick<View, 'pad'>, past: Ended, { party, owner, out }: Lying): boolean {
  const government = rowOf(view, past)?.government ?? []
  const bloc = past.blocs.find((own) => own.party === party && own.members.includes(owner))
  return !out && government.some((own) => own.party === party && own.chair === bloc?.chair)
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function seatsOf(view: Pick<View, 'power'>): number[] {
  return view.power.map((_, seat) => seat)
}

/** Politicians are on the table, or about to be. */
export function fielding(view: Pick<View, 'phase'>): boolean {
  return ['nature', 'lay', 'offer', 'round', 'camps'].includes(view.phase)
}

export function choosingLeader(view: Pick<View, 'phase'>): boolean {
  return ['stand', 'vote', 'appoint'].includes(view.phase)
}

/** The seats of a table from one on, clockwise. */
export function clockwise(view: Pick<View, 'power'>, from: number): number[] {
  const seats = seatsOf(view)
  return [...seats.slice(from), ...seats.slice(0, from)]
}

export function bonusOf(bonus: number[], rank: number): number {
  return bonus[Math.min(rank, bonus.length - 1)] ?? 0
}
