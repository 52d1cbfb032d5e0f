/** What the list of seats and the folio line say of a view. */
import type { Words } from '$client/lib/game'
import { playersOf, type View } from './view'

export function title(view: View, words: Words): string {
  if (view.phase === 'over') return words.say('phase-over')
  const mode = words.say(view.public ? 'table-mode-public' : 'table-mode-private')
  if (view.last_round) return words.say('table-title-last', { round: view.round, mode })
  return words.say(view.round_limit === null ? 'table-title-open' : 'table-title', {
    round: view.round,
    rounds: view.round_limit ?? 0,
    mode,
  })
}

/** Money: what all know of it, and what I know exactly. */
export function note(view: View, seat: number, words: Words): string {
  const exact = view.money[seat] ?? null
  const known = words.say('table-dollars', { amount: view.ledger[seat] ?? 0 })
  const own = words.say('table-dollars', { amount: exact ?? 0 })
  const out = view.out[seat] ? [words.say('table-note-out', { round: view.out[seat] })] : []
  if (exact === null) return [...out, words.say('table-note-public', { amount: known })].join(' · ')
  const same = exact === view.ledger[seat]
  return [...out, words.say(same ? 'table-note-exact' : 'table-note-both', { amount: known, own })].join(
    ' · ',
  )
}

export function figure(view: View, seat: number, words: Words): { value: number; label: string } | null {
  if (!playersOf(view).includes(seat)) return null
  const mandates = view.mandates[seat] ?? 0
  return { value: mandates, label: words.say('table-mandates-label', { count: mandates }) }
}
