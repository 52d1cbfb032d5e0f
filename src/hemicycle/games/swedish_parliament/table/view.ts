/** What a seat sees of Swedish Parliament 2014, as the server sends it. Decides nothing. */

export type Phase =
  | 'nature'
  | 'choose'
  | 'place'
  | 'play'
  | 'reply'
  | 'welcome'
  | 'contribute'
  | 'bring-back'
  | 'relation'
  | 'over'
export type Side = 'policy' | 'opinion' | 'minor'
export type ChangeKind = 'create' | 'strengthen' | 'weaken' | 'break'

export interface Idea {
  scale: number
  policy: string
  policy_direction: number
  opinion: string
  opinion_direction: number
  /** From the top, as it lies as a policy. */
  column: number[]
  highlighted: number[]
}
export interface Voter {
  name: string
  turnout: number
  pile: number
  groups: number[]
}
export interface Scale {
  directions: [string, string]
  groups: number[]
  firm: (number | null)[]
}
export interface MinorCard {
  party: number
  scale: number
  end: number
  pile: number
  order: number[]
}
export interface Components {
  names: string[]
  blocs: string[]
  ideas: Idea[]
  voters: Voter[]
  scales: Scale[]
  minors: MinorCard[]
  relation_tiles: number
  /** By pair of parties, in the order of the pairs. */
  natural: number[]
}
export interface Coop {
  cabinet: number[]
  leader: number
}
export interface Pair {
  one: number
  other: number
}
export interface Relation extends Pair {
  strength: number
}
export interface Change extends Pair {
  kind: ChangeKind
}
export interface Played {
  card: number
  side: Side
}
export interface Reply {
  party: number
  acts: boolean
  paid: number | null
}
export interface InPlay {
  card: number
  side: Side
  by: number | null
  column: number[]
  replies: Reply[]
  asked: number | null
  acted: number[]
  welcome: number | null
  contributed: number[]
  pushed: number
  brought_back: number[]
  before: number[][]
}
export interface Look {
  card: number
  scale: number
  group: number
  segment: number
  candidates: number[]
  nearest: number[]
}
export interface Decided {
  voter: number
  looks: Look[]
  winner: number
  by_order: boolean
  used: number[]
}
export interface Paid {
  by: number
  pile: number
  card: number | null
}
type Who = number | null // a seat, or the System
/** What the rules note as it happens, by its name. */
export type Event =
  | { event: 'Chose'; seat: number; party: number }
  | { event: 'Dropped' }
  | { event: 'Placed'; party: number; scale: number; direction: number }
  | { event: 'Began'; turn: number; seat: Who }
  | { event: 'Drew'; seat: Who; pile: number }
  | { event: 'Played'; seat: Who; card: number; side: Side; scale: number; direction: number }
  | { event: 'Called'; seat: Who; voter: number }
  | { event: 'Acted'; party: number; side: Side; seat: Who; pile: number | null; voter: number | null }
  | { event: 'Declined'; party: number; side: Side }
  | { event: 'Moved'; side: Side; scale: number; direction: number; parties: number[] }
  | { event: 'Invited'; seat: Who; card: number; scale: number; direction: number }
  | { event: 'Welcomed'; seat: number; party: number; most: number }
  | { event: 'Closed'; seat: number }
  | { event: 'Contributed'; seat: number; party: number; pile: number; voter: number | null }
  | { event: 'BroughtBack'; seat: number; party: number; pile: number; voter: number | null }
  | { event: 'Entered'; party: number }
  | { event: 'Changed'; change: string; one: number; other: number; strength: number }
  | { event: 'NothingToChange' }
  | {
      event: 'VoterDecided'
      voter: number
      party: number
      group: number
      scale: number
      by_order: boolean
      used: number
    }
  | { event: 'Ended' }
export interface Happened {
  number: number
  what: Event
}
export interface Step {
  kind: string
  parties: number[]
  one: number | null
  other: number | null
  groups: number[][]
  voters: number
  turnout: number
}
export interface Cabinet {
  members: number[]
  relations: Relation[]
  steps: Step[]
  centre: number
  order: number[]
  voters: number[][]
}

export interface View {
  phase: Phase
  components: Components
  players: number
  difficulty: number
  solo: boolean
  coop: Coop | null
  turn: number
  turn_of: number | null
  asked: number | null
  first: number
  parties: (number | null)[]
  clockwise: number[]
  /** By party and scale the segments where its markers stand: none, one, or two adjacent ones. */
  markers: number[][][]
  relations: Relation[]
  tiles_left: number
  creatable: [number, number][]
  changes: Change[]
  agenda: Played[]
  queue: number[]
  piles: number[]
  hands: number[][]
  mine: number[]
  paid: Paid[]
  trash: number[]
  in_play: InPlay | null
  played: number
  won: number[][]
  decided: Decided[]
  next_vote: Decided | null
  voters_due: boolean
  cabinet: Cabinet | null
  forecast: Cabinet | null
  happened: Happened[]
  last_pile: (number | null)[]
}

export const PARTIES = 8
export const VOTERS = 16
export const SEGMENTS = 8

export type Kind = 'idea' | 'voter' | 'minor'

/** Cards are numbered ideas first, then voters, then minor parties. */
export function kindOf({ components }: View, card: number): Kind {
  const beyond = card - components.ideas.length
  return beyond < 0 ? 'idea' : beyond < VOTERS ? 'voter' : 'minor'
}

export const voterOf = ({ components }: View, card: number): number => card - components.ideas.length

export function minorOf({ components }: View, card: number): MinorCard | undefined {
  return components.minors[card - components.ideas.length - VOTERS]
}

/** The scale that a card is about; a voter card is about none. */
export function scaleOf(view: View, card: number): number | null {
  return view.components.ideas[card]?.scale ?? minorOf(view, card)?.scale ?? null
}

/** Which way it moves parties: to the first direction of its scale (0) or to the second (1). */
export function directionOf(view: View, card: number, side: Side): number | null {
  const idea = view.components.ideas[card]
  if (idea) return side === 'opinion' ? idea.opinion_direction : idea.policy_direction
  const minor = minorOf(view, card)
  return minor ? (minor.end === 0 ? 1 : 0) : null
}

/** The parties on the card from the top, as it lies. */
export function columnOf(view: View, card: number, side: Side): number[] {
  const column = view.components.ideas[card]?.column ?? minorOf(view, card)?.order ?? []
  return side === 'opinion' ? column.toReversed() : column
}

export const turnoutOf = ({ components }: View, voters: number[]): number =>
  voters.reduce((sum, voter) => sum + (components.voters[voter]?.turnout ?? 0), 0)

export function seatOf({ parties }: View, party: number): number | null {
  const seat = parties.indexOf(party)
  return seat < 0 ? null : seat
}

/** Whether all seats have a party: before, nobody's map and markers mean anything. */
export const seated = ({ parties }: View): boolean => parties.every((party) => party !== null)

export const same = (one: Pair, other: Pair): boolean => one.one === other.one && one.other === other.other

export const pairKey = ({ one, other }: Pair): string => `${one}-${other}`
