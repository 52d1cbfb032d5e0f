/** The field of hexagons that the political map lies on: rows of cells, every second one pushed half a cell to the right. */

export interface Point {
  x: number
  y: number
}
export interface Field {
  rows: number
  columns: number
}

const WIDTH = 92 // from one middle to the next in a row
const HEIGHT = 80 // from one row to the next
const RADIUS = 50
const EDGE = 4

export const cells = ({ rows, columns }: Field): number => rows * columns

/** Cells are numbered row by row. */
export function centre(cell: number, { columns }: Field): Point {
  const row = Math.floor(cell / columns)
  return { x: EDGE + WIDTH * ((cell % columns) + 0.5 + (row % 2) / 2), y: EDGE + RADIUS + HEIGHT * row }
}

export function size({ rows, columns }: Field): Point {
  return {
    x: 2 * EDGE + WIDTH * (columns + (rows > 1 ? 0.5 : 0)),
    y: 2 * (EDGE + RADIUS) + HEIGHT * (rows - 1),
  }
}

/** How many steps from cell to cell. */
export function distance(one: number, other: number, { columns }: Field): number {
  const [a, b] = [cube(one, columns), cube(other, columns)]
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))
}

function cube(cell: number, columns: number) {
  const r = Math.floor(cell / columns)
  return { q: (cell % columns) - (r - (r % 2)) / 2, r }
}

/** A hexagon around the point 0 0, standing on a corner. */
export function outline(radius = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((at) => [
    radius * Math.sin((at * Math.PI) / 3),
    -radius * Math.cos((at * Math.PI) / 3),
  ])
  return `M${corners.map(([x, y]) => `${(x ?? 0).toFixed(1)} ${(y ?? 0).toFixed(1)}`).join('L')}z`
}

/** Where the badge of a relation lies: on the common edge, beside in a row above the names. */
export function between(one: Point, other: Point): Point {
  const { x, y } = middle(one, other)
  return { x, y: one.y === other.y ? y - 19 : y }
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** A line between two tiles that bends around what lies straight between them. */
export function arc(one: Point, other: Point, middleOfAll: Point): { path: string; top: Point } {
  const straight = middle(one, other)
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const long = Math.hypot(dx, dy)
  const outward = Math.sign((straight.x - middleOfAll.x) * dy - (straight.y - middleOfAll.y) * dx) || 1
  if (long < 1.2 * WIDTH)
    return { path: `M${one.x} ${one.y}L${other.x} ${other.y}`, top: between(one, other) }
  const bend = 0.2 * long
  const knee = { x: straight.x + (outward * bend * dy) / long, y: straight.y - (outward * bend * dx) / long }
  return { path: `M${one.x} ${one.y}Q${knee.x} ${knee.y} ${other.x} ${other.y}`, top: middle(straight, knee) }
}

const ACROSS = 77 // for a name in the widest part of a tile

/** The size of letters with which a name fits on a tile; Cyrillic ones are wider. */
export function fitting(name: string): number {
  const width = [...name].reduce(
    (sum, letter) => sum + (/[а-яё]/i.test(letter) ? 0.65 : /[ijlt]/.test(letter) ? 0.33 : 0.55),
    0,
  )
  return Math.min(13.5, ACROSS / width)
}
