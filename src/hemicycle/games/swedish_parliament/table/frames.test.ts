import { describe, expect, it } from 'vitest'
import { cabinet, step } from './fixture'
import { frames, group } from './frames'

const NONE: number[] = []
const tie = (one: number, other: number, strength: number) => ({ one, other, strength })
// The example of the book: Labour 2, Greens 6, Socialists 3, Nationalists 7, Conservatives 0.
const relations = [tie(2, 7, -3), tie(3, 7, -3), tie(2, 3, 1)]
const voters = [[3, 7, -7, -4, 5], NONE, [6, -5, 4], [-8, -2], NONE, NONE, [8, 1, 0], [2, -3, -6], NONE, NONE]
const steps = [
  step('voterless', [1, 4, 5], [[0], [2, 3, 7], [6]]),
  step('bridge', [], [[0], [2, 3, 6, 7]], { one: 6, other: 2 }),
  step('dropped', [0], [[2, 3, 6, 7]]),
  step('removed', [], [[2, 3, 6, 7]], { one: 3, other: 7 }),
  step('removed', [], [[2, 3, 6]], { one: 2, other: 7 }),
  step('dropped', [7], [[2, 3, 6]]),
  step('locked', [], [[2, 3, 6]], { one: 2, other: 3 }),
  step('loses', [3], [[2, 3, 6]], { voters: 1, turnout: -8 }),
  step('centre', [2], [[2]]),
]
const all = frames(relations, cabinet(steps, voters))
const fate = (at: number, one: number, other: number) =>
  all[at]?.ties.find((each) => each.one === one && each.other === other)?.fate

describe('a cabinet told step by step', () => {
  it('begins before the first step, and has a picture for each', () => {
    expect(all).toHaveLength(steps.length + 1)
    expect(all[0]?.out).toEqual([])
  })

  it('lays bridges when they are laid, whichever party is named first', () => {
    expect(fate(1, 2, 6)).toBeUndefined()
    expect(fate(2, 2, 6)).toBe('locked')
    expect(all[2]?.ties.find(({ bridge }) => bridge)).toMatchObject({ one: 2, other: 6 })
  })

  it('shows a relation go once, and gone from then on', () => {
    expect([3, 4, 5, 6].map((at) => fate(at, 3, 7))).toEqual(['natural', 'now', 'gone', 'gone'])
    expect(fate(7, 2, 3)).toBe('locked')
  })

  it('counts the groups as they are, and who has the majority', () => {
    expect(all[1]?.groups.find(({ members }) => members.includes(0))).toMatchObject({
      voters: 5,
      turnout: 4,
      majority: false,
    })
    expect(all[5]?.groups).toEqual([{ members: [2, 3, 6], voters: 8, turnout: 4, majority: true }])
    expect(all[6]?.out).toEqual([1, 4, 5, 0, 7])
  })

  it('takes voters away by turnout', () => {
    expect(all[7]?.voters[3]).toEqual([-8, -2])
    expect(all[8]?.voters[3]).toEqual([-2])
    expect(all[8]?.gravity).toBe(true)
  })
})

describe('a majority', () => {
  it('is nine of sixteen, or half with a turnout above nothing', () => {
    expect(group([0], [[1, 1, 1, 1, 1, 1, 1, -6]]).majority).toBe(true)
    expect(group([0], [[1, 1, 1, 1, 1, 1, 1, -7]]).majority).toBe(false)
    expect(group([0], [[-8, -8, -8, -7, -6, -5, -4, -3, -2]]).majority).toBe(true)
  })

  it('counts a minor party where both its allies are', () => {
    const held = [[1], [2], [], [], [], [], [], [], [5], []]
    const allies = [{ minor: 8, with: [0, 1] }]
    expect(group([0, 1], held, allies, 3)).toMatchObject({ members: [0, 1, 8], voters: 3, turnout: 8 })
    expect(group([0], held, allies, 3)).toMatchObject({ members: [0], voters: 1 })
  })
})
