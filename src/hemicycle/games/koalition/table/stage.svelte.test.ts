// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CROSS, HAT, LEAF, lying, ROSE, scene, view } from './fixture'
import Stage from './Stage.svelte'
import type { Ended, View } from './view'

const PAST: Ended = {
  country: 3,
  election: 1,
  why: '',
  table: [],
  tallies: view().tallies,
  total: 0,
  majority: 1,
  blocs: [],
}
const LAID = [
  lying(0, ROSE, 9, 1),
  lying(1, HAT, 8, 2),
  lying(2, LEAF, 7, 1),
  lying(3, CROSS, 6, 2),
  lying(4, ROSE, 5, 1),
]
const laid = (many: number, changes: Partial<View> = {}) =>
  view({ phase: 'lay', turn: 1, last: PAST, table: LAID.slice(0, many), ...changes })

let stage: object
const props = $state({ scene: scene(laid(0)) })

/** What a table of quick players does: another event, and with it another view. */
function see(next: View) {
  props.scene = { ...props.scene, sight: { ...props.scene.sight, view: next } }
  props.scene.play.follow(props.scene)
  flushSync()
}

const past = () => document.querySelector('.came') !== null

beforeEach(() => {
  vi.useFakeTimers()
  props.scene = scene(laid(0))
  stage = mount(Stage, { target: document.body, props })
  flushSync()
})

afterEach(async () => {
  await unmount(stage)
  vi.useRealTimers()
})

it('the election before gives way to the new one though something happens every other second', () => {
  expect(past()).toBe(true)
  for (const many of [1, 2, 3, 4]) {
    see(laid(many))
    expect(past()).toBe(true)
    vi.advanceTimersByTime(1900)
  }
  see(laid(5))
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(past()).toBe(false)
})

it('stays for as long as nobody has laid, and as long as it was asked for', () => {
  vi.advanceTimersByTime(60_000)
  flushSync()
  expect(past()).toBe(true)
  props.scene.play.lookBack(true)
  see(laid(2))
  vi.advanceTimersByTime(60_000)
  flushSync()
  expect(past()).toBe(true)
})

it.each(['round', 'camps'] as const)(
  '%s shows what lies on the table, and so does the next politician',
  (phase) => {
    see(laid(2, { phase }))
    expect(past()).toBe(false)
    see(laid(3))
    expect(past()).toBe(false)
  },
)

it('at the end the last country is named', () => {
  see(view({ phase: 'over', country: null, number: 8, last: PAST }))
  expect(document.querySelector('.country h2')?.textContent).toBe('country 3')
})
