/** Why an action card cannot be played on something. It is asked only where the server's form leaves that out. */
import { covered, type On } from './count'
import { targets } from './offers'
import type { Kind, View } from './view'

export const REASONS = [
  'none-lying',
  'out',
  'doubled',
  'egged',
  'scandalised',
  'nobody-in',
  'nothing-to-cover',
  'nowhere',
] as const
export type Reason = (typeof REASONS)[number]

export function reason({ table, tallies }: Pick<View, 'table' | 'tallies'>, kind: Kind, on: On): Reason {
  if ('party' in on) {
    if (kind === 'vest') return 'nothing-to-cover'
    const standing = table.some(({ party, out, egg }) => party === on.party && !out && !egg)
    return tallies[on.party]?.scandals.some((mark) => mark.kind === 'sausage')
      ? 'scandalised'
      : standing
        ? 'nowhere'
        : 'nobody-in'
  }
  const card = table.find(({ place }) => place === on.place)
  if (card === undefined) return 'nowhere'
  if (kind === 'vest') return covered(card.marks) ? 'nowhere' : 'nothing-to-cover'
  if (card.out) return 'out'
  if (kind === 'double') return tallies[card.party]?.doubled ? 'doubled' : 'nowhere'
  return kind === 'egg' && card.marks.some((mark) => mark.kind === 'egg') ? 'egged' : 'nowhere'
}

/** Why a card in the hand has nowhere to go: what all that lies there have in common. Null: it has. */
export function struck(view: Pick<View, 'table' | 'tallies'>, form: unknown, kind: Kind): Reason | null {
  if (targets(form, kind).length > 0) return null
  if (view.table.length === 0) return 'none-lying'
  const parties = [...new Set(view.table.map(({ party }) => party))]
  const asked: On[] =
    kind === 'sausage' ? parties.map((party) => ({ party })) : view.table.map(({ place }) => ({ place }))
  const all = [...new Set(asked.map((on) => reason(view, kind, on)))]
  const telling = all.length > 1 ? all.filter((why) => why !== 'out') : all // who is out goes without saying
  return telling.length === 1 ? (telling[0] ?? 'nowhere') : 'nowhere'
}
