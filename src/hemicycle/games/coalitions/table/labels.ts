/** Where names stand around the hemicycle so that none covers another. Knows boxes of text, not what they say. */
import { CENTRE, GAUGE } from './chamber'

export interface Text {
  seat: number
  /** Its bench: 0 left, 1 right. */ at: number
  width: number
}
export interface Label {
  seat: number
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}
export interface Room {
  font: number
  /** How far from the middle a label may reach; none: the picture grows. */ reach: number | null
}

const AWAY = GAUGE + 14
const TOP = 10
const BASE = CENTRE.y + 4
export const LINE = 1.22 // of the size of the letters

/** Texts from left to right. Null where there is not room for all: then shorter ones are needed. */
export function place(texts: Text[], room: Room): Label[] | null {
  const side = (left: boolean) => texts.filter(({ at }) => at < 0.5 === left)
  const left = half(
    side(true)
      .toReversed()
      .toSorted((a, b) => b.at - a.at),
    room,
    -1,
  )
  const right = half(
    side(false).toSorted((a, b) => a.at - b.at),
    room,
    1,
  )
  return left && right && [...left, ...right]
}

/** One side, from the top down: beside the arc while there is room, the rest below the benches. */
function half(texts: Text[], room: Room, way: -1 | 1): Label[] | null {
  const around = beside(texts, room, way)
  if (around.length === texts.length) return around
  const low = below(texts.slice(around.length), room, way)
  return low && [...around, ...low]
}

function beside(texts: Text[], room: Room, way: -1 | 1): Label[] {
  const line = room.font * LINE
  const heights = spread(
    texts.map(({ at }) => CENTRE.y - AWAY * Math.sin(Math.PI * at) + room.font / 3),
    line,
    TOP,
    BASE,
  )
  const labels: Label[] = []
  for (const [place, { seat, width }] of texts.entries()) {
    const y = heights[place] ?? BASE
    const out = Math.sqrt(Math.max(0, AWAY ** 2 - (CENTRE.y - y - room.font / 4) ** 2))
    const fits = room.reach === null || out + width <= room.reach
    if (!fits || y > BASE + 1) break
    labels.push({ seat, x: CENTRE.x + way * out, y, anchor: way < 0 ? 'end' : 'start' })
  }
  return labels
}

/** In one or two lines under the benches, from the outer end inwards. */
function below(texts: Text[], room: Room, way: -1 | 1): Label[] | null {
  const reach = (room.reach ?? GAUGE) - 4
  const gap = room.font * 0.7
  const outward = texts.toReversed()
  const need = outward.reduce((sum, { width }) => sum + width + gap, 0)
  const lines =
    need <= reach
      ? [outward]
      : [outward.filter((_, at) => at % 2 === 0), outward.filter((_, at) => at % 2 === 1)]
  const labels: Label[] = []
  for (const [row, line] of lines.entries()) {
    let from = reach
    for (const { seat, width } of line) {
      from -= width
      if (from < gap / 2) return null
      labels.push({
        seat,
        x: CENTRE.x + way * (from + width / 2),
        y: CENTRE.y + 46 + row * room.font * LINE,
        anchor: 'middle',
      })
      from -= gap
    }
  }
  return labels
}

/** Rising heights at least a line apart, moved as little as needed within top and base. */
export function spread(wanted: number[], line: number, top: number, base: number): number[] {
  const heights: number[] = []
  for (const want of wanted) heights.push(Math.max(want, top, (heights.at(-1) ?? -Infinity) + line))
  let limit = base
  for (let at = heights.length - 1; at >= 0; at--) {
    heights[at] = Math.max(top + at * line, Math.min(heights[at] ?? top, limit))
    limit = (heights[at] ?? top) - line
  }
  return heights
}

/** About as wide as bold letters of the system are; wide ones count more. */
export function widthOf(text: string, font: number): number {
  const each = [...text].map((letter) =>
    /[\u1100-\uffff]/.test(letter)
      ? 1.05
      : /[MWШЩЖЮФЫмwmшщжюф…]/.test(letter)
        ? 0.9
        : /[iljtfrI.,:;·' |]/.test(letter)
          ? 0.36
          : /[A-ZА-Я]/.test(letter)
            ? 0.7
            : 0.6,
  )
  return each.reduce((sum, part) => sum + part, 0) * font
}

/** A name before a figure; a dot parts it from a figure of its own, as that of a seat. */
export function before(name: string, letters: number): string {
  const short = cut(name, letters)
  return /\d$/.test(short) ? `${short} ·` : short
}

export function cut(name: string, letters: number): string {
  const all = [...name]
  return all.length <= letters
    ? name
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
