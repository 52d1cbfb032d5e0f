/** What a seat sees of Coalitions, and how to find things in it. Decides nothing. */
import type { Ballot, Blank, Deal, View } from '$client/generated/coalitions'

export type * from '$client/generated/coalitions'

export type Paper = Ballot | Blank

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
