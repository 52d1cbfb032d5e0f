/** Who starts ahead in a region, gathered by how far; parties of one cell are gathered too. */
import { seatsOf, type View } from './view'

export interface Heads {
  votes: number
  parties: { seat: number; many: number }[]
}

export function heads(view: View, region: number): Heads[] {
  const of = (seat: number) => view.head_starts[seat]?.[region] ?? 0
  const ahead = seatsOf(view).filter((seat) => of(seat) > 0)
  const steps = [...new Set(ahead.map(of))].toSorted((a, b) => b - a)
  return steps.map((votes) => ({
    votes,
    parties: gathered(
      view,
      ahead.filter((seat) => of(seat) === votes),
    ),
  }))
}

function gathered(view: View, seats: number[]): { seat: number; many: number }[] {
  const byCell = new Map<number | null, number[]>()
  for (const seat of seats)
    byCell.set(view.cells[seat] ?? null, [...(byCell.get(view.cells[seat] ?? null) ?? []), seat])
  return [...byCell.values()].map((crowd) => ({ seat: crowd[0] ?? 0, many: crowd.length }))
}
