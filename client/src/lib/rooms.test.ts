import { expect, test } from 'vitest'
import { sight, table } from '../test/samples'
import type { Form } from '../generated/wire'
import { maySpeak, rooms, unread } from './rooms'

const said = (n: number, from: number, to: number[] | null) => ({ n, at: n, from, to, text: 'x' })

test('everyone, each other person, and groups where something was said', () => {
  const found = rooms(table(), sight(), [said(1, 1, null), said(2, 1, [0]), said(3, 0, [1, 2])], [])
  expect(found.map(({ key, said }) => [key, said.length])).toEqual([
    ['all', 1],
    ['1', 1],
    ['1-2', 1],
  ])
})

test('what others said since it was read is unread', () => {
  const [everyone] = rooms(table(), sight(), [said(1, 1, null), said(2, 0, null), said(3, 1, null)], [])
  expect(everyone && [unread(everyone, -1, 0), unread(everyone, 1, 0), unread(everyone, 3, 0)]).toEqual([
    2, 1, 0,
  ])
})

test('the rules of talk say who may speak to whom', () => {
  const rules = { everyone: false, pairs: true, groups: false }
  expect([null, [1], [1, 2]].map((others) => maySpeak(rules, others))).toEqual([false, true, false])
})

test('bots have rooms where offers are made, for these they answer', () => {
  const seats = table().seats.map((seat, at) => (at === 2 ? { ...seat, kind: 'bot' as const } : seat))
  const keys = (offers: Form | null) =>
    rooms({ ...table(), seats }, { ...sight(), offers }, [], []).map(({ key }) => key)
  expect(keys(null)).toEqual(['all', '1'])
  expect(keys({ pick: [1] })).toEqual(['all', '1', '2'])
})
