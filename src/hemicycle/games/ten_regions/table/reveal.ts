/** A count told step by step: which region when, how long its bars are, and what is said of it. Counts nothing itself. */
import type { Line } from '$client/generated/wire'
import { type Count, type Parliament, type Row, sum } from './view'

/** Region by region; null at the end is the parliament as a whole. */
export type Step = Count | null

/** Clear wins come first and ties last; of a vote only the regions it was about. */
export function steps(parliament: Parliament, voteOnly = false): Step[] {
  const told = voteOnly ? parliament.counts.filter(tied) : parliament.counts
  return [...told.toSorted((a, b) => lead(b) - lead(a) || a.region - b.region), null]
}

export function hasBallots(count: Count): boolean {
  return count.leaders.length > 1 && count.votes.length > 0
}

/** By how much the first is ahead of the second; 0 for a tie. */
export function lead(count: Count): number {
  const [first = 0, second = 0] = count.rows.map((row) => row.votes).toSorted((a, b) => b - a)
  return first - second
}

export function top(count: Count): number {
  return Math.max(0, ...count.rows.map((row) => row.votes))
}

export function tied(count: Count): boolean {
  return count.leaders.length > 1
}

/** Mandates given by the regions counted so far. */
export function given(counts: Count[], mandates: number[], seats: number): number[] {
  const won = Array<number>(seats).fill(0)
  for (const { region, winner } of counts)
    if (winner !== null) won[winner] = (won[winner] ?? 0) + (mandates[region] ?? 0)
  return won
}

// Bars --------------------------------------------------------------------------------------------

export type Part = 'head' | 'media' | 'rally'
export interface Segment {
  part: Part
  from: number
  span: number
}
export interface Cut {
  by: number | null
  from: number
  span: number
  amount: number
}
export interface Bar {
  seat: number
  votes: number
  gross: number
  segments: Segment[]
  cuts: Cut[]
}

/** The most votes first; then who had more before losses. */
export function bars(count: Count): Bar[] {
  const widest = Math.max(10, ...count.rows.map(gross))
  return count.rows
    .map((row, seat) => bar(row, seat, widest))
    .toSorted((a, b) => b.votes - a.votes || b.gross - a.gross || a.seat - b.seat)
}

export function gross(row: Row): number {
  return row.head_start + row.media + row.rallies
}

export function losses(row: Row): number {
  return row.own_loss + sum(row.losses.map((loss) => loss.amount))
}

function bar(row: Row, seat: number, widest: number): Bar {
  const percent = (votes: number) => (100 * votes) / widest
  const parts: [Part, number][] = [
    ['head', row.head_start],
    ['media', row.media],
    ['rally', row.rallies],
  ]
  let end = 0
  const segments = parts
    .filter(([, votes]) => votes > 0)
    .map(([part, votes]) => {
      const segment = { part, from: percent(end), span: percent(votes) }
      end += votes
      return segment
    })
  const blows = [{ by: null, amount: row.own_loss }, ...bySeat(row)].filter((blow) => blow.amount > 0)
  const cuts = blows.map(({ by, amount }) => {
    const before = end
    end = Math.max(0, end - amount)
    return { by, amount, from: percent(end), span: percent(before - end) }
  })
  return { seat, votes: row.votes, gross: gross(row), segments, cuts }
}

/** Losses by who caused them, each named once. */
export function bySeat(row: Row): { by: number; amount: number }[] {
  const sums = new Map<number, number>()
  for (const { by, amount } of row.losses) sums.set(by, (sums.get(by) ?? 0) + amount)
  return [...sums].map(([by, amount]) => ({ by, amount }))
}

/** Neither votes nor tokens, given or suffered. */
export function absent(bar: Bar): boolean {
  return bar.gross === 0 && bar.cuts.length === 0
}

export const GROW = 300
export const CUTS_FROM = 3 * GROW + 350
export const CUT = 300

/** How long bars grow and are cut, in milliseconds. */
export function suspenseOf(bars: Bar[]): number {
  return CUTS_FROM + CUT * Math.max(0, ...bars.map((bar) => bar.cuts.length)) + 250
}

// Sentences ------------------------------------------------------------------------------------------

const party = (seat: number) => ({ of: 'seat', at: seat })

/** What is said of a region when its bars have stopped. */
export function verdict(count: Count, settled: boolean): Line {
  const votes = top(count)
  if (votes === 0) return { key: 'table-count-nobody', args: {} }
  if (tied(count)) return tieVerdict(count, settled, votes)
  const winner = count.winner ?? count.leaders[0] ?? 0
  const others = count.rows
    .map((row, seat) => ({ seat, votes: row.votes }))
    .filter(({ seat, votes }) => seat !== winner && votes > 0)
  const second = others.toSorted((a, b) => b.votes - a.votes)[0]
  if (second === undefined) return { key: 'table-count-alone', args: { party: party(winner), votes } }
  return {
    key: 'table-count-won',
    args: { party: party(winner), votes, lead: votes - second.votes, second: party(second.seat) },
  }
}

function tieVerdict(count: Count, settled: boolean, votes: number): Line {
  const parties = count.leaders.map(party)
  if (count.winner !== null) {
    const ballots = ballotsFor(count, count.winner)
    return {
      key: 'table-count-voted',
      args: { parties, votes, party: party(count.winner), ballots, of: count.votes.length },
    }
  }
  return { key: settled ? 'table-count-deadlock' : 'table-count-tied', args: { parties, votes } }
}

export function ballotsFor(count: Count, seat: number | null): number {
  return count.votes.filter((vote) => vote === seat).length
}

/** Who holds a role, in the order of seats. */
export function holders(parliament: Parliament, role: string): number[] {
  return parliament.roles.flatMap((held, seat) => (held === role ? [seat] : []))
}

/** The parliament in a sentence: who rules and who opposes. */
export function government(parliament: Parliament): Line {
  const ruling = holders(parliament, 'ruling').map(party),
    opposition = holders(parliament, 'opposition').map(party)
  if (ruling.length > 1) return { key: 'table-house-coalition', args: { parties: ruling } }
  if (ruling.length === 0)
    return { key: sum(parliament.mandates) > 0 ? 'table-house-all' : 'table-house-nobody', args: {} }
  if (opposition.length === 0) return { key: 'table-house-alone', args: { party: ruling[0] ?? null } }
  return { key: 'table-house-both', args: { party: ruling[0] ?? null, opposition: opposition[0] ?? null } }
}

/** Benches from left to right: those who rule, those between, those who oppose. */
export function benches(parliament: Parliament, cells: (number | null)[]): number[] {
  const side: Record<string, number> = { ruling: 0, parliament: 1, outside: 1, opposition: 2 }
  return byCell(cells).toSorted(
    (a, b) => (side[parliament.roles[a] ?? ''] ?? 1) - (side[parliament.roles[b] ?? ''] ?? 1),
  )
}

/** Seats in the order of the compass. */
export function byCell(cells: (number | null)[]): number[] {
  return cells.map((_, seat) => seat).toSorted((a, b) => (cells[a] ?? 99) - (cells[b] ?? 99) || a - b)
}
