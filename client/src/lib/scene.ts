/** The scene that components of a game are given, from what has happened so far. */
import type { Refusal, Scene } from './game'
import type { Story } from './story'
import type { Words } from './words'

interface Rest { seat: number | null; play: unknown; past: boolean; refusal: Refusal | null; send: Scene['send'] }

export function sceneOf(story: Story, words: Words, rest: Rest): Scene {
  const { sight, before, table, hands } = story
  return { sight, before, table, hands, words: words.naming(sight.names), ...rest }
}
