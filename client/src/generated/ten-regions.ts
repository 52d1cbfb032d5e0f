// Made by `make types` from hemicycle.games.ten_regions.rules.views. Do not edit.

/** `lots`: whose cell was not chosen but drawn. `mine`, `draft`, `ballot`: the viewer's own; `totals` is what the
 * tokens of its campaign, or else of its draft, come to by region while nobody takes votes from it. `ties` are those
 * voted on now; `called` are the ballots given so far where that is done openly. `three_way_first`, `open_ties` and
 * `zero_votes` were agreed on. */
export interface View {
  phase: string
  turn: number
  turns: number
  regions: Region[]
  cells: (number | null)[]
  lots: number[]
  cell_leanings: [string, string][]
  head_starts: number[][]
  worth: Token[]
  purses: Purse[]
  points: number[]
  seals: number[]
  mine: Campaign | null
  draft: Draft | null
  totals: number[]
  ballot: Ballot | null
  ties: Tie[]
  called: (Ballot | null)[]
  three_way_first: string
  open_ties: boolean
  zero_votes: string
  parliaments: Parliament[]
}

export interface Region {
  economic: string | null
  social: string | null
  mandates: number
}

/** What one of a kind does to the votes of who places it, and of the party it is aimed at. */
export interface Token {
  kind: string
  own: number
  target: number
}

export interface Purse {
  media: number
  rallies: number
  conflicts: number
  controls: number
}

/** All tokens placed. */
export interface Campaign {
  do: 'Campaign'
  media: number[]
  rallies: number[]
  conflicts: Strike[]
  controls: Strike[]
}

/** A conflict or media-control token, aimed at a party or at none. */
export interface Strike {
  do: 'Strike'
  region: number
  target: number | null
}

/** A campaign left half done. */
export interface Draft {
  do: 'Draft'
  media: number[]
  rallies: number[]
  conflicts: Strike[]
  controls: Strike[]
}

/** For each tied region, in their order, one of the tied parties or an abstention. */
export interface Ballot {
  do: 'Ballot'
  votes: (number | null)[]
}

export interface Tie {
  region: number
  leaders: number[]
}

/** A turn's result. While tied regions are voted on it is not settled, and has no roles and points.
 * `late` had not sealed their campaigns in time, `silent` not given all their votes. */
export interface Parliament {
  turn: number
  counts: Count[]
  mandates: number[]
  roles: string[]
  points: number[]
  settled: boolean
  late: number[]
  silent: number[]
}

/** A region: a row and, once a tie was voted on, a vote of each seat; who leads by votes, who takes it.
 * `silent` gave no vote in time. */
export interface Count {
  region: number
  rows: Row[]
  leaders: number[]
  winner: number | null
  votes: (number | null)[]
  silent: number[]
}

/** A party in a region: whence its votes come, where they go, what remains; thousands. */
export interface Row {
  head_start: number
  media: number
  rallies: number
  own_loss: number
  losses: Loss[]
  votes: number
}

/** What a token of another party takes; thousands. */
export interface Loss {
  by: number
  kind: string
  amount: number
}
