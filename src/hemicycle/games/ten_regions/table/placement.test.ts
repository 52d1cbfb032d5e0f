import { describe, expect, it } from 'vitest'
import { action, aim, clear, complete, count, empty, left, placementOf, put, same, take } from './placement'

const purse = { media: 2, rallies: 1, conflicts: 1, controls: 0 }

describe('a placement', () => {
  it('takes tokens from the purse and gives them back', () => {
    const two = put(put(empty(10), 'media', 4), 'media', 4)
    expect(count(two, 'media', 4)).toBe(2)
    expect(left(two, purse)).toEqual({ media: 0, rally: 1, conflict: 1, control: 0 })
    expect(count(take(two, 'media', 4), 'media', 4)).toBe(1)
    expect(take(empty(10), 'media', 4)).toEqual(empty(10))
  })

  it('is complete when the purse is empty', () => {
    const all = put(put(put(empty(10), 'media', 0, null, 2), 'rally', 1), 'conflict', 2, 3)
    expect(complete(all, purse)).toBe(true)
    expect(complete(take(all, 'conflict', 2), purse)).toBe(false)
  })

  it('aims strikes anew and takes the last of a region back first', () => {
    const struck = put(put(empty(10), 'conflict', 4, 1), 'conflict', 4, 2)
    expect(aim(struck, 'conflict', 0, null).conflicts).toEqual([
      { region: 4, target: null },
      { region: 4, target: 2 },
    ])
    expect(take(struck, 'conflict', 4).conflicts).toEqual([{ region: 4, target: 1 }])
    expect(clear(struck, 4).conflicts).toEqual([])
  })

  it('goes over the wire as the server reads it', () => {
    const placed = put(put(empty(3), 'rally', 1), 'control', 2, null)
    expect(action(placed, 'Draft')).toEqual({
      do: 'Draft',
      media: [0, 0, 0],
      rallies: [0, 1, 0],
      conflicts: [],
      controls: [{ do: 'Strike', region: 2, target: null }],
    })
  })

  it('comes back from what a view keeps, strikes in any order', () => {
    const kept = {
      media: [1],
      rallies: [0],
      conflicts: [
        { region: 1, target: 2 },
        { region: 0, target: null },
      ],
      controls: [],
    }
    const placed = put(put(put(empty(2), 'media', 0), 'conflict', 0), 'conflict', 1, 2)
    expect(same(placementOf(kept, 2), placed)).toBe(true)
    expect(placementOf(null, 2)).toEqual(empty(2))
  })
})
