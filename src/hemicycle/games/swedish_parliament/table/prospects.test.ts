// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import DrawingBoard from './DrawingBoard.svelte'
import { LABOUR, LIBERALS, scene, view } from './fixture'
import { drawn, mapOf, next, pairOf, PAIRS } from './prospects'

it('numbers pairs as the rules do', () => {
  expect(PAIRS).toHaveLength(28)
  expect([pairOf(0, 1), pairOf(7, 0), pairOf(1, 2), pairOf(6, 7)]).toEqual([0, 6, 7, 27])
})

it('goes round all strengths', () => {
  let strength = 0
  const seen = Array.from({ length: 7 }, () => (strength = next(strength)))
  expect(seen).toEqual([1, 2, 3, -1, -2, -3, 0])
})

it('begins with the map as it lies', () => {
  const lies = drawn(view({ relations: [{ one: LIBERALS, other: LABOUR, strength: -2 }] }))
  expect(lies[pairOf(LIBERALS, LABOUR)]).toBe(-2)
  expect(lies.filter((strength) => strength !== 0)).toHaveLength(1)
})

it('says what speaks against a map before what would come of it', () => {
  const said = mapOf(scene(view()), { change: null, fits: false, tiles_left: -2, members: [], order: [] })
  expect(said).toHaveLength(3)
})

it('asks the rules about what is drawn, and not before it is open', async () => {
  const foretell = vi.fn(async (_: unknown): Promise<unknown> => null)
  const given = { ...scene(view({ turn: 3, relations: [] })), foretell }
  const board = mount(DrawingBoard, { target: document.body, props: { scene: given } })
  flushSync()
  expect(foretell).not.toHaveBeenCalled()
  document.querySelector('details')?.setAttribute('open', '')
  document.querySelector('details')?.dispatchEvent(new Event('toggle'))
  document.querySelector<HTMLElement>('td button')?.click()
  flushSync()
  await vi.waitFor(() =>
    expect(foretell).toHaveBeenLastCalledWith({
      do: 'Drawing',
      strengths: [1, ...Array<number>(27).fill(0)],
    }),
  )
  await unmount(board)
})
