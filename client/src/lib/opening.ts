/** How a table is opened from what was asked for. */
import { api } from './api'
import type { Game, Table } from '../generated/wire'

/** Me on the first seat, a bot on every other, and off we go. Nobody waits for anybody, so no clock runs. */
export function playBots(
  game: Game,
  seats: number,
  bot: string,
  options = game.presets.quick ?? {},
): Promise<Table> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), bot]))
  return api.open({
    game: game.key,
    seats,
    options,
    public: false,
    timed: false,
    absence: { policy: 'wait', minutes: 5 },
    bots,
    sit: 0,
    start: true,
  })
}

/** Whether somebody may play it with nobody else. */
export const isForOne = (game: Game): boolean => game.seats[0] === 1

/** The usual game: who is alone chooses everything and keeps nobody waiting. */
export const playAlone = (game: Game): Promise<Table> => playBots(game, 1, '', {})

/** Codes are read in any case, with any spaces. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

export function codeShown(id: string): string {
  return `${id.slice(0, 3)} ${id.slice(3)}`
}
