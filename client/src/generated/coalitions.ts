// Made by `make types` from hemicycle.games.coalitions.rules.views. Do not edit.

export interface View {
  phase: string
  round: number
  round_limit: number | null
  last_round: boolean
  verdict: string
  bargaining: string
  packs: string | number[][]
  done_early: boolean
  session_seconds: number | null
  public: boolean
  total: number
  quota: number
  mandates: number[]
  out: number[]
  start_money: number
  ante: number
  pool: number
  jackpot: number
  ledger: number[]
  money: (number | null)[]
  starter: number
  turn_of: number | null
  turns: number
  turn_limit: number | null
  passes: number
  passes_needed: number | null
  may_be_done: boolean
  last_turn: Turn | null
  proposed: Turn[]
  table: Deal | null
  proposals: number
  proposal: Proposal | null
  answers: (boolean | null)[]
  ready: boolean[]
  handed_in: boolean[]
  mine: Ballot | Blank | null
  closed: string
  side_payments: boolean
  open_ledger: boolean
  payments: Payment[]
  rounds: Round[]
  pack_set: boolean
  dropped: number[] | null
  seeing_bank: boolean
  limits: Limit[]
  panel: Panel | null
}

/** One that is over. Without a proposal its player passed. */
export interface Turn {
  round: number
  number: number
  by: number
  proposal: Proposal | null
  answers: (boolean | null)[]
  outcome: string
  late: boolean
}

/** What is being answered; without a deal it is to clear the table. */
export interface Proposal {
  number: number
  by: number
  deal: Deal | null
}

/** A government and its division of the pool; members in the order of their seats. */
export interface Deal {
  members: number[]
  shares: number[]
}

/** A deal, written in secret. */
export interface Ballot {
  do: 'Ballot'
  members: number[]
  shares: number[]
}

/** A ballot with no deal on it. */
export interface Blank {
  do: 'Blank'
}

export interface Payment {
  round: number
  payer: number
  payee: number
  amount: number
}

/** One that is over. Without a deal the pool stayed. */
export interface Round {
  number: number
  public: boolean
  mandates: number[]
  pool: number
  turns: number
  deal: Deal | null
  closed: string
  silent: number[]
}

/** How long clocks of a kind run from the next one on. */
export interface Limit {
  clock: string
  seconds: number | null
}

/** Who can govern without a member to spare (the first of them, if there are very many), and power in per mille. */
export interface Panel {
  governments: number[][]
  all_shown: boolean
  power: number[]
}
