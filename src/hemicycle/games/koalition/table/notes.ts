/** What the list of seats and the folio line say of a view. */
import type { Words } from '$client/lib/game'
import { choosingLeader, type View } from './view'

export function title(view: View, words: Words): string {
  const phase = words.say(`phase-${view.phase}`)
  if (view.country === null || view.phase === 'over' || choosingLeader(view)) return phase
  const args = {
    country: words.name('country', view.country),
    number: view.number,
    countries: view.countries,
    phase,
    election: view.election,
  }
  return words.say(view.election > 1 ? 'table-title-again' : 'table-title', args)
}

/** Chairs, and how many cards are held. */
export function note(view: View, seat: number, words: Words): string {
  const parties = view.blocs.flatMap(({ party, chair }) =>
    chair === seat ? [words.name('party', party)] : [],
  )
  const chairs = parties.length > 0 ? [words.say('table-note-chair', { parties: words.list(parties) })] : []
  const held = view.held[seat]
  const hand =
    held === undefined || view.phase === 'over'
      ? ''
      : words.say(view.with_actions ? 'table-note-hand' : 'table-note-politicians', {
          politicians: held.politicians,
          actions: held.actions,
        })
  return [view.leader === seat ? words.say('table-note-leader') : '', ...chairs, hand]
    .filter(Boolean)
    .join(' · ')
}

export function figure(view: View, seat: number, words: Words): { value: number; label: string } | null {
  const value = view.phase === 'over' ? view.europe.scores[seat] : view.power[seat]
  return value === undefined ? null : { value, label: words.say('table-points-label', { count: value }) }
}
