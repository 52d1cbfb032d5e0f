import { describe, expect, it } from 'vitest'
import data from './counts.json'
import { type Card, counted, type Deed, groundOf, laid, played } from './count'
import { HAT, LEAF, lying, mark, ROSE, view } from './fixture'

const card = (party: number, value: number, owner: number, rest: Partial<Card> = {}): Card => ({
  party,
  value,
  owner,
  out: false,
  egg: false,
  ...rest,
})
const none = [false, false]
const of = (cards: Card[], doubled = none, scandal = none) => counted({ cards, doubled, scandal }, 3)

describe('the chair', () => {
  const chairs = (...cards: Card[]) => of(cards).parties[0]?.chairs

  it('goes to the highest sum', () => {
    expect(chairs(card(0, 9, 0), card(0, 5, 1), card(0, 5, 1))).toEqual([1])
  })

  it('at equal sums goes to the highest card, then to the next', () => {
    expect(chairs(card(0, 6, 0), card(0, 4, 0), card(0, 6, 1), card(0, 3, 1), card(0, 1, 1))).toEqual([0])
    expect(chairs(card(0, 7, 1), card(0, 3, 1), card(0, 6, 0), card(0, 4, 0))).toEqual([1])
  })

  it('is split where all cards are equal', () => {
    expect(chairs(card(0, 6, 0), card(0, 4, 0), card(0, 4, 1), card(0, 6, 1))).toEqual([0, 1])
  })

  it('is nobody’s where nobody stands', () => {
    expect(chairs(card(0, 6, 0, { out: true }), card(0, 4, 1, { egg: true }))).toEqual([])
  })
})

describe('votes', () => {
  it('are doubled and halved, and halves rounded down', () => {
    const cards = [card(0, 10, 0), card(0, 9, 1)]
    const votes = (doubled: boolean, scandal: boolean) =>
      of(cards, [doubled, false], [scandal, false]).parties[0]?.votes
    expect([votes(false, false), votes(true, false), votes(false, true), votes(true, true)]).toEqual([
      19, 38, 9, 19,
    ])
  })

  it('of camps are rounded down for each', () => {
    const { parties, total, majority } = of([card(0, 10, 0), card(0, 10, 1), card(0, 1, 2), card(1, 3, 2)])
    expect([parties[0]?.votes, total, majority]).toEqual([20, 23, 12])
  })

  it('of an egg count, of a skull they do not', () => {
    expect(of([card(0, 5, 0, { egg: true }), card(0, 7, 1, { out: true })]).parties[0]?.votes).toBe(5)
  })
})

describe('what a card changes', () => {
  const table = [lying(0, ROSE, 9, 0), lying(1, ROSE, 8, 1, [mark('egg')]), lying(2, HAT, 7, 2)]
  const at = view({ table })
  const after = (deed: Deed) => counted(played(at, deed), 3)

  it('a skull takes votes and chair', () => {
    const { votes, chairs } = after({ kind: 'skull', on: { place: 0 } }).parties[ROSE] ?? {}
    expect([votes, chairs]).toEqual([8, []])
  })

  it('an egg takes the chair only', () => {
    const { votes, chairs } = after({ kind: 'egg', on: { place: 0 } }).parties[ROSE] ?? {}
    expect([votes, chairs]).toEqual([17, []])
  })

  it('a double is the party’s, a scandal too', () => {
    expect(after({ kind: 'double', on: { place: 2 } }).parties[HAT]?.votes).toBe(14)
    expect(after({ kind: 'sausage', on: { party: HAT } }).parties[HAT]?.votes).toBe(3)
  })

  it('a vest covers the topmost skull or egg that is active', () => {
    const marks = [mark('egg'), mark('double'), mark('skull'), mark('vest')]
    const shot = view({ table: [lying(0, LEAF, 6, 0, marks)] })
    expect(shot.tallies[LEAF]?.votes).toBe(0)
    const { votes, chairs } = counted(played(shot, { kind: 'vest', on: { place: 0 } }), 3).parties[LEAF] ?? {}
    expect([votes, chairs]).toEqual([6, []])
  })

  it('a vest over a scandal brings the votes back', () => {
    const scandal = view({ table }, [], [HAT])
    expect(scandal.tallies[HAT]?.votes).toBe(3)
    expect(counted(played(scandal, { kind: 'vest', on: { party: HAT } }), 3).parties[HAT]?.votes).toBe(7)
  })

  it('a politician who is laid counts for his party', () => {
    const { votes, chairs } = counted(laid(groundOf(at), HAT, 8, 0), 3).parties[HAT] ?? {}
    expect([votes, chairs]).toEqual([15, [0]])
  })
})

// Counts that the server told in matches of random bots, one of each kind.
it.each(data.counts)(
  'counts as the server does: $majority of $total',
  ({ seats, cards, parties, total, majority }) => {
    const lie = cards.map(([party = 0, value = 0, owner = 0, out, egg]) =>
      card(party, value, owner, { out: out === 1, egg: egg === 1 }),
    )
    const is = counted(
      {
        cards: lie,
        doubled: parties.map(([, doubled]) => doubled === 1),
        scandal: parties.map(([, , scandal]) => scandal === 1),
      },
      seats,
    )
    expect(is.parties.map(({ votes, chairs }) => [votes, chairs])).toEqual(
      parties.map(([votes, , , chairs]) => [votes, chairs]),
    )
    expect([is.total, is.majority]).toEqual([total, majority])
  },
)
