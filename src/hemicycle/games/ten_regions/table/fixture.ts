/** A small country and what happened in it, for tests. */
import type { Form } from '$client/generated/wire'
import type { Count, Parliament, Region, Row, View } from './view'

export const PRINTED: Region[] = [
  ['right', 'authoritarian'],
  ['centre', 'authoritarian'],
  ['left', 'authoritarian'],
  ['right', 'moderate'],
  ['centre', 'moderate'],
  ['left', 'moderate'],
  ['right', 'libertarian'],
  ['centre', 'libertarian'],
  ['left', 'libertarian'],
  [null, null],
].map(([economic, social]) => ({ economic, social, mandates: 1 }) as Region)

export function view(changes: Partial<View> = {}): View {
  const seats = changes.cells?.length ?? 4
  const each = <T>(value: T) => Array<T>(seats).fill(value)
  return {
    phase: 'campaign',
    turn: 1,
    turns: 3,
    regions: PRINTED,
    cells: [3, 0, 2, 4].slice(0, seats),
    lots: [],
    cell_leanings: [
      ['left', 'authoritarian'],
      ['centre', 'authoritarian'],
      ['right', 'authoritarian'],
      ['left', 'moderate'],
      ['centre', 'moderate'],
    ],
    head_starts: each([0, 0, 10, 10, 10, 20, 0, 0, 10, 0]),
    worth: [
      { kind: 'media', own: 20, target: 0 },
      { kind: 'rally', own: 10, target: 0 },
      { kind: 'conflict', own: -10, target: -10 },
      { kind: 'control', own: -10, target: -20 },
    ],
    purses: each({ media: 2, rallies: 1, conflicts: 1, controls: 0 }),
    points: each(0),
    seals: each(0),
    mine: null,
    draft: null,
    totals: [0, 0, 10, 10, 10, 20, 0, 0, 10, 0],
    ballot: null,
    ties: [],
    called: [],
    open_ties: false,
    three_way_first: 'all',
    zero_votes: 'nobody',
    parliaments: [],
    ...changes,
  }
}

export function strikeForm(count: number, targets: (number | null)[] = [null, 1, 2, 3]): Form {
  const fields = {
    region: { pick: PRINTED.map((_, region) => region), of: 'region' },
    target: { pick: targets, of: 'seat' },
  }
  return { bag: count, from: { make: 'Strike', fields } }
}

export function campaignForm(name = 'Campaign', up_to?: boolean): Form {
  const limit = up_to ? { up_to } : {}
  return {
    make: name,
    fields: {
      media: { split: 2, places: 10, of: 'region', ...limit },
      rallies: { split: 1, places: 10, of: 'region', ...limit },
      conflicts: { ...strikeForm(1), ...limit },
      controls: { ...strikeForm(0), ...limit },
    },
  }
}

export function row(votes: number, changes: Partial<Row> = {}): Row {
  return { head_start: 0, media: votes, rallies: 0, own_loss: 0, losses: [], votes, ...changes }
}

export function count(region: number, votes: number[], changes: Partial<Count> = {}): Count {
  const most = Math.max(...votes)
  const leaders = most === 0 ? [] : votes.flatMap((own, seat) => (own === most ? [seat] : []))
  const [winner = null, ...tied] = leaders
  return {
    region,
    rows: votes.map((own) => row(own)),
    leaders,
    winner: tied.length > 0 ? null : winner,
    votes: [],
    silent: [],
    ...changes,
  }
}

export function parliament(counts: Count[], changes: Partial<Parliament> = {}): Parliament {
  return {
    turn: 1,
    counts,
    mandates: [],
    roles: [],
    points: [],
    settled: true,
    late: [],
    silent: [],
    ...changes,
  }
}
