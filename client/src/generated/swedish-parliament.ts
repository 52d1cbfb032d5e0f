// Made by `make types` from hemicycle.games.swedish_parliament.rules.views. Do not edit.

export interface View {
  phase: string
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

export interface Components {
  names: string[]
  blocs: string[]
  ideas: Idea[]
  voters: Voter[]
  scales: Scale[]
  minors: MinorCard[]
  relation_tiles: number
  natural: number[]
}

export interface Idea {
  scale: number
  policy: string
  policy_direction: number
  opinion: string
  opinion_direction: number
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

/** The cabinet that all want, and its centre of gravity. */
export interface Coop {
  cabinet: number[]
  leader: number
}

export interface Relation {
  one: number
  other: number
  strength: number
}

/** Of a relation; `kind` is "create", "strengthen", "weaken" or "break". */
export interface Change {
  kind: string
  one: number
  other: number
}

export interface Played {
  card: number
  side: string
}

/** Face down. */
export interface Paid {
  by: number
  pile: number
  card: number | null
}

/** The card that is being resolved. */
export interface InPlay {
  card: number
  side: string
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

export interface Reply {
  party: number
  acts: boolean
  paid: number | null
}

export interface Decided {
  voter: number
  looks: Look[]
  winner: number
  by_order: boolean
  used: number[]
}

/** At one card of the agenda. */
export interface Look {
  card: number
  scale: number
  group: number
  segment: number
  candidates: number[]
  nearest: number[]
}

export interface Cabinet {
  members: number[]
  relations: Relation[]
  steps: Step[]
  centre: number
  order: number[]
  voters: number[][]
}

/** Of how a cabinet is formed.
 * "voterless" parties are gone · "ally", "ally-on-relation": the minor party and with whom · "bridge" one–other ·
 * "dropped" groups without a majority · "removed", "locked": the relation one–other · "loses": the party loses a
 * voter, of that turnout, and has so many left · "leaves": it has lost its last · "centre". With a relation stand
 * voters and turnout of the heaviest group: with it if it is a bridge, else without it. Two minor parties that stand
 * on the same relation lose and leave as one. */
export interface Step {
  kind: string
  parties: number[]
  one: number | null
  other: number | null
  groups: number[][]
  voters: number
  turnout: number
}

/** An event with its number, counted from 1 among those that the viewer may know: no gap tells of others. */
export interface Happened {
  number: number
  what: Event
}

export type Event =
  | { event: 'Chose'; seat: number; party: number }
  | { event: 'Dropped' }
  | { event: 'Placed'; party: number; scale: number; direction: number }
  | { event: 'Began'; turn: number; seat: number | null }
  | { event: 'Drew'; seat: number | null; pile: number }
  | { event: 'Played'; seat: number | null; card: number; side: string; scale: number; direction: number }
  | { event: 'Called'; seat: number | null; voter: number }
  | { event: 'Acted'; party: number; side: string; seat: number | null; pile: number | null; voter: number | null }
  | { event: 'Declined'; party: number; side: string }
  | { event: 'Moved'; side: string; scale: number; direction: number; parties: number[] }
  | { event: 'Invited'; seat: number | null; card: number; scale: number; direction: number }
  | { event: 'Welcomed'; seat: number; party: number; most: number }
  | { event: 'Closed'; seat: number }
  | { event: 'Contributed'; seat: number; party: number; pile: number; voter: number | null }
  | { event: 'BroughtBack'; seat: number; party: number; pile: number; voter: number | null }
  | { event: 'Entered'; party: number }
  | { event: 'Changed'; change: string; one: number; other: number; strength: number }
  | { event: 'NothingToChange' }
  | { event: 'VoterDecided'; voter: number; party: number; group: number; scale: number; by_order: boolean; used: number }
  | { event: 'Ended' }
