import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { CAMPAIGN } from '../test/samples'
import { LANGUAGES } from './games'
import { Words } from './words'

const ROOT = join(import.meta.dirname, '../../..')
const common = (language: string) => readFileSync(join(ROOT, `src/hemicycle/words.${language}.ftl`), 'utf8')
const all = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? all(join(folder, entry.name)) : [join(folder, entry.name)],
  )

const en = Words.read(
  'en',
  common('en'),
  'log-took = { $seat } took { $regions }.\nrefused-full = { $what } is full.\nfield-campaign-media = Media',
)
const ru = Words.read('ru', common('ru'))
const sv = Words.read('sv', common('sv'))

test('names in arguments are called as the match calls them', () => {
  const words = en.naming({
    seat: ['Red Order', { key: 'seat-number', args: { number: 2 } }],
    region: ['North', 'South', 'Isle'],
  })
  const regions = [0, 1, 2].map((at) => ({ of: 'region', at }))
  expect(words.say('log-took', { seat: { of: 'seat', at: 1 }, regions })).toBe(
    'Seat 2 took North, South and Isle.',
  )
  expect(words.say('log-took', { seat: { of: 'seat', at: 0 }, regions: [] })).toBe('Red Order took none.')
})

test('plurals are those of the language', () => {
  expect([1, 2, 5, 21].map((minutes) => ru.say('minutes', { minutes }))).toEqual([
    '1 минута',
    '2 минуты',
    '5 минут',
    '21 минута',
  ])
  expect([1, 2].map((minutes) => en.say('minutes', { minutes }))).toEqual(['1 minute', '2 minutes'])
  expect([1, 2, 21].map((minutes) => sv.say('minutes', { minutes }))).toEqual([
    '1 minut',
    '2 minuter',
    '21 minuter',
  ])
})

test('lists are joined as people say them', () => {
  expect(en.list(['a'])).toBe('a')
  expect(ru.list(['а', 'б', 'в'])).toBe('а, б и в')
})

test('a missing key is shown and complained about', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(en.say('no-such-key')).toBe('no-such-key')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('a refusal is said with the labels of the fields it is about', () => {
  const words = en.naming({ region: ['North', 'South'] })
  const refusal = {
    error: 'illegal',
    detail: 'media.1: 2 too many: there are only 3',
    reason: { key: 'too-many', args: { over: 2, total: 3 }, at: ['media', 1] },
  }
  expect(words.refusal(refusal, CAMPAIGN)).toBe('Media: South: 2 too many: there are only 3.')
  expect(
    words.refusal({ error: 'x', detail: '', reason: { key: 'full', args: { what: 'North' }, at: [] } }),
  ).toBe('North is full.')
  expect(words.refusal({ error: 'x', detail: 'not now' })).toBe('Not now.')
})

test('a name from right to left turns nothing of the sentence around it', () => {
  const words = en.naming({ seat: ['\u05d0\u05d1\u05d9', 'Ada'] })
  expect(words.name('seat', 0)).toBe('\u2068\u05d0\u05d1\u05d9\u2069')
  expect(words.name('seat', 1)).toBe('Ada')
  expect(words.say('log-took', { seat: { of: 'seat', at: 0 }, regions: 'North' })).toBe(
    '\u2068\u05d0\u05d1\u05d9\u2069 took North.',
  )
})

test.each(LANGUAGES)('every sentence the client says exists in %s', (language) => {
  const words = Words.read(language, common(language))
  const sources = all(join(ROOT, 'client/src')).filter(
    (path) => /\.(svelte|ts)$/.test(path) && !path.includes('.test.'),
  )
  const keys = sources.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(/\bsay\((?:[^'`()]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g),
    ].flatMap((found) => found.slice(1)),
  )
  const own = new Set(['game-title', 'game-pitch', 'table-paper'])
  expect(keys.length).toBeGreaterThan(100)
  expect([...new Set(keys)].filter((key) => key && !own.has(key) && !words.has(key))).toEqual([])
})

test('what an option takes beside others is said in the language', () => {
  const takes = { key: 'allowed-text', args: { most: 60 } }
  const args = { option: 'x', value: '7', allowed: 'a text of 1 to 60 characters', takes }
  const refusal = { error: 'bad-option', detail: 'in English', reason: { key: 'bad-option', args, at: [] } }
  expect(ru.refusal(refusal)).toBe(
    'Настройка «x»: значение 7 не подходит; нужно текст от 1 до 60 знаков в одну строку.',
  )
  expect(en.refusal(refusal)).toBe('In English.')
})
