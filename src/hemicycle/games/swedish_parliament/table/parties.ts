/** How parties look: the class of a colour and the id of a symbol, by the number of the party. */
import type { PartyLook } from '$client/lib/game'
import type { View } from './view'

const KEYS = [
  'conservatives',
  'liberals',
  'labour',
  'socialists',
  'farmers',
  'christians',
  'greens',
  'nationalists',
  'feminists',
  'pirates',
]

export const NOBODY: PartyLook = { css: 'swe-none', symbol: 'swe-none' }

export function look(party: number | null): PartyLook {
  const key = party === null ? undefined : KEYS[party]
  return key === undefined ? NOBODY : { css: `swe-${key}`, symbol: `swe-${key}` }
}

export function seatLook(view: Pick<View, 'parties'> | null, seat: number): PartyLook {
  return look(view?.parties[seat] ?? null)
}
