/** How parties and seats look. Colour belongs to parties; a seat is its number in ink. */
import type { Deck } from './view'

export interface Look {
  css: string
  symbol: string
}

/** Drawn for the parties of the shipped set; another set takes those that are left, in order. */
export const DRAWN: readonly string[] = ['rose', 'hat', 'leaf', 'lemon', 'fist', 'nut', 'cross']

export function partyLook(deck: Pick<Deck, 'parties'>, party: number): Look {
  const ids = deck.parties.map(({ id }) => id)
  const own = ids[party] ?? ''
  const left = DRAWN.filter((drawn) => !ids.includes(drawn))
  const drawn = DRAWN.includes(own)
    ? own
    : (left[ids.slice(0, party).filter((id) => !DRAWN.includes(id)).length] ?? 'rose')
  return { css: `koa-${drawn}`, symbol: `koa-${drawn}` }
}

export function seatLook(seat: number): Look {
  return { css: 'koa-seat', symbol: `koa-seat-${seat + 1}` }
}
