/** Where regions lie on the map: by the compass, as printed or as a tidy grid of counties. Draws nothing. */
import { outlines } from './borders'
import { ISLAND, MAINLAND } from './printed'
import { ECONOMIC, type Region, SOCIAL, sum } from './view'

/** Percent of the land, and the border in the land's own units. */
export interface Place {
  region: number
  x: number
  y: number
  w: number
  h: number
  path: string
}
export interface Land {
  size: [number, number]
  places: Place[]
}
/** A column or a row of the compass, in percent of the land; null: regions that lean to no side. */
export interface Band<Word> {
  word: Word | null
  from: number
  span: number
}

export interface Layout {
  printed: boolean
  mainland: Land
  island: Land | null
  columns: Band<string | null>[]
  rows: Band<string | null>[]
  /** How many counties lie side by side and one below another, at most. */
  across: number
  down: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const COUNTY = 100
const STRAIT = 36

export function layoutOf(regions: Region[]): Layout {
  return isPrinted(regions) ? printed(regions) : drawn(regions)
}

/** One region for each cell of the compass, and at most one that leans nowhere. */
function isPrinted(regions: Region[]): boolean {
  const lying = regions.filter((region) => region.economic && region.social)
  const cells = new Set(lying.map(cellOf))
  const apart = regions.filter((region) => !region.economic && !region.social)
  return (
    cells.size === 9 &&
    lying.length === 9 &&
    apart.length <= 1 &&
    regions.length === lying.length + apart.length
  )
}

function cellOf(region: Region): number {
  const row = region.social === null ? 3 : SOCIAL.indexOf(region.social)
  const column = region.economic === null ? 3 : ECONOMIC.indexOf(region.economic)
  return row * 4 + column
}

function printed(regions: Region[]): Layout {
  const places = regions.flatMap((region, number) => {
    const row = Math.floor(cellOf(region) / 4),
      column = cellOf(region) % 4
    return row < 3
      ? [
          {
            region: number,
            x: 2 + column * 32,
            y: 2 + row * 32,
            w: 32,
            h: 32,
            path: MAINLAND[row * 3 + column] ?? '',
          },
        ]
      : []
  })
  const apart = regions.findIndex((region) => region.economic === null)
  return {
    printed: true,
    mainland: { size: [300, 300], places: places.toSorted((a, b) => a.y - b.y || a.x - b.x) },
    island:
      apart < 0
        ? null
        : { size: [100, 120], places: [{ region: apart, x: 0, y: 0, w: 100, h: 100, path: ISLAND }] },
    columns: ECONOMIC.map((word, column) => ({ word, from: 2 + column * 32, span: 32 })),
    rows: SOCIAL.map((word, row) => ({ word, from: 2 + row * 32, span: 32 })),
    across: 3,
    down: 3,
  }
}

function drawn(regions: Region[]): Layout {
  const crowds = new Map<number, number[]>()
  regions.forEach((region, number) =>
    crowds.set(cellOf(region), [...(crowds.get(cellOf(region)) ?? []), number]),
  )
  const { widths, heights } = sizes(crowds)
  const xs = offsets(widths),
    ys = offsets(heights)
  const boxes = new Map<number, Box>()
  for (const [cell, crowd] of crowds) {
    const column = cell % 4,
      row = Math.floor(cell / 4)
    const block = {
      x: xs.at[column] ?? 0,
      y: ys.at[row] ?? 0,
      w: (widths[column] ?? 1) * COUNTY,
      h: (heights[row] ?? 1) * COUNTY,
    }
    shares(block, crowd.length).forEach((box, place) => boxes.set(crowd[place] ?? 0, box))
  }
  const order = [...boxes.keys()].toSorted((a, b) => a - b)
  const paths = outlines(order.map((region) => boxes.get(region) as Box))
  const places = order.map((region, place) =>
    inPercent(region, boxes.get(region) as Box, [xs.length, ys.length], paths[place] ?? ''),
  )
  return {
    printed: false,
    mainland: { size: [xs.length, ys.length], places },
    island: null,
    columns: bands([...ECONOMIC, null], widths, xs),
    rows: bands([...SOCIAL, null], heights, ys),
    across: sum(widths),
    down: sum(heights),
  }
}

/** As many counties side by side and one below another as the most crowded cells need, and none where no region lies. */
function sizes(crowds: Map<number, number[]>): { widths: number[]; heights: number[] } {
  const widths = [0, 0, 0, 0],
    heights = [0, 0, 0, 0]
  for (const cell of crowds.keys()) widths[cell % 4] = heights[Math.floor(cell / 4)] = 1
  const lack = ([cell, crowd]: [number, number[]]) =>
    crowd.length - (widths[cell % 4] ?? 0) * (heights[Math.floor(cell / 4)] ?? 0)
  for (;;) {
    const [worst] = [...crowds].toSorted((a, b) => lack(b) - lack(a))
    if (worst === undefined || lack(worst) <= 0) return { widths, heights }
    const [cell] = worst
    if (sum(widths) <= sum(heights)) widths[cell % 4] = (widths[cell % 4] ?? 0) + 1
    else heights[Math.floor(cell / 4)] = (heights[Math.floor(cell / 4)] ?? 0) + 1
  }
}

interface Offsets {
  at: number[]
  length: number
}

/** Where each band begins; a strait lies before regions that lean to no side. */
function offsets(counties: number[]): Offsets {
  const at: number[] = []
  let length = 0
  counties.forEach((many, band) => {
    if (band === 3 && many > 0 && length > 0) length += STRAIT
    at.push(length)
    length += many * COUNTY
  })
  return { at, length }
}

function bands<Word>(words: (Word | null)[], counties: number[], offsets: Offsets): Band<Word>[] {
  const all = words.map((word, band) => ({
    word,
    from: (100 * (offsets.at[band] ?? 0)) / offsets.length,
    span: (100 * COUNTY * (counties[band] ?? 0)) / offsets.length,
  }))
  return all.filter((band) => band.span > 0)
}

/** A block cut into so many boxes, in rows, as near to squares as can be. */
export function shares(block: Box, many: number): Box[] {
  const rows = Array.from({ length: many }, (_, row) => row + 1)
  const skew = (rows: number) => Math.abs(Math.log((block.w * rows) / Math.ceil(many / rows) / block.h))
  const best = rows.toSorted((a, b) => skew(a) - skew(b))[0] ?? 1
  return rows.slice(0, best).flatMap((_, row) => {
    const from = Math.floor((row * many) / best),
      until = Math.floor(((row + 1) * many) / best)
    const w = block.w / (until - from),
      h = block.h / best
    return Array.from({ length: until - from }, (_, column) => ({
      x: block.x + column * w,
      y: block.y + row * h,
      w,
      h,
    }))
  })
}

function inPercent(region: number, box: Box, [width, height]: [number, number], path: string): Place {
  return {
    region,
    x: (100 * box.x) / width,
    y: (100 * box.y) / height,
    w: (100 * box.w) / width,
    h: (100 * box.h) / height,
    path,
  }
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The nearest box in that direction, sideways distance counting double; null at the edge. */
export function toward(boxes: Map<number, Box>, from: number, direction: Direction): number | null {
  const here = boxes.get(from)
  if (here === undefined) return null
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    direction
  ] as [number, number]
  const far = (box: Box) => {
    const x = box.x + box.w / 2 - here.x - here.w / 2,
      y = box.y + box.h / 2 - here.y - here.h / 2
    const ahead = x * dx + y * dy,
      aside = Math.abs(x * dy) + Math.abs(y * dx)
    return ahead > 1 && aside <= 2 * ahead ? ahead + 2 * aside : Infinity
  }
  const [nearest] = [...boxes].toSorted(([, a], [, b]) => far(a) - far(b))
  return nearest === undefined || far(nearest[1]) === Infinity ? null : nearest[0]
}
