import { describe, expect, it } from 'vitest'
import { outlines } from './borders'
import { PRINTED } from './fixture'
import { layoutOf, shares, toward } from './layout'
import type { Region } from './view'

const region = (economic: Region['economic'], social: Region['social'], mandates = 1): Region => ({
  economic,
  social,
  mandates,
})

describe('the map', () => {
  it('is the printed one where each cell of the compass is one region', () => {
    const layout = layoutOf(PRINTED)
    expect(layout.printed).toBe(true)
    expect(layout.mainland.places.map((place) => place.region)).toEqual([2, 1, 0, 5, 4, 3, 8, 7, 6])
    expect(layout.island?.places[0]?.region).toBe(9)
  })

  it('stacks regions of a cell and leaves out empty columns and rows', () => {
    const layout = layoutOf([
      region('left', 'moderate'),
      region('left', 'moderate'),
      region('right', 'moderate'),
      region(null, null),
    ])
    expect(layout.printed).toBe(false)
    expect(layout.columns.map((band) => band.word)).toEqual(['left', 'right', null])
    expect(layout.rows.map((band) => band.word)).toEqual(['moderate', null])
    expect(layout.mainland.places).toHaveLength(4)
  })

  it.each([3, 12, 60])('gives each of %i regions a place of its own', (many) => {
    const sides = [...['left', 'centre', 'right'], null] as Region['economic'][]
    const regions = Array.from({ length: many }, (_, at) =>
      region(sides[(at * 7) % 4] ?? null, at % 3 === 0 ? null : 'moderate'),
    )
    const { places } = layoutOf(regions).mainland
    expect(new Set(places.map((place) => place.region)).size).toBe(many)
    for (const one of places)
      for (const other of places) {
        if (one === other) continue
        const apart =
          one.x + one.w <= other.x + 0.01 ||
          other.x + other.w <= one.x + 0.01 ||
          one.y + one.h <= other.y + 0.01 ||
          other.y + other.h <= one.y + 0.01
        expect(apart).toBe(true)
      }
  })

  it('cuts a block into boxes that fill it', () => {
    const boxes = shares({ x: 0, y: 0, w: 200, h: 100 }, 5)
    expect(boxes.reduce((area, box) => area + box.w * box.h, 0)).toBeCloseTo(200 * 100)
  })

  it('draws the same border for both neighbours, and always the same', () => {
    const boxes = [
      { x: 0, y: 0, w: 100, h: 100 },
      { x: 100, y: 0, w: 100, h: 50 },
      { x: 100, y: 50, w: 100, h: 50 },
    ]
    const [left, upper, lower] = outlines(boxes).map((path) => new Set(path.slice(1, -1).split('L')))
    const shared = [...(left as Set<string>)].filter((point) => upper?.has(point) || lower?.has(point))
    expect(shared).toHaveLength(9)
    expect(outlines(boxes)).toEqual(outlines(boxes))
  })

  it('is walked by arrows', () => {
    const boxes = new Map([
      [0, { x: 0, y: 0, w: 10, h: 10 }],
      [1, { x: 10, y: 0, w: 10, h: 10 }],
      [2, { x: 0, y: 10, w: 10, h: 10 }],
    ])
    expect(toward(boxes, 0, 'ArrowRight')).toBe(1)
    expect(toward(boxes, 0, 'ArrowDown')).toBe(2)
    expect(toward(boxes, 0, 'ArrowLeft')).toBeNull()
  })
})
