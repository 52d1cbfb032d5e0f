/** Where chairs stand in a ring, and where hands meet. Knows points, not parties; lengths are pixels. */

export interface Point {
  x: number
  y: number
}
export interface Box {
  width: number
  height: number
}

const SIDE = 62 // half as wide as what is written at a chair
const HIGH = 78 // from a chair to the end of what is written above or below it
const WRITTEN = 46 // and to what is written at it
const INWARDS = 0.24 // meetings lie so far from between their chairs towards the middle
const APART = 58 // from one meeting to another
const FLAT = 0.8 // what is written in the middle is so high for its width
const ROUNDS = 80
const ASIDE = 0.4 // radians off the straight way out, so that what is held from two sides slips away
/** On a narrower box everything is drawn smaller. */
export const NARROW = 400

/** So many chairs, the first at the bottom, then clockwise as one looks at the table. */
export function chairs(many: number, box: Box): Point[] {
  const { x, y } = centre(box)
  const [rx, ry] = [box.width / 2 - SIDE, box.height / 2 - HIGH]
  return Array.from({ length: many }, (_, at) => {
    const turn = Math.PI / 2 + (2 * Math.PI * at) / Math.max(1, many)
    return { x: x + rx * Math.cos(turn), y: y + ry * Math.sin(turn) }
  })
}

export function centre({ width, height }: Box): Point {
  return { x: width / 2, y: height / 2 }
}

/** Whether what is written at a chair stands above it, out of the way of arms. */
export function above(place: Point, box: Box): boolean {
  return place.y < centre(box).y - 12
}

/** Where the hands of each of these groups of chairs meet: between them, clear of one another, of chairs and of the middle. */
export function meetings(groups: number[][], places: Point[], box: Box): Point[] {
  const heart = centre(box)
  const points = groups.map((group, at) =>
    nudge(between(middle(group.map((chair) => places[chair] ?? heart)), heart, INWARDS), at),
  )
  const labels = places.map(({ x, y }) => ({ x, y: y + (above({ x, y }, box) ? -54 : 54) }))
  const written = box.width < NARROW ? 74 : 84 // from the middle to a meeting beside what is written there
  const clear = box.width < NARROW ? 70 : 96 // a hand has room between a chair and a meeting
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, point] of points.entries()) {
      push(point, heart, written)
      points.forEach((other, to) => to !== at && push(point, other, APART))
      places.forEach((place) => push(point, place, clear))
      labels.forEach((label) => push(point, label, WRITTEN))
    }
  }
  return points.map((point) => beside(point, heart, written))
}

function middle(points: Point[]): Point {
  const total = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
  return { x: total.x / Math.max(1, points.length), y: total.y / Math.max(1, points.length) }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Two that would fall on one point start a little apart. */
function nudge({ x, y }: Point, at: number): Point {
  return { x: x + 3 * Math.cos(at * 2.4), y: y + 3 * Math.sin(at * 2.4) }
}

function push(point: Point, from: Point, distance: number) {
  const [dx, dy] = [point.x - from.x, point.y - from.y]
  const near = Math.hypot(dx, dy) || 1
  if (near >= distance) return
  const by = (distance - near) / 2 / near
  point.x += (dx * Math.cos(ASIDE) - dy * Math.sin(ASIDE)) * by
  point.y += (dx * Math.sin(ASIDE) + dy * Math.cos(ASIDE)) * by
}

/** At least so far to the side, or `FLAT` times as far above or below. */
function beside(point: Point, from: Point, distance: number): Point {
  const near = Math.hypot(point.x - from.x, (point.y - from.y) / FLAT)
  return near === 0 || near >= distance ? point : between(from, point, distance / near)
}

/** A point on the way, so far before its end. */
export function short(from: Point, to: Point, by: number): Point {
  return between(from, to, Math.max(0, 1 - by / (Math.hypot(to.x - from.x, to.y - from.y) || 1)))
}

/** In degrees, for turning what points to the right. */
export function towards(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}
