import { describe, expect, it } from 'vitest'
import { chairs, seating } from './chamber'
import { count, parliament, row } from './fixture'
import { absent, bars, benches, given, government, steps, verdict } from './reveal'

describe('a count', () => {
  it('is told clear wins first, ties last, then as a whole', () => {
    const told = steps(parliament([count(0, [50, 40]), count(1, [60, 60]), count(2, [90, 10])]))
    expect(told.map((step) => step?.region)).toEqual([2, 0, 1, undefined])
  })

  it('of a vote is told for the tied regions only', () => {
    const told = steps(parliament([count(0, [50, 40]), count(1, [60, 60])]), true)
    expect(told.map((step) => step?.region)).toEqual([1, undefined])
  })

  it('says who wins, by how much, and what becomes of a tie', () => {
    expect(verdict(count(0, [50, 40, 0]), true)).toMatchObject({
      key: 'table-count-won',
      args: { votes: 50, lead: 10, second: { at: 1 } },
    })
    expect(verdict(count(0, [50, 0]), true).key).toBe('table-count-alone')
    expect(verdict(count(0, [0, 0]), true).key).toBe('table-count-nobody')
    expect(verdict(count(0, [60, 60]), false).key).toBe('table-count-tied')
    expect(verdict(count(0, [60, 60], { votes: [0, null] }), true).key).toBe('table-count-deadlock')
    expect(verdict(count(0, [60, 60], { winner: 1, votes: [1, 1] }), true)).toMatchObject({
      key: 'table-count-voted',
      args: { ballots: 2, of: 2 },
    })
  })

  it('cuts bars from their end, and never past their beginning', () => {
    const rows = [
      row(60, {
        head_start: 10,
        media: 60,
        rallies: 20,
        own_loss: 10,
        losses: [
          { by: 2, kind: 'conflict', amount: 10 },
          { by: 1, kind: 'conflict', amount: 10 },
        ],
      }),
      row(0, { head_start: 10, media: 0, losses: [{ by: 0, kind: 'control', amount: 20 }] }),
      row(0),
    ]
    const [first, second, third] = bars({ ...count(0, [60, 0, 0]), rows })
    expect(first?.segments.map((segment) => Math.round(segment.span))).toEqual([11, 67, 22])
    expect(first?.cuts.map((cut) => [cut.by, Math.round(cut.from)])).toEqual([
      [null, 89],
      [2, 78],
      [1, 67],
    ])
    expect(second?.cuts).toEqual([{ by: 0, amount: 20, from: 0, span: expect.closeTo(11.1, 1) }])
    expect(third && absent(third)).toBe(true)
  })
})

describe('a parliament', () => {
  it('fills with the mandates of the regions told so far', () => {
    expect(given([count(0, [50, 40]), count(2, [0, 10])], [1, 1, 3], 2)).toEqual([1, 3])
  })

  it('has its government in a sentence', () => {
    expect(government(parliament([], { roles: ['ruling', 'opposition'] })).key).toBe('table-house-both')
    expect(government(parliament([], { roles: ['ruling', 'ruling'] })).key).toBe('table-house-coalition')
    expect(government(parliament([], { roles: ['ruling', 'parliament'] })).key).toBe('table-house-alone')
    expect(government(parliament([], { roles: ['outside'], mandates: [0] })).key).toBe('table-house-nobody')
    expect(government(parliament([], { roles: ['parliament'], mandates: [1] })).key).toBe('table-house-all')
  })

  it('seats who rules on the left and who opposes on the right', () => {
    const house = parliament([], { roles: ['opposition', 'parliament', 'ruling'] })
    expect(benches(house, [0, 4, 8])).toEqual([2, 1, 0])
    expect(seating([1, 0, 2], [2, 1, 0], 4)).toEqual([2, 2, 0, null])
  })

  it.each([1, 3, 10, 38, 200, 1200])('has %i chairs', (many) => {
    const seats = chairs(many)
    expect(seats).toHaveLength(many)
    for (const { x, y, r } of seats) {
      expect(r).toBeGreaterThan(1)
      expect(x - r >= 0 && x + r <= 340 && y - r >= 0).toBe(true)
    }
  })
})
