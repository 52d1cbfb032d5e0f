/** Who sits where, in words. */
import type { Table } from '../generated/wire'
import { isolated, type Words } from './words'

/** The person or bot on a seat. */
export function who(table: Table, seat: number, words: Words): string {
  const { kind, name, bot, substitute } = table.seats[seat] ?? { kind: 'open', name: '' }
  if (seat === table.you.seat && !substitute) return words.say('you')
  if (kind === 'open') return words.say('seat-free')
  if (kind === 'person' && !substitute) return isolated(name) || words.say('somebody')
  const player = words.either([`bot-${bot ?? ''}`])
  if (!name) return words.say('seat-bot', { bot: player })
  return words.say(substitute ? 'seat-substitute' : 'seat-bot-named', { bot: player, name })
}

/** The same beside what the seat is called: nothing where it is called by its person, no name twice. */
export function beside(table: Table, seat: number, words: Words): string {
  const { kind, name, bot, substitute } = table.seats[seat] ?? { kind: 'open', name: '' }
  const called = words.name('seat', seat)
  if (kind === 'bot' && !substitute && called === isolated(name))
    return words.say('seat-bot', { bot: words.either([`bot-${bot ?? ''}`]) })
  const person = who(table, seat, words)
  return person === called ? '' : person
}

/** How a seat is called at a glance: its person, or what the game calls it. */
export function shortName(table: Table, seat: number, words: Words): string {
  const { kind, name } = table.seats[seat] ?? { kind: 'open', name: '' }
  return kind !== 'open' && name ? isolated(name) : words.name('seat', seat)
}

/** How seats are called in a sentence. */
export function fullNames(table: Table, seats: number[], words: Words): string {
  return words.list(
    seats.map((seat) => (seat === table.you.seat ? words.say('you') : words.name('seat', seat))),
  )
}

/** Minutes and seconds since the first moment; hours before them in long games. */
export function elapsed(from: number, to: number): string {
  const seconds = Math.max(0, Math.floor((to - from) / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
