/** Tokens lying on the map while a campaign is composed. What they come to and which placements are allowed is the rules' to say. */
import { FIELD, type Kind, KINDS, type Purse, sum } from './view'

export interface Strike {
  region: number
  target: number | null
}
export interface Placement {
  media: number[]
  rallies: number[]
  conflicts: Strike[]
  controls: Strike[]
}
export type Counts = Record<Kind, number>

export function empty(regions: number): Placement {
  return {
    media: Array<number>(regions).fill(0),
    rallies: Array<number>(regions).fill(0),
    conflicts: [],
    controls: [],
  }
}

/** What a view keeps of a campaign, or nothing placed; short lists are filled up. */
export function placementOf(kept: Placement | null, regions: number): Placement {
  if (kept === null) return empty(regions)
  const fill = (row: number[]) => Array.from({ length: regions }, (_, region) => row[region] ?? 0)
  const strikes = (bag: Strike[]) => bag.map(({ region, target }) => ({ region, target }))
  return {
    media: fill(kept.media),
    rallies: fill(kept.rallies),
    conflicts: strikes(kept.conflicts),
    controls: strikes(kept.controls),
  }
}

/** A strike is aimed at another party; other tokens work for their owner alone. */
export function aims(kind: Kind): kind is 'conflict' | 'control' {
  return kind === 'conflict' || kind === 'control'
}

export function put(
  placement: Placement,
  kind: Kind,
  region: number,
  target: number | null = null,
  times = 1,
): Placement {
  if (aims(kind))
    return struck(placement, kind, [...strikes(placement, kind), ...repeat({ region, target }, times)])
  return moved(placement, kind, region, times)
}

/** One token less; of several strikes in a region the last. */
export function take(placement: Placement, kind: Kind, region: number): Placement {
  if (count(placement, kind, region) === 0) return placement
  if (!aims(kind)) return moved(placement, kind, region, -1)
  const last = strikes(placement, kind).findLastIndex((strike) => strike.region === region)
  return struck(placement, kind, strikes(placement, kind).toSpliced(last, 1))
}

/** The strike of that number takes aim at another. */
export function aim(placement: Placement, kind: Kind, at: number, target: number | null): Placement {
  if (!aims(kind)) return placement
  return struck(
    placement,
    kind,
    strikes(placement, kind).map((strike, place) => (place === at ? { ...strike, target } : strike)),
  )
}

export function clear(placement: Placement, region: number): Placement {
  const away = (bag: Strike[]) => bag.filter((strike) => strike.region !== region)
  return {
    media: placement.media.with(region, 0),
    rallies: placement.rallies.with(region, 0),
    conflicts: away(placement.conflicts),
    controls: away(placement.controls),
  }
}

export function strikes(placement: Placement, kind: Kind): Strike[] {
  return kind === 'conflict' ? placement.conflicts : kind === 'control' ? placement.controls : []
}

export function count(placement: Placement, kind: Kind, region: number): number {
  if (aims(kind)) return strikes(placement, kind).filter((strike) => strike.region === region).length
  return placement[row(kind)][region] ?? 0
}

export function counts(placement: Placement, region: number): Counts {
  return byKind((kind) => count(placement, kind, region))
}

/** What is still in the purse. */
export function left(placement: Placement, purse: Purse): Counts {
  return byKind(
    (kind) => purse[FIELD[kind]] - (aims(kind) ? strikes(placement, kind).length : sum(placement[row(kind)])),
  )
}

export function complete(placement: Placement, purse: Purse): boolean {
  return KINDS.every((kind) => left(placement, purse)[kind] === 0)
}

export function untouched(placement: Placement): boolean {
  return (
    sum(placement.media) + sum(placement.rallies) + placement.conflicts.length + placement.controls.length ===
    0
  )
}

/** The action as the server reads it. */
export function action(placement: Placement, name: 'Campaign' | 'Draft') {
  const bag = (strikes: Strike[]) => strikes.map((strike) => ({ ...strike, do: 'Strike' }))
  return {
    do: name,
    media: placement.media,
    rallies: placement.rallies,
    conflicts: bag(placement.conflicts),
    controls: bag(placement.controls),
  }
}

export function same(one: Placement, other: Placement): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(placement: Placement): Placement {
  const order = (bag: Strike[]) =>
    bag.toSorted((a, b) => a.region - b.region || (a.target ?? -1) - (b.target ?? -1))
  return {
    ...placementOf(placement, placement.media.length),
    conflicts: order(placement.conflicts),
    controls: order(placement.controls),
  }
}

function row(kind: 'media' | 'rally'): 'media' | 'rallies' {
  return FIELD[kind]
}

function moved(placement: Placement, kind: 'media' | 'rally', region: number, by: number): Placement {
  const tokens = placement[row(kind)]
  return { ...placement, [row(kind)]: tokens.with(region, (tokens[region] ?? 0) + by) }
}

function struck(placement: Placement, kind: 'conflict' | 'control', strikes: Strike[]): Placement {
  return { ...placement, [FIELD[kind]]: strikes }
}

function repeat(strike: Strike, times: number): Strike[] {
  return Array.from({ length: times }, () => ({ ...strike }))
}

function byKind(number: (kind: Kind) => number): Counts {
  return {
    media: number('media'),
    rally: number('rally'),
    conflict: number('conflict'),
    control: number('control'),
  }
}
