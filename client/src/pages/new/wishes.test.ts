import { expect, test } from 'vitest'
import { isForOne } from '../../lib/opening'
import type { Game } from '../../generated/wire'
import { alone, fresh, resized, sent } from './wishes.svelte'

const game: Game = {
  key: 'patience',
  seats: [1, 4],
  minutes: [10, 20],
  edition: 1,
  options: [],
  presets: {},
  bots: ['random'],
  report: false,
}

test('a table for one starts at once, another waits for its people', () => {
  const wishes = fresh(game)
  expect(sent(game, wishes).start).toBeUndefined()
  wishes.seats = resized(wishes.seats, 1)
  expect(alone(wishes)).toBe(true)
  expect(sent(game, wishes)).toMatchObject({ seats: 1, sit: 0, start: true })
})

test('a seat left to somebody else is no table for one', () => {
  expect(alone({ ...fresh(game), seats: [''] })).toBe(false)
})

test('only what begins at one seat is played alone', () => {
  expect(isForOne(game)).toBe(true)
  expect(isForOne({ ...game, seats: [3, 20] })).toBe(false)
})
