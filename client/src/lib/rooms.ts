/** Talk sorted into rooms: everyone, each pair, groups; and what of it is unread. */
import type { Said, Sight, Table } from '../generated/wire'

type Talk = Pick<Sight, 'talk' | 'offers'>

/** The other seats in the room; null: everyone. */
export type Others = number[] | null
export interface Room {
  key: string
  others: Others
  said: Said[]
}

export function keyOf(others: Others): string {
  return others === null ? 'all' : [...others].sort((a, b) => a - b).join('-')
}

export function othersOf(said: Said, me: number | null): Others {
  if (said.to === null) return null
  return [...new Set([said.from, ...said.to])].filter((seat) => seat !== me).sort((a, b) => a - b)
}

/** Every room I may talk in, or where something was said. */
export function rooms(table: Table, sight: Talk, talk: Said[], opened: Others[]): Room[] {
  const me = table.you.seat
  const found = new Map<string, Room>()
  const room = (others: Others) => {
    const key = keyOf(others)
    if (!found.has(key)) found.set(key, { key, others, said: [] })
    return found.get(key) as Room
  }
  room(null)
  if (sight.talk.pairs && me !== null) for (const seat of listeners(table, sight)) room([seat])
  for (const others of opened) room(others)
  for (const said of talk) room(othersOf(said, me)).said.push(said)
  return [...found.values()]
}

/** The other seats that hear: people, and where offers are made bots too, which answer those. */
export function listeners(table: Table, { offers }: Talk): number[] {
  return table.seats.flatMap((seat, at) =>
    at !== table.you.seat && (seat.kind === 'person' || (offers && seat.kind === 'bot')) ? [at] : [],
  )
}

export function maySpeak(rules: Sight['talk'], others: Others): boolean {
  if (others === null) return rules.everyone
  return others.length > 1 ? rules.groups : rules.pairs
}

export function unread(room: Room, read: number, me: number | null): number {
  return room.said.filter((said) => said.n > read && said.from !== me).length
}
