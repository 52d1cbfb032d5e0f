import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, wordsOf } from './games'

const asked = vi.hoisted(() => ({ sources: [] as string[] }))
vi.mock('./words', async (real) => {
  const { Words } = await real<typeof import('./words')>()
  const read = Words.read.bind(Words)
  Words.read = (language, ...sources) => {
    asked.sources = sources
    return read(language, ...sources)
  }
  return { Words }
})

beforeEach(() => (asked.sources = []))

test('languages are those that have files of common words', () => {
  expect(LANGUAGES).toContain('en')
  expect(LANGUAGES).toEqual([...LANGUAGES].sort())
})

test.each(LANGUAGES)('a page fetches the words of one language, %s', async (language) => {
  const words = await wordsOf(language, 'ten-regions')
  expect(asked.sources.length).toBe(2)
  expect(words.has('lobby-games') && words.has('game-title')).toBe(true)
})

test('a game that does not speak a language speaks English', async () => {
  const [english, other] = [await wordsOf('en', 'ten-regions'), await wordsOf('tlh', 'ten-regions')]
  expect(other.say('game-pitch')).toBe(english.say('game-pitch'))
})
