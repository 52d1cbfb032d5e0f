/** What a seat sees of Koalition, and how to find things in it. Decides nothing. */
import type { Ended, Lying, Mark, Row, View } from '$client/generated/koalition'

export type * from '$client/generated/koalition'

export type Kind = Mark['kind']

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
