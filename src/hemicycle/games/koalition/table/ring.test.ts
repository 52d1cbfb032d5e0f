import { describe, expect, it } from 'vitest'
import { sets } from './fixture'
import { above, chairs, meetings, short, towards } from './ring'

const BOXES = {
  desk: { width: 420, height: 560 },
  laptop: { width: 720, height: 390 },
  phone: { width: 350, height: 384 },
}
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe.each(Object.entries(BOXES))('the ring on a %s', (_, box) => {
  it.each([2, 3, 5, 7, 9])('seats %i chairs apart and inside, the first at the bottom', (many) => {
    const all = chairs(many, box)
    expect(all[0]?.y).toBeCloseTo(Math.max(...all.map(({ y }) => y)))
    const apart = all.flatMap((a, at) => all.slice(0, at).map((b) => far(a, b)))
    expect(Math.min(...apart)).toBeGreaterThan(many > 7 ? 50 : 66)
    for (const { x, y } of all) {
      expect(Math.min(x, box.width - x)).toBeGreaterThan(54)
      expect(Math.min(y, box.height - y)).toBeGreaterThan(70)
    }
  })

  it('lets hands of different groups meet at different points, inside', () => {
    const places = chairs(6, box)
    const groups = sets(6)
      .filter(({ length }) => length === 3)
      .slice(0, 5)
    const points = meetings(groups, places, box)
    expect(points).toHaveLength(5)
    const apart = points.flatMap((a, at) => points.slice(0, at).map((b) => far(a, b)))
    expect(Math.min(...apart)).toBeGreaterThan(34)
    for (const { x, y } of points)
      expect([x > 24, x < box.width - 24, y > 24, y < box.height - 24]).toEqual([true, true, true, true])
  })

  it('clear of what is written in the middle, and of chairs', () => {
    const [wide, high, hand, chair] = box.width < 400 ? [46, 31, 23, 26] : [46, 35, 29, 32]
    for (const many of [3, 4, 5, 6, 7, 9]) {
      const places = chairs(many, box)
      for (const group of sets(many).filter(({ length }) => length === 2 || length === 3)) {
        const [{ x, y } = { x: 0, y: 0 }] = meetings([group], places, box)
        const [across, down] = [Math.abs(x - box.width / 2), Math.abs(y - box.height / 2)]
        expect(Math.max(across - wide, down - high)).toBeGreaterThan(0.4 * hand) // its corners are empty
        expect(Math.min(...places.map((place) => far({ x, y }, place)))).toBeGreaterThan(hand + chair)
      }
    }
  })

  it('the same group twice too', () => {
    const [one, other] = meetings(
      [
        [0, 1],
        [0, 1],
      ],
      chairs(5, box),
      box,
    )
    expect(one && other && far(one, other)).toBeGreaterThan(34)
  })
})

it('what is written stands on the side away from the middle', () => {
  const box = BOXES.desk
  expect(chairs(4, box).map((place) => above(place, box))).toEqual([false, false, true, false])
})

it('a point before the end, and a direction', () => {
  expect(short({ x: 0, y: 0 }, { x: 100, y: 0 }, 30)).toEqual({ x: 70, y: 0 })
  expect(short({ x: 0, y: 0 }, { x: 10, y: 0 }, 30)).toEqual({ x: 0, y: 0 })
  expect(towards({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90)
})
