import { expect, test } from 'vitest'
import { figures, secondsLeft } from './clock.svelte'
import { elapsed } from './people'

const clock = (until: number | null, left: number | null = null) => ({
  name: 'campaign 1',
  seconds: 60,
  until,
  left,
})

test('what is left is told by the deadline', () => {
  expect(secondsLeft(clock(61_000), 1000)).toBe(60)
  expect(secondsLeft(clock(500), 1000)).toBe(0)
})

test('a paused clock stands, and one without a deadline waits for the host', () => {
  expect(secondsLeft(clock(null, 12_000), 99_000)).toBe(12)
  expect(secondsLeft(clock(null), 99_000)).toBeNull()
})

test('figures are minutes and seconds, and never say zero early', () => {
  expect([0, 0.2, 9, 60, 288, 3600].map(figures)).toEqual(['0:00', '0:01', '0:09', '1:00', '4:48', '60:00'])
})

test('time since the start shows hours only when there are some', () => {
  expect([0, 65_000, 3_725_000].map((to) => elapsed(0, to))).toEqual(['0:00', '1:05', '1:02:05'])
})
