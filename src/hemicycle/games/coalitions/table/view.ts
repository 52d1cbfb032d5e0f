/** What a seat sees of Coalitions, as the server sends it. Decides nothing. */

export type Phase = 'pack' | 'deal' | 'turn' | 'answers' | 'talk' | 'ballots' | 'over'

/** A government and its division of the pool; members in the order of their seats. */
export interface Deal {
  members: number[]
  shares: number[]
}
/** Without a deal it is to clear the table. */
export interface Proposal {
  number: number
  by: number
  deal: Deal | null
}
export interface Turn {
  round: number
  number: number
  by: number
  proposal: Proposal | null
  answers: (boolean | null)[]
  outcome: 'passed' | 'accepted' | 'rejected' | 'void'
  late: boolean
}
export interface Payment {
  round: number
  payer: number
  payee: number
  amount: number
}
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
export interface Limit {
  clock: string
  seconds: number | null
}
export interface Panel {
  governments: number[][]
  all_shown: boolean
  power: number[]
}
export type Paper = ({ do: 'Ballot' } & Deal) | { do: 'Blank' }

export interface View {
  phase: Phase
  round: number
  round_limit: number | null
  last_round: boolean
  /** Why the game is over; empty while it is not. */
  verdict: string
  bargaining: 'public' | 'private' | 'alternate'
  packs: string | number[][]
  done_early: boolean
  session_seconds: number | null
  public: boolean
  total: number
  quota: number
  mandates: number[]
  /** Since the start of which round; 0 while in. */
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
  /** What was proposed in this round and how it was answered, the latest last. */
  proposed: Turn[]
  table: Deal | null
  proposals: number
  proposal: Proposal | null
  answers: (boolean | null)[]
  ready: boolean[]
  handed_in: boolean[]
  mine: Paper | null
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

export function seatsOf(view: Pick<View, 'out'>): number[] {
  return view.out.map((_, seat) => seat)
}

/** Who is in. */
export function playersOf(view: Pick<View, 'out'>): number[] {
  return seatsOf(view).filter((seat) => !view.out[seat])
}

export function held(view: Pick<View, 'mandates'>, members: number[]): number {
  return sum(members.map((seat) => view.mandates[seat] ?? 0))
}

export function shareOf(deal: Deal | null, seat: number): number {
  return deal?.shares[deal.members.indexOf(seat)] ?? 0
}

export function same(one: Deal | null, other: Deal | null): boolean {
  return JSON.stringify([one?.members, one?.shares]) === JSON.stringify([other?.members, other?.shares])
}

export function bargaining(view: Pick<View, 'phase'>): boolean {
  return ['turn', 'answers', 'talk', 'ballots'].includes(view.phase)
}

/** Who has still to answer what is proposed. */
export function asked(view: View): number[] {
  if (view.proposal === null) return []
  return (view.proposal.deal?.members ?? playersOf(view)).filter(
    (seat) => (view.answers[seat] ?? null) === null,
  )
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
