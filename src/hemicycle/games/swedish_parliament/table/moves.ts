/** What a card would do if it were played now, told from what lies open. The server alone decides what it does. */
import {
  type Change,
  type ChangeKind,
  columnOf,
  directionOf,
  kindOf,
  pairKey,
  PARTIES,
  scaleOf,
  SEGMENTS,
  seatOf,
  type Side,
  type View,
} from './view'

export interface Effect {
  scale: number
  direction: number
  /** Move for nothing: whom the card shows highlighted, or everybody. */
  free: number[]
  /** Parties of players who may pay: to join a policy, to stand still at an opinion. */
  payers: number[]
}

export function effect(view: View, card: number, side: Side): Effect | null {
  const scale = scaleOf(view, card)
  const direction = directionOf(view, card, side)
  if (scale === null || direction === null) return null
  const column = columnOf(view, card, side)
  const players = column.filter((party) => seatOf(view, party) !== null)
  if (side !== 'policy') return { scale, direction, free: column, payers: players }
  const highlighted = view.components.ideas[card]?.highlighted ?? []
  return {
    scale,
    direction,
    free: column.filter((party) => highlighted.includes(party)),
    payers: players.filter((party) => !highlighted.includes(party)),
  }
}

/** Where markers stand after one step; two move together, or neither does. */
export function stepped(stands: number[], direction: number): number[] {
  const by = direction === 0 ? -1 : 1
  const after = stands.map((segment) => segment + by)
  return after.every((segment) => segment >= 0 && segment < SEGMENTS) ? after : stands
}

export const canStep = (stands: number[], direction: number): boolean => stepped(stands, direction) !== stands

/** What the relations could become if just these acted. */
export function changesFor(view: View, acted: number[]): Change[] {
  const acts = (party: number) => acted.includes(party)
  const known = view.relations.flatMap(({ one, other, strength }): Change[] => {
    if (acts(one) && acts(other))
      return strength < 3 && (strength < 0 || view.tiles_left > 0) ? [{ kind: 'strengthen', one, other }] : []
    if (!acts(one) && !acts(other)) return []
    return strength > -3 && (strength > 0 || view.tiles_left > 0) ? [{ kind: 'weaken', one, other }] : []
  })
  const fresh = view.creatable
    .filter(([one, other]) => acts(one) && acts(other))
    .map(([one, other]): Change => ({ kind: 'create', one, other }))
  return [...known, ...fresh]
}

/** What a relation is after a change; 0: there is none. */
export function after(strength: number, kind: ChangeKind): number {
  if (kind === 'break') return 0
  if (kind === 'create') return 1
  const next = strength + (kind === 'strengthen' ? 1 : -1)
  return next === 0 ? -Math.sign(strength) : next
}

export function strengthOf(view: View, pair: { one: number; other: number }): number {
  return view.relations.find((relation) => pairKey(relation) === pairKey(pair))?.strength ?? 0
}

/** Sides a card can be played on, the first one first. */
export function sidesOf(view: View, card: number): Side[] {
  return kindOf(view, card) === 'idea'
    ? ['policy', 'opinion']
    : kindOf(view, card) === 'minor'
      ? ['minor']
      : []
}

export const everybody = Array.from({ length: PARTIES }, (_, party) => party)
