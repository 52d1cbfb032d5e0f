import { expect, test } from 'vitest'
import { event, snapshot } from '../test/samples'
import { begin, follow, moments } from './story'

test('only what changed is told, and the rest stays', () => {
  const story = follow(begin(snapshot()), event({ n: 1, sight: { awaited: [1] }, view: { turn: 2 } }))
  expect(story.sight).toMatchObject({ awaited: [1], to_act: [0, 1, 2], view: { turn: 2, turns: 3 } })
  expect(story.before).toEqual({ turn: 1, turns: 3 })
})

test('talk leaves the view before the last change alone', () => {
  const story = follow(begin(snapshot()), event({ n: 1, view: { turn: 2 } }))
  const later = follow(story, event({ n: 2, talk: [{ n: 2, at: 5, from: 1, to: [0], text: 'Psst' }] }))
  expect(later.before).toEqual({ turn: 1, turns: 3 })
  expect(later.sight).toBe(story.sight)
})

test('at the start a view comes whole', () => {
  const waiting = begin(snapshot())
  waiting.sight.view = null
  const story = follow(waiting, event({ n: 1, sight: { view: { turn: 1 } } }))
  expect(story.sight.view).toEqual({ turn: 1 })
  expect(story.before).toBeNull()
})

test('the log grows by what was told, with its moment', () => {
  const lines = [{ key: 'log-sealed', args: {} }]
  expect(follow(begin(snapshot()), event({ n: 3, at: 7, log: lines })).log).toEqual([{ n: 3, at: 7, lines }])
})

test('who is waited for is waited for since it last changed', () => {
  const first = follow(begin(snapshot()), event({ n: 1, at: 50, sight: { awaited: [1] } }))
  expect(follow(first, event({ n: 2, at: 90, view: { turn: 2 } })).since).toBe(50)
})

test('every moment of a replay, with the hands that are unveiled', () => {
  const stories = moments(snapshot(), [
    event({ n: 1, view: { turn: 2, unveiled: [{ own: 1 }, { own: 2 }] } }),
    event({ n: 2, view: { turn: 3 } }),
  ])
  expect(stories.map((story) => (story.sight.view as { turn: number }).turn)).toEqual([1, 2, 3])
  expect(stories.map((story) => story.hands)).toEqual([
    null,
    [{ own: 1 }, { own: 2 }],
    [{ own: 1 }, { own: 2 }],
  ])
})
