import { expect, it, describe } from 'vitest'
import { distance } from './hexes'
import { lay, START, type Laid } from './layout'
import type { Pair } from './view'

const pairs = (...all: [number, number][]): Pair[] =>
  all.map(([one, other]) => ({ one: Math.min(one, other), other: Math.max(one, other) }))
const touching = ({ field, places }: Laid, { one, other }: Pair) =>
  distance(places[one] ?? -1, places[other] ?? -1, field) === 1
const movers = (before: Laid, after: Laid) =>
  after.places.flatMap((cell, party) => (cell === before.places[party] ? [] : [party]))

function sound(relations: Pair[], laid: Laid) {
  expect(new Set(laid.places).size).toBe(8)
  expect(relations.filter((pair) => !touching(laid, pair))).toEqual([])
}

describe('the political map', () => {
  it('lies still while it may', () => {
    expect(lay([], START).places).toEqual(START.places)
    const laid = lay(pairs([2, 3]), START)
    expect(lay(pairs([2, 3]), laid).places).toEqual(laid.places)
  })

  it('moves one tile where one is enough', () => {
    const apart = pairs([0, 3])
    expect(touching(START, apart[0] as Pair)).toBe(false)
    const laid = lay(apart, START)
    sound(apart, laid)
    expect(movers(START, laid).length).toBeLessThanOrEqual(2)
  })

  it('keeps tiles where they lie when a relation ends', () => {
    const before = lay(pairs([0, 3], [3, 7], [2, 3]), START)
    expect(lay(pairs([3, 7]), before).places).toEqual(before.places)
  })

  it.each([
    [
      'a wheel of one with six others',
      pairs([0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 1]),
    ],
    ['a chain of all', pairs([0, 7], [7, 1], [1, 6], [6, 2], [2, 5], [5, 3], [3, 4])],
    ['a ring of all', pairs([0, 7], [7, 1], [1, 6], [6, 2], [2, 5], [5, 3], [3, 4], [4, 0])],
    [
      'two triangles with an edge in common, and a tail',
      pairs([2, 3], [2, 6], [3, 6], [3, 4], [6, 4], [4, 5], [5, 0], [0, 1], [1, 7]),
    ],
    [
      'fourteen relations, the most there can be',
      pairs(
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [0, 5],
        [0, 6],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 1],
        [7, 1],
        [7, 2],
      ),
    ],
  ])('is laid with %s', (_, relations) => sound(relations, lay(relations, START)))

  it('follows a match, relation by relation, quickly', () => {
    const grown = pairs([2, 3], [2, 6], [0, 1], [1, 5], [6, 4], [0, 5], [3, 6], [4, 5], [0, 7], [1, 4])
    let laid = START
    const from = performance.now()
    grown.forEach((_, at) => {
      laid = lay(grown.slice(0, at + 1), laid)
      sound(grown.slice(0, at + 1), laid)
    })
    expect((performance.now() - from) / grown.length).toBeLessThan(150)
  })
})
