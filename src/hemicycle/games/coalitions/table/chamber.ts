/** Where mandates sit in the hemicycle, and which bench is whose. Names around it are `labels`. */

export const CENTRE = { x: 340, y: 330 } as const
/** The arc that fills towards the majority runs around the benches. */
export const GAUGE = 304
const OUTER = 288 // of the outermost row, from the centre
const INNER = 128 // of the innermost row: what is said in the middle needs the room
const LARGEST = 24
const AIR = 1.15 // from one chair to the next, in widths of a chair

export interface Chair {
  x: number
  y: number
  /** 0 at the left end, 1 at the right. */ at: number
}
export interface Hall {
  chairs: Chair[]
  radius: number
}
export interface Bench {
  seat: number
  chairs: Chair[]
  /** Its middle: 0 left, 1 right. */ at: number
}

interface Row {
  radius: number
  chairs: number
}
interface Plan {
  rows: Row[]
  radius: number
}

/** So many chairs, as large as they can be, from left to right. */
export function hall(many: number): Hall {
  const most = Math.max(1, Math.round(Math.sqrt(many / 2.2)))
  const plans = Array.from({ length: most }, (_, at) => plan(many, most - at))
  const { rows, radius } = plans.reduce((best, each) => (each.radius > best.radius + 0.5 ? each : best))
  const chairs = rows.flatMap(({ radius: far, chairs }) =>
    Array.from({ length: chairs }, (_, at) => chair(far, chairs === 1 ? 0.5 : at / (chairs - 1))),
  )
  return { chairs: chairs.toSorted((a, b) => a.at - b.at || outwards(b) - outwards(a)), radius }
}

/** Of chairs side by side the outermost are the ends: first on the left, last on the right. */
function outwards({ x, y, at }: Chair): number {
  return Math.hypot(x - CENTRE.x, y - CENTRE.y) * (at < 0.5 ? 1 : -1)
}

function plan(many: number, rows: number): Plan {
  const largest = Math.min(LARGEST, (OUTER - INNER) / (2 * (1 + AIR * (rows - 1))))
  const far = (row: number) =>
    rows === 1 ? (OUTER + INNER) / 2 : OUTER - largest - (row * (OUTER - INNER - 2 * largest)) / (rows - 1)
  const radii = Array.from({ length: rows }, (_, row) => far(row))
  const seated = dealt(many, radii)
  const fits = radii.map(
    (radius, row) => (Math.PI * radius) / Math.max(1, (seated[row] ?? 0) - 1) / (2 * AIR),
  )
  return {
    rows: radii.map((radius, row) => ({ radius, chairs: seated[row] ?? 0 })),
    radius: Math.min(largest, ...fits),
  }
}

/** Chairs for each row by its length, the largest rests first. */
function dealt(many: number, radii: number[]): number[] {
  const whole = radii.reduce((sum, radius) => sum + radius, 0)
  const exact = radii.map((radius) => (many * radius) / whole)
  const chairs = exact.map(Math.floor)
  const rests = exact
    .map((share, row) => ({ row, rest: share % 1 }))
    .toSorted((a, b) => b.rest - a.rest || a.row - b.row)
  const left = many - chairs.reduce((sum, each) => sum + each, 0)
  for (const { row } of rests.slice(0, left)) chairs[row] = (chairs[row] ?? 0) + 1
  return chairs
}

function chair(radius: number, at: number): Chair {
  const turn = Math.PI * (1 - at)
  return { x: CENTRE.x + radius * Math.cos(turn), y: CENTRE.y - radius * Math.sin(turn), at }
}

/** Players with mandates from left to right: the coalition first, each part clockwise. */
export function seating(mandates: number[], coalition: number[]): number[] {
  const seated = mandates.flatMap((own, seat) => (own > 0 ? [seat] : []))
  return [
    ...seated.filter((seat) => coalition.includes(seat)),
    ...seated.filter((seat) => !coalition.includes(seat)),
  ]
}

export function benches(mandates: number[], order: number[], chairs: Chair[]): Bench[] {
  let from = 0
  return order.map((seat) => {
    const own = chairs.slice(from, (from += mandates[seat] ?? 0))
    const at = own.reduce((sum, { at }) => sum + at, 0) / Math.max(1, own.length)
    return { seat, chairs: own, at }
  })
}
