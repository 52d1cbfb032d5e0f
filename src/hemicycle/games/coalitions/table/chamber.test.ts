import { describe, expect, it } from 'vitest'
import { benches, CENTRE, GAUGE, hall, seating } from './chamber'
import { before, type Label, LINE, place, spread, type Text, widthOf } from './labels'
import { partyLook } from './parties'

/** So many players share so many mandates: a strong one, the rest as even as can be. */
function pack(players: number, mandates: number): number[] {
  const most = Math.max(1, Math.min(Math.floor(mandates / 2), mandates - players + 1))
  const rest = Array.from({ length: players - 1 }, (_, at) =>
    Math.floor((mandates - most + at) / (players - 1)),
  )
  return [most, ...rest]
}

const CASES = [3, 5, 8, 12, 20].flatMap((players) =>
  [5, 20, 50, 101, 200]
    .filter((mandates) => mandates >= players)
    .map((mandates) => [players, mandates] as const),
)

describe('the hemicycle', () => {
  it.each([5, 6, 7, 9, 15, 20, 33, 50, 99, 100, 150, 200])(
    'seats %i without two touching or leaving the arc',
    (many) => {
      const { chairs, radius } = hall(many)
      expect(chairs).toHaveLength(many)
      expect(radius).toBeGreaterThan(5)
      expect(
        Math.max(...chairs.map(({ x, y }) => Math.hypot(x - CENTRE.x, y - CENTRE.y))) + radius,
      ).toBeLessThan(GAUGE - 4)
      const apart = chairs.flatMap((a, at) =>
        chairs.slice(0, at).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      )
      expect(Math.min(...apart)).toBeGreaterThan(2 * radius)
    },
  )

  it('seats the coalition at the left end, and everybody as often as they have mandates', () => {
    const mandates = [4, 6, 4, 3, 2, 1]
    const order = seating(mandates, [3, 0])
    expect(order).toEqual([0, 3, 1, 2, 4, 5])
    const rows = benches(mandates, order, hall(20).chairs)
    expect(rows.map(({ seat, chairs }) => [seat, chairs.length])).toEqual(
      order.map((seat) => [seat, mandates[seat]]),
    )
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(Math.max(...rows.slice(0, 2).flatMap(({ chairs }) => chairs.map(({ at }) => at)))).toBeLessThan(
      0.5,
    )
  })

  it('leaves out who has no mandate', () => {
    expect(seating([0, 6, 0, 3], [1])).toEqual([1, 3])
  })
})

describe('names around it', () => {
  const FONTS = { wide: { font: 14.5, reach: null }, narrow: { font: 22, reach: 344 } }

  function box({ x, y, anchor }: Label, width: number, font: number) {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { left, right: left + width, top: y - font * 0.8, bottom: y + font * 0.2 }
  }

  function texts(mandates: number[], font: number, say: (seat: number) => string): Text[] {
    return benches(mandates, seating(mandates, []), hall(mandates.reduce((a, b) => a + b)).chairs).map(
      ({ seat, at }) => ({ seat, at, width: widthOf(say(seat), font) }),
    )
  }

  function overlaps(labels: Label[], all: Text[], font: number): string[] {
    const boxes = labels.map((label) => ({
      seat: label.seat,
      ...box(label, all.find(({ seat }) => seat === label.seat)?.width ?? 0, font),
    }))
    return boxes.flatMap((a, at) =>
      boxes
        .slice(0, at)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.seat} ${b.seat}`),
    )
  }

  it.each(CASES)('of %i players with %i mandates never collide', (players, mandates) => {
    const { font, reach } = FONTS.wide
    const all = texts(pack(players, mandates), font, (seat) => `Konstantin ${seat} 12`)
    const labels = place(all, { font, reach }) ?? []
    expect(labels).toHaveLength(all.length)
    expect(overlaps(labels, all, font)).toEqual([])
  })

  it.each(CASES)(
    'on a phone, of %i players with %i mandates, never collide or leave the picture',
    (players, mandates) => {
      const { font, reach } = FONTS.narrow
      const full = texts(pack(players, mandates), font, (seat) => `Chiara ${seat}`)
      const short = texts(pack(players, mandates), font, () => '12')
      const placed = place(full, { font, reach })
      const [labels, all] = placed ? [placed, full] : [place(short, { font, reach: 352 }) ?? [], short]
      expect(labels).toHaveLength(all.length)
      expect(overlaps(labels, all, font)).toEqual([])
      for (const label of labels) {
        const { left, right } = box(label, all.find(({ seat }) => seat === label.seat)?.width ?? 0, font)
        expect(left).toBeGreaterThan(CENTRE.x - 353)
        expect(right).toBeLessThan(CENTRE.x + 353)
      }
    },
  )

  it('are cut when they are long, and parted from a figure by a dot when they end with one', () => {
    expect(before('Katharina-Luise', 12)).toBe('Katharina-L…')
    expect([before('Seat 3', 12), before('Ada', 12)]).toEqual(['Seat 3 ·', 'Ada'])
  })

  it('are moved as little as needed', () => {
    expect(spread([10, 12, 80], 20, 0, 100)).toEqual([10, 30, 80])
    expect(spread([90, 95, 99], 20, 0, 100)).toEqual([60, 80, 100])
    expect(LINE).toBeGreaterThan(1)
  })
})

it('no two players look alike', () => {
  const looks = Array.from({ length: 20 }, (_, seat) => partyLook(null, seat))
  expect(new Set(looks.map(({ symbol }) => symbol)).size).toBe(20)
  expect(new Set(looks.map(({ css }) => css)).size).toBe(8)
})
