import { describe, expect, it } from 'vitest'
import { sight, snapshot, table } from '../test/samples'
import { beside, shortName, who } from './people'
import { PAST, sceneOf } from './scene'
import { begin } from './story'
import { Words } from './words'

const words = Words.read(
  'en',
  'seat-number = Seat { $number }\nyou = you\nseat-bot = bot ({ $bot })\nseat-bot-named = { $name } (bot, { $bot })\nbot-random = Random\n',
)
const numbered = [1, 2, 3].map((number) => ({ key: 'seat-number', args: { number } }))

function scene(names: Parameters<typeof sight>[0], seats = table().seats) {
  const story = begin(snapshot({ sight: sight(names), table: table({ seats }) }))
  return sceneOf(story, words, { seat: 0, play: null, ...PAST })
}

describe('seats that a game calls by number', () => {
  it('are called by who sits there, bots by their number', () => {
    const { words: called } = scene({ names: { seat: numbered } })
    expect([0, 1, 2].map((seat) => called.name('seat', seat))).toEqual(['Ada', 'Boris', 'Seat 3'])
  })

  it('keep their name while a bot plays for somebody', () => {
    const seats = table().seats.map((seat, at) =>
      at === 1 ? { ...seat, kind: 'bot' as const, bot: 'random', substitute: true } : seat,
    )
    expect(scene({ names: { seat: numbered } }, seats).words.name('seat', 1)).toBe('Boris')
  })

  it('are called by the name of a bot that has one', () => {
    const seats = table().seats.map((seat, at) => (at === 2 ? { ...seat, name: 'Tilda' } : seat))
    const { words: called } = scene({ names: { seat: numbered } }, seats)
    expect(called.name('seat', 2)).toBe('Tilda')
    expect(who(table({ seats }), 2, called)).toBe('Tilda (bot, Random)')
    expect(shortName(table({ seats }), 2, called)).toBe('Tilda')
    expect(beside(table({ seats }), 2, called)).toBe('bot (Random)')
  })

  it('are not called twice', () => {
    const { words: called } = scene({ names: { seat: numbered } })
    expect([0, 1, 2].map((seat) => beside(table(), seat, called))).toEqual(['you', '', 'bot (Random)'])
  })
})

it('parties of a game keep their names', () => {
  const { words: called } = scene({ names: { seat: ['Red', 'Blue', 'Green'] } })
  expect(called.name('seat', 1)).toBe('Blue')
  expect(beside(table(), 1, called)).toBe('Boris')
})
