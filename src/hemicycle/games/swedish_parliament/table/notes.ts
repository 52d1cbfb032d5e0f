/** What the list of seats and the folio line say of a view. */
import type { Words } from '$client/lib/game'
import { turnoutText } from './scene'
import { VOTERS, type View } from './view'

export function title(view: View, words: Words): string {
  if (view.phase === 'over') return words.say('table-title-over')
  if (view.phase === 'choose' || view.phase === 'place') return words.say('table-title-before')
  return words.say('table-title', { decided: view.decided.length, voters: VOTERS, turn: view.turn })
}

export function note(view: View, seat: number, words: Words): string {
  const party = view.parties[seat] ?? null
  return party === null ? '' : wonText(view, party, words)
}

/** "2 voters, turnout +9" */
export function wonText(view: View, party: number, words: Words): string {
  const won = view.won[party] ?? []
  return won.length === 0
    ? words.say('table-no-voters')
    : words.say('table-won', { count: won.length, turnout: turnoutText(view, won) })
}

export function figure(view: View, seat: number, words: Words): { value: number; label: string } | null {
  const cards = view.hands[seat]?.length ?? 0
  if (view.phase === 'over')
    return {
      value: (view.won[view.parties[seat] ?? -1] ?? []).length,
      label: words.say('table-voters-label', { count: (view.won[view.parties[seat] ?? -1] ?? []).length }),
    }
  return { value: cards, label: words.say('table-cards-label', { count: cards }) }
}
