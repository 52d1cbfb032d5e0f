/** What the list of seats and the folio line say of a view. */
import type { Words } from '$client/lib/game'
import type { View } from './view'

export function title(view: View, words: Words): string {
  const phase = words.say(`phase-${view.phase}`)
  return view.phase === 'campaign' || view.phase === 'vote'
    ? words.say('table-title', { turn: view.turn, turns: view.turns, phase })
    : phase
}

/** Mandates and role in the last parliament; before the first one, where the party stands. */
export function note(view: View, seat: number, words: Words): string {
  const parliament = view.parliaments.at(-1)
  const cell = view.cells[seat] ?? null
  if (cell === null) return ''
  if (parliament === undefined)
    return (view.cell_leanings[cell] ?? []).map((side) => words.say(`leaning-${side}`)).join(', ')
  const mandates = words.say('table-note-mandates', { count: parliament.mandates[seat] ?? 0 })
  const role = parliament.roles[seat]
  const points = words.say('table-note-points', { count: view.points[seat] ?? 0 })
  return [points, mandates, role === 'ruling' || role === 'opposition' ? words.say(`role-${role}`) : '']
    .filter(Boolean)
    .join(' · ')
}
