/** The scene that components of a game are given, from what has happened so far. */
import type { Refusal, Scene } from './game'
import type { Story } from './story'
import type { Names, Word } from './data'
import type { Table } from '../generated/wire'
import type { Words } from './words'

const nothing = async (): Promise<null> => null
/** What can be done in the past. */
export const PAST = {
  past: true,
  refusal: null,
  send: nothing,
  offer: nothing,
  order: nothing,
  foretell: nothing,
}

interface Rest {
  seat: number | null
  play: unknown
  past: boolean
  refusal: Refusal | null
  send: Scene['send']
  offer: Scene['offer']
  order: Scene['order']
  foretell: Scene['foretell']
}

export function sceneOf(story: Story, words: Words, rest: Rest): Scene {
  const { sight, before, table, hands } = story
  return { sight, before, table, hands, words: words.naming(peopled(sight.names, table)), ...rest }
}

/** Where a game calls seats by number only, people and bots are called by their names. */
function peopled(names: Names, table: Table): Names {
  const { seat } = names
  return seat
    ? { ...names, seat: seat.map((word, at) => (numbered(word) ? playerOn(table, at) || word : word)) }
    : names
}

function numbered(word: Word): boolean {
  return typeof word !== 'string' && word.key === 'seat-number'
}

function playerOn(table: Table, at: number): string {
  return table.seats[at]?.name ?? ''
}
