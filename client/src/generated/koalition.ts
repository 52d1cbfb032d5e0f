// Made by `make types` from hemicycle.games.koalition.rules.views. Do not edit.

/** Until it is counted, everything on the table is given as if it were counted now. */
export interface View {
  phase: string
  deck: Deck
  countries: number
  number: number
  country: number | null
  fields: number
  bonus: number[]
  election: number
  elections: number
  election_limit: number
  failed: Failed[]
  coalition_size: string
  with_actions: boolean
  packets: boolean
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
  declared: [number, number][]
  table: Lying[]
  tallies: Tally[]
  total: number
  majority: number
  held: Held[]
  mine: Hand | null
  aside: number[]
  spent: [string, number][]
  undealt: [number, number]
  blocs: Bloc[]
  coalitions: Coalition[]
  possible: number
  my_side: number[] | null
  siding: number[]
  proposals: Proposal[]
  given_up: boolean[]
  last: Ended | null
  happened: Happened[]
  pad: Row[]
  power: number[]
  booked: number[][]
  europe: Europe
}

/** The whole set; action cards as kinds with their counts. It never changes. */
export interface Deck {
  parties: Party[]
  politicians: Politician[]
  jokers: number[]
  actions: [string, number][]
  countries: Country[]
}

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

/** `fields`: politicians of each player; `bonus`: of the chair of the strongest, the second, a further party. */
export interface Country {
  name: string
  fields: number
  bonus: [number, number, number]
}

/** `why`: "time", "given-up", "no-coalition". */
export interface Failed {
  election: number
  why: string
}

/** A politician on the table; `marks` in the order played. */
export interface Lying {
  place: number
  card: number
  party: number
  value: number
  owner: number
  by_clock: boolean
  out: boolean
  egg: boolean
  marks: Mark[]
}

/** An action card on a politician or party: "double", "skull", "egg", "sausage", "vest".
 * A vest has made the one it covers inactive. */
export interface Mark {
  kind: string
  by: number
  active: boolean
}

/** A party as it stands: `printed` are the values of those not out, `votes` what comes of them after double and
 * scandal, `chairs` one seat, several tied, or none, `sums` the values of each seat that count for the chair. */
export interface Tally {
  party: number
  printed: number
  votes: number
  doubled: boolean
  scandals: Mark[]
  scandal: boolean
  chairs: number[]
  sums: number[]
}

/** How many cards of each deck a hand has. */
export interface Held {
  politicians: number
  actions: number
}

/** `politicians`: cards of the politician deck, its jokers too; `jokers`: those of the action deck. */
export interface Hand {
  politicians: number[]
  jokers: number[]
  actions: [string, number][]
}

/** What can be in a government: a party, or a camp of a split one. `members`: whose politicians stand in it. */
export interface Bloc {
  party: number
  chair: number | null
  camp: boolean
  votes: number
  members: number[]
}

/** Blocs that may govern; `points` of each seat if they do, `bonus` of each member's chair. */
export interface Coalition {
  members: number[]
  votes: number
  chairs: number[]
  points: number[]
  bonus: number[]
}

/** `coalition` is the number of the `government` that it proposes. */
export interface Proposal {
  number: number
  by: number
  coalition: number
  government: Coalition
  hands: number[]
}

/** An election as it was when it ended; `why` it failed, or "" where somebody governs. */
export interface Ended {
  country: number
  election: number
  why: string
  table: Lying[]
  tallies: Tally[]
  total: number
  majority: number
  blocs: Bloc[]
}

/** An event with its number, counted from 1 among those that the viewer may know: no gap tells of others. */
export interface Happened {
  number: number
  what: Event
}

export type Event =
  | { event: 'Struck'; by: number; proposer: number }

/** A country that is over, as the pad has it: its government, the strongest first, and what came of it by seat,
 * and by seat and party. */
export interface Row {
  country: number
  elections: number
  government: Governing[]
  influence: number[]
  bonus: number[]
  booked: number[][]
}

export interface Governing {
  party: number
  chair: number | null
  camp: boolean
  votes: number
  bonus: number
}

export interface Europe {
  shares: Share[]
  given: number[]
  scores: number[]
}

/** A party in Europe: its points, the bonus by its rank, who has most points in it, what each of these gets. */
export interface Share {
  party: number
  points: number
  bonus: number
  holders: number[]
  each: number
}
