/** What somebody asks for when opening a table, and how it is sent. */
import { me } from '../../lib/me.svelte'
import type { Data } from '../../lib/data'
import type { Absence, Game } from '../../generated/wire'
import type { NewTable } from '../../generated/requests'

export interface Wishes {
  name: string
  title: string
  /** Per seat: "" open, "me", or "bot <name>". */
  seats: string[]
  options: Record<string, Data>
  public: boolean
  timed: boolean
  policy: Absence['policy']
  minutes: number
}

export function fresh(game: Game): Wishes {
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], 4))
  return {
    name: me.name,
    title: '',
    seats: Array.from({ length: seats }, (_, at) => (at ? '' : 'me')),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    public: false,
    timed: true,
    policy: 'bot',
    minutes: 3,
  }
}

export function resized(seats: string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? '')
}

/** One seat, and it is mine: then there is nobody to wait for. */
export const alone = ({ seats }: Wishes): boolean => seats.length === 1 && seats[0] === 'me'

export function sent(game: Game, wishes: Wishes): NewTable {
  const bots = wishes.seats.flatMap((who, at) =>
    who.startsWith('bot ') ? [[String(at), who.slice(4)] as const] : [],
  )
  const sit = wishes.seats.indexOf('me')
  return {
    game: game.key,
    seats: wishes.seats.length,
    options: unusualOnly(game, wishes.options),
    ...(wishes.title.trim() ? { name: wishes.title.trim() } : {}),
    public: wishes.public,
    timed: wishes.timed,
    absence: { policy: wishes.policy, minutes: wishes.minutes },
    bots: Object.fromEntries(bots),
    sit: sit < 0 ? null : sit,
    ...(alone(wishes) ? { start: true } : {}),
  }
}

function unusualOnly(game: Game, options: Record<string, Data>): Record<string, Data> {
  const usual = new Map(game.options.map((option) => [option.name, JSON.stringify(option.default)]))
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== usual.get(name)),
  )
}
