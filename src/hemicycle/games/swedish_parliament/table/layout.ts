/** Lays the political map: related parties touch, and tiles move as little as they can. Draws nothing and judges no rule. */
import { cells, distance, type Field } from './hexes'
import type { Pair } from './view'

/** By party its cell. */
export type Places = readonly number[]
export interface Laid {
  field: Field
  places: Places
}

/** Tried from the one in use on: a field grows when it must. Whatever can be laid at all has room in the last. */
const FIELDS: readonly Field[] = [
  { rows: 3, columns: 4 },
  { rows: 4, columns: 4 },
  { rows: 6, columns: 6 },
]
const PATIENCE = 60_000 // tries, before the tiles may lie anywhere

/** Where eight parties lie before they have relations: red-green ones to the left. */
export const START: Laid = { field: FIELDS[0] as Field, places: [7, 6, 4, 0, 2, 3, 1, 5] }

export function lay(relations: readonly Pair[], last: Laid): Laid {
  for (const field of FIELDS.filter(({ rows }) => rows >= last.field.rows)) {
    const from = last.places.map((cell) => moved(cell, last.field, field))
    const places = nearest(relations, from, field)
    if (places) return { field, places }
  }
  return last
}

/** The same place on another field. */
function moved(cell: number, from: Field, to: Field): number {
  const row = Math.min(to.rows - 1, Math.floor(cell / from.columns))
  return row * to.columns + Math.min(to.columns - 1, cell % from.columns)
}

/** Of all ways to lie the one with the least movement: a tile that moves counts one, and one for each step. */
function nearest(relations: readonly Pair[], last: Places, field: Field): Places | null {
  const search = new Search(relations, last, field)
  return search.run()
}

class Search {
  private best: number[] | null = null
  private least = Infinity
  private tries = 0
  private readonly near: number[][]
  private readonly order: number[]
  private readonly touch: boolean[][]
  private readonly byNearness: number[][]

  constructor(
    relations: readonly Pair[],
    private readonly last: Places,
    private readonly field: Field,
  ) {
    const all = Array.from({ length: cells(field) }, (_, cell) => cell)
    this.near = last.map((_, party) =>
      relations.flatMap(({ one, other }) => (one === party ? [other] : other === party ? [one] : [])),
    )
    this.touch = all.map((one) => all.map((other) => distance(one, other, field) === 1))
    this.byNearness = last.map((from) =>
      all.toSorted((a, b) => distance(from, a, field) - distance(from, b, field) || a - b),
    )
    this.order = ordered(this.near)
  }

  run(): number[] | null {
    this.place(0, new Array<number>(this.last.length).fill(-1), new Set(), 0)
    return this.best
  }

  private place(at: number, places: number[], taken: Set<number>, cost: number): void {
    if (cost >= this.least || (this.best !== null && this.tries > PATIENCE)) return
    const party = this.order[at]
    if (party === undefined) {
      this.best = [...places]
      this.least = cost
      return
    }
    const placed = (this.near[party] ?? []).map((other) => places[other] ?? -1).filter((cell) => cell >= 0)
    for (const cell of this.byNearness[party] ?? []) {
      if (taken.has(cell) || !placed.every((other) => this.touch[cell]?.[other])) continue
      this.tries++
      places[party] = cell
      taken.add(cell)
      this.place(at + 1, places, taken, cost + this.costOf(party, cell))
      taken.delete(cell)
      places[party] = -1
    }
  }

  private costOf(party: number, cell: number): number {
    const steps = distance(this.last[party] ?? 0, cell, this.field)
    return steps === 0 ? 0 : 1 + steps
  }
}

/** Those with most relations first, then whoever is bound to most of those before. */
function ordered(near: readonly number[][]): number[] {
  const order: number[] = []
  const rest = new Set(near.keys())
  while (rest.size > 0) {
    const bound = (party: number) => (near[party] ?? []).filter((other) => !rest.has(other)).length
    const [next] = [...rest].toSorted(
      (a, b) => bound(b) - bound(a) || (near[b]?.length ?? 0) - (near[a]?.length ?? 0) || a - b,
    )
    if (next === undefined) break
    order.push(next)
    rest.delete(next)
  }
  return order
}
