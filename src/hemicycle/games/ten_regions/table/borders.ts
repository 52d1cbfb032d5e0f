/** Borders of counties as if drawn by hand, always the same for the same boxes. Knows no region. */
import type { Box } from './layout'

type Point = [number, number]

const STEP = 12.5
const SWAY = 6
const TREMBLE = 2.2

/** A closed path for each box. Neighbours share every point of their border, so no gap opens between them. */
export function outlines(boxes: Box[]): string[] {
  const corners = boxes.flatMap(cornersOf)
  return boxes.map((box) => {
    const around = cornersOf(box)
    const points = around.flatMap((corner, side) => edge(corner, around[(side + 1) % 4] as Point, corners))
    return `M${points
      .map((point) =>
        swayed(point)
          .map((at) => at.toFixed(1))
          .join(' '),
      )
      .join('L')}z`
  })
}

function cornersOf({ x, y, w, h }: Box): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

/** The first corner, then points on the way to the second: at even steps, and where other boxes meet the edge. */
function edge(from: Point, to: Point, corners: Point[]): Point[] {
  const along = from[0] === to[0] ? 1 : 0
  const low = Math.min(from[along], to[along]),
    high = Math.max(from[along], to[along])
  const even: Point[] = []
  for (let at = (Math.floor(low / STEP) + 1) * STEP; at < high - 1; at += STEP)
    even.push(along ? [from[0], at] : [at, from[1]])
  const met = corners.filter(
    (corner) =>
      near(corner[1 - along] as number, from[1 - along] as number) && inside(corner[along], low, high),
  )
  const apart = even.filter((point) => !met.some((corner) => Math.abs(corner[along] - point[along]) < 1))
  const sign = to[along] > from[along] ? 1 : -1
  return [from, ...unique([...apart, ...met], along).toSorted((a, b) => sign * (a[along] - b[along]))]
}

function unique(points: Point[], along: 0 | 1): Point[] {
  return points.filter(
    (point, place) => points.findIndex((other) => near(other[along], point[along])) === place,
  )
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01
}

function inside(at: number, low: number, high: number): boolean {
  return at > low + 0.01 && at < high - 0.01
}

function swayed([x, y]: Point): Point {
  return [
    x + SWAY * wave(x, y, 1) + TREMBLE * chance(x, y, 3),
    y + SWAY * wave(x, y, 2) + TREMBLE * chance(x, y, 4),
  ]
}

/** Between -1 and 1, changing gently over a few dozen units. */
function wave(x: number, y: number, salt: number): number {
  const size = 34
  const column = Math.floor(x / size),
    row = Math.floor(y / size)
  const u = ease(x / size - column),
    v = ease(y / size - row)
  const at = (dx: number, dy: number) => chance((column + dx) * size, (row + dy) * size, salt)
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** Between -1 and 1, unlike its neighbours, the same for the same place. */
function chance(x: number, y: number, salt: number): number {
  let hash =
    Math.imul(Math.round(x * 10), 374761393) ^
    Math.imul(Math.round(y * 10), 668265263) ^
    Math.imul(salt, 2147483647)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
}
