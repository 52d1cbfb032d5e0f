/** The scene that components of a game are given, from what has happened so far. */
import type { Refusal, Scene } from './game'
import type { Story } from './story'
import type { Words } from './words'

const nothing = async (): Promise<null> => null
/** What can be done in the past. */
export const PAST = { past: true, refusal: null, send: nothing, offer: nothing, order: nothing }

interface Rest { seat: number | null; play: unknown; past: boolean; refusal: Refusal | null; send: Scene['send']; offer: Scene['offer']; order: Scene['order'] }

export function sceneOf(story: Story, words: Words, rest: Rest): Scene {
  const { sight, before, table, hands } = story
  return { sight, before, table, hands, words: words.naming(sight.names), ...rest }
}
