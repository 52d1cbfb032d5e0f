/** Chairs of a half-round chamber, from left to right. Knows not who sits there. */

export interface Chair {
  x: number
  y: number
  r: number
}

/** The middle of the half-round lies at (170, 160) in a frame of 340 by 196. */
export const CENTRE = { x: 170, y: 160 }
const OUTER = 134
const INNER = 50
const WIDEST = 58

export function chairs(many: number): Chair[] {
  const pitch = pitchFor(many)
  const rows = rowsFor(many, pitch)
  return spread(many, rows)
    .flatMap((inRow, row) => arc(inRow, rows[row] ?? OUTER, Math.min(24, pitch * 0.42)))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ x, y, r }) => ({ x, y, r }))
}

/** The widest distance between chairs that leaves room for all. */
function pitchFor(many: number): number {
  let pitch = WIDEST
  while (pitch > 4 && room(radii(pitch), pitch) < many) pitch -= 0.5
  return pitch
}

function radii(pitch: number): number[] {
  return Array.from({ length: Math.floor((OUTER - INNER) / pitch) + 1 }, (_, row) => OUTER - row * pitch)
}

function seatsIn(radius: number, pitch: number): number {
  return Math.floor((Math.PI * radius) / pitch) + 1
}

function room(radii: number[], pitch: number): number {
  return radii.reduce((seats, radius) => seats + seatsIn(radius, pitch), 0)
}

/** As few rows as hold them all, the outer ones first. */
function rowsFor(many: number, pitch: number): number[] {
  const all = radii(pitch)
  const needed = all.findIndex((_, row) => room(all.slice(0, row + 1), pitch) >= many)
  return needed < 0 ? all : all.slice(0, needed + 1)
}

/** Chairs by row, in proportion to its length. */
function spread(many: number, rows: number[]): number[] {
  const whole = rows.reduce((sum, radius) => sum + radius, 0)
  let before = 0,
    given = 0
  return rows.map((radius) => {
    before += radius
    const until = Math.round((many * before) / whole)
    const inRow = until - given
    given = until
    return inRow
  })
}

function arc(many: number, radius: number, r: number) {
  return Array.from({ length: many }, (_, chair) => {
    const turn = many > 1 ? chair / (many - 1) : 0.5
    const angle = Math.PI * (1 - turn)
    return { turn, x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle), r }
  })
}

/** Who sits on each chair: benches in the given order, chairs left over stay empty (null). */
export function seating(mandates: number[], benches: number[], many: number): (number | null)[] {
  const taken = benches.flatMap((seat) => Array<number>(mandates[seat] ?? 0).fill(seat))
  return Array.from({ length: many }, (_, chair) => taken[chair] ?? null)
}
