import { describe, expect, it, vi } from 'vitest'
import { consequences } from './telling'
import { countOf } from './count'
import { bloc, coalition, form, HAT, LEAF, lying, mark, NUT, ROSE, scene, view } from './fixture'
import { deedOf, may, picks, splits, targets } from './offers'
import { reason, struck } from './reasons'
import { whatIf } from './whatif'

const TABLE = [
  lying(0, ROSE, 9, 0),
  lying(1, LEAF, 8, 0, [mark('egg')]),
  lying(2, LEAF, 6, 1),
  lying(3, HAT, 7, 2, [mark('skull')]),
]
const ROUND = form(
  ['Double', 'on', [1, 2]],
  ['Vest', 'on', [1, 3]],
  ['Sausage', 'party', [ROSE, LEAF]],
  ['Clear', 'party', [NUT]],
)

describe('what forms allow', () => {
  it('where cards may be played', () => {
    expect(targets(ROUND, 'double')).toEqual([{ place: 1 }, { place: 2 }])
    expect(targets(ROUND, 'vest')).toEqual([{ place: 1 }, { place: 3 }, { party: NUT }])
    expect(targets(ROUND, 'skull')).toEqual([])
    expect(may(ROUND, 'Pass') && !may(ROUND, 'GiveUp')).toBe(true)
  })

  it('listed as whole actions too', () => {
    const listed = { pick: [{ do: 'Egg', on: 4 }, { do: 'Egg', on: 5 }, { do: 'Pass' }] }
    expect(picks(listed, 'Egg', 'on')).toEqual([4, 5])
  })

  it('camps of split parties', () => {
    expect(
      splits({
        make: 'Side',
        fields: { camps: { each: [{ pick: [1, 2] }, { pick: [0, 1] }], labels: [LEAF, HAT], of: 'party' } },
      }),
    ).toEqual([
      { party: LEAF, camps: [1, 2] },
      { party: HAT, camps: [0, 1] },
    ])
  })

  it('a vest over a politician and over a scandal are two actions', () => {
    expect(deedOf('vest', { place: 3 })).toEqual({ do: 'Vest', on: 3 })
    expect(deedOf('vest', { party: 5 })).toEqual({ do: 'Clear', party: 5 })
    expect(deedOf('sausage', { party: 5 })).toEqual({ do: 'Sausage', party: 5 })
  })
})

describe('a card taken up', () => {
  it('goes where one taps, and is sent as the server takes it', async () => {
    const send = vi.fn(async (_: unknown) => null)
    const { play } = scene(view({ table: TABLE }), ROUND, { send })
    play.takeAction('double')
    expect(play.move).toBeNull()
    play.aimAt(2, LEAF)
    expect(play.on).toEqual({ place: 2 })
    await play.go()
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'Double', on: 2 })
  })

  it('of a party is aimed through any of its politicians', () => {
    const { play } = scene(view({ table: TABLE }), ROUND)
    play.takeAction('sausage')
    play.aimAt(2, LEAF)
    expect(play.on).toEqual({ party: LEAF })
    play.aimAt(3, HAT)
    expect([play.on, play.missed]).toEqual([null, { party: HAT }])
  })

  it('with one target is aimed at once, and put down by another tap', () => {
    const { play } = scene(view({ table: TABLE }), form(['Skull', 'on', [2]]))
    play.takeAction('skull')
    expect(play.on).toEqual({ place: 2 })
    play.takeAction('skull')
    expect(play.kind).toBeNull()
  })

  it('is put down when the table has changed', () => {
    const given = scene(view({ table: TABLE }), ROUND)
    given.play.takeAction('double')
    given.play.follow({ ...given, sight: { ...given.sight, view: view({ table: TABLE, turn: 1 }) } })
    expect(given.play.kind).toBeNull()
  })

  it('is sent by nobody who only watches', () => {
    const { play } = scene(view({ table: TABLE }), ROUND, { past: true })
    play.takeAction('double')
    play.aimAt(2, LEAF)
    expect(play.move).toBeNull()
  })
})

describe('laying', () => {
  const LAY = {
    either: [
      { make: 'Field', fields: { politician: { pick: [7, 12] } } },
      { make: 'Declare', fields: { joker: { pick: [70] }, party: { pick: [0, 1, 2, 3, 4, 5, 6] } } },
    ],
  }

  it('a politician, and what it would change', () => {
    const given = scene(view({ phase: 'lay', table: TABLE }), LAY)
    given.play.take(12)
    expect(given.play.move).toEqual({ do: 'Field', politician: 12 })
    expect(whatIf(given)?.parties[HAT]).toMatchObject({ votes: 3, chairs: [0] })
  })

  it('a joker only once its party is declared', () => {
    const given = scene(view({ phase: 'lay', table: TABLE }), LAY)
    given.play.take(70)
    expect([given.play.move, whatIf(given)]).toEqual([null, null])
    given.play.declared = NUT
    expect(given.play.move).toEqual({ do: 'Declare', joker: 70, party: NUT })
    expect(whatIf(given)?.parties[NUT]?.votes).toBe(8)
  })
})

describe('sets of chairs', () => {
  const talks = view({ phase: 'talks', blocs: [bloc(ROSE, 9), bloc(LEAF, 8, 1), bloc(HAT, 7, 2)] })

  it('grow and shrink by taps', () => {
    const { play } = scene(talks)
    play.ask(2)
    play.ask(0)
    expect(play.asked).toEqual([0, 2])
    play.ask(2)
    expect(play.asked).toEqual([0])
    play.gather([2, 1])
    expect(play.asked).toEqual([1, 2])
    play.gather([1, 2])
    expect(play.asked).toEqual([])
  })

  it('stay through proposals and go with the parties on the table', () => {
    const given = scene(talks)
    const { play } = given
    play.ask(0)
    const following = (at: typeof talks) => play.follow({ ...given, sight: { ...given.sight, view: at } })
    following({
      ...talks,
      proposals: [{ number: 1, by: 1, coalition: 0, government: coalition([0]), hands: [1] }],
    })
    expect(play.asked).toEqual([0])
    following({ ...talks, blocs: talks.blocs.slice(1) })
    expect(play.asked).toEqual([])
  })
})

describe('why a card has nowhere to go', () => {
  const at = view({ table: TABLE }, [ROSE, LEAF], [LEAF])

  it('on what was tapped', () => {
    expect(reason(at, 'double', { place: 0 })).toBe('doubled')
    expect(reason(at, 'double', { place: 3 })).toBe('out')
    expect(reason(at, 'egg', { place: 1 })).toBe('egged')
    expect(reason(at, 'vest', { place: 0 })).toBe('nothing-to-cover')
    expect(reason(at, 'sausage', { party: LEAF })).toBe('scandalised')
    expect(reason(at, 'sausage', { party: HAT })).toBe('nobody-in')
  })

  it('at all: what those on the table have in common', () => {
    expect(struck(at, form(), 'double')).toBe('doubled')
    expect(struck(at, form(), 'egg')).toBe('nowhere')
    expect(struck(view(), form(), 'egg')).toBe('none-lying')
    expect(struck(at, ROUND, 'double')).toBeNull()
  })
})

describe('consequences, said before it is sent', () => {
  const said = (kind: 'vest' | 'double' | 'skull', place: number) => {
    const given = scene(
      view({ table: TABLE }),
      form(['Vest', 'on', [1, 3]], ['Double', 'on', [0]], ['Skull', 'on', [2]]),
    )
    given.play.takeAction(kind)
    given.play.aim({ place })
    const after = whatIf(given)
    return after === null
      ? []
      : consequences(given, countOf(given.sight.view), after).map((line) => line.split(' ')[0])
  }

  it('a chair that passes comes first', () => {
    expect(said('vest', 1)).toEqual(['table-then-passes'])
    expect(said('skull', 2)).toEqual(
      ['table-then-no-chair', 'table-then-votes', 'table-then-alone'] /* 9 of 17 */,
    )
  })

  it('also that a party would govern alone', () => {
    expect(said('double', 0)).toEqual(['table-then-votes', 'table-then-alone'])
  })
})
