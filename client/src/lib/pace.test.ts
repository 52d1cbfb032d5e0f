import { expect, test } from 'vitest'
import { sight, table } from '../test/samples'
import { wordToBots } from './pace'

const BOT = 2
const talks = sight({ awaited: [0, 1, BOT] })

test('where several may act and a bot is among them I can let it go on', () => {
  expect(wordToBots(table(), talks, false)).toBe('go-on')
})

test.each([
  ['nobody waits for me', table({ you: { seat: 0, host: true } }), sight({ awaited: [1, BOT] }), false],
  ['only people are waited for', table(), sight({ awaited: [0, 1] }), false],
  ['what is done lies sealed', table(), talks, true],
  ['somebody has handed in', table(), sight({ awaited: [0, BOT], sealed: [1] }), false],
  ['the host has paused the game', table({ paused: true }), talks, false],
  ['I only watch', table({ you: { seat: null, host: false } }), talks, false],
  ['it is over', table({ status: 'over' }), talks, false],
])('nothing is to be said to bots when %s', (_, at, seen, seals) => {
  expect(wordToBots(at, seen, seals)).toBeNull()
})

test('step by step each move of a bot is asked for, also when nobody waits for me', () => {
  expect(wordToBots(table({ pace: 'step' }), sight({ awaited: [BOT] }), true)).toBe('next')
})
