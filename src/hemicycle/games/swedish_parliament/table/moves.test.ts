import { describe, expect, it } from 'vitest'
import {
  CONSERVATIVES,
  FARMERS,
  FEMINISTS_CARD,
  LABOUR,
  LEAVE,
  LIBERALS,
  NATIONALISTS,
  SOCIALISTS,
  TEACHERS,
  view,
} from './fixture'
import { all, changing, may, numbers } from './forms'
import { playForm } from './fixture'
import { marksOn } from './markers'
import { after, changesFor, effect, stepped } from './moves'

describe('what a card would do', () => {
  it('as a policy is free for whom it highlights, and for a card for other players', () => {
    expect(effect(view(), LEAVE, 'policy')).toEqual({
      scale: 0,
      direction: 0,
      free: [LABOUR, LIBERALS, SOCIALISTS],
      payers: [FARMERS, CONSERVATIVES],
    })
  })

  it('as an opinion moves everybody, and any player may pay', () => {
    const opinion = effect(view(), LEAVE, 'opinion')
    expect(opinion?.free).toHaveLength(8)
    expect(opinion?.payers).toEqual([CONSERVATIVES, SOCIALISTS, LABOUR, FARMERS])
  })

  it('of a minor party pushes away from its end; a voter moves nobody', () => {
    expect(effect(view(), FEMINISTS_CARD, 'minor')).toMatchObject({ scale: 4, direction: 1 })
    expect(effect(view(), TEACHERS, 'policy')).toBeNull()
  })

  it('ends at the ends, for two markers together', () => {
    expect(stepped([3], 1)).toEqual([4])
    expect(stepped([0], 0)).toEqual([0])
    expect(stepped([6, 7], 1)).toEqual([6, 7])
    expect(stepped([6, 7], 0)).toEqual([5, 6])
  })
})

describe('relations', () => {
  it('that could change are those of who acts', () => {
    const kinds = changesFor(view(), [LABOUR, SOCIALISTS, LIBERALS]).map(
      ({ kind, one, other }) => `${kind} ${one} ${other}`,
    )
    expect(kinds).toEqual(['strengthen 2 3', 'weaken 0 1', 'create 1 2', 'create 1 3'])
    expect(changesFor(view(), [NATIONALISTS])).toEqual([])
  })

  it('stop at three, and need a tile where they grow', () => {
    const strong = view({ relations: [{ one: LABOUR, other: SOCIALISTS, strength: 3 }], creatable: [] })
    expect(changesFor(strong, [LABOUR, SOCIALISTS])).toEqual([])
    const none = view({ tiles_left: 0, creatable: [] })
    expect(changesFor(none, [CONSERVATIVES, LABOUR, SOCIALISTS])).toEqual([])
    expect(changesFor(none, [CONSERVATIVES, LIBERALS]).map(({ kind }) => kind)).toEqual(['strengthen'])
  })

  it('leap over nothing', () => {
    expect([
      after(1, 'weaken'),
      after(-1, 'strengthen'),
      after(-2, 'weaken'),
      after(2, 'break'),
      after(0, 'create'),
    ]).toEqual([-1, 1, -3, 0, 1])
  })
})

describe('markers', () => {
  it('of up to two stand abreast, more in two rows', () => {
    const markers = Array.from({ length: 5 }, (_, party) => [[party < 3 ? 3 : 4]])
    const marks = marksOn(markers, 0)
    expect(marks.filter(({ segment }) => segment === 4).map(({ rows }) => rows)).toEqual([1, 1])
    expect(marks.filter(({ segment }) => segment === 3).map(({ row, at, of }) => [row, at, of])).toEqual([
      [0, 0, 2],
      [0, 1, 2],
      [1, 0, 1],
    ])
  })

  it('two of a party stand on both its segments', () => {
    expect(marksOn([[[3, 4]]], 0).map(({ key, segment }) => [key, segment])).toEqual([
      ['0.0', 3],
      ['0.1', 4],
    ])
  })
})

describe('the form', () => {
  it('says what may be played, and drawn', () => {
    expect(may(playForm, 'Policy') && may(playForm, 'CallVoter')).toBe(true)
    expect(may(playForm, 'EndTurn') || may(null, 'Draw')).toBe(false)
    expect(numbers(playForm, 'Draw', 'pile')).toEqual([0, 2, 5])
  })

  it('of payments may leave them out', () => {
    const form = {
      either: [{ make: 'Back', fields: { pay: { pick: [null] } } }, { pick: [{ do: 'Decline' }] }],
    }
    expect(all(form, 'Back')).toEqual([{ do: 'Back', pay: null }])
    expect(numbers(form, 'Back', 'pay')).toEqual([])
    expect(all(form, 'Decline')).toEqual([{ do: 'Decline' }])
  })

  it('takes a change of relation as the server does', () => {
    expect(changing({ kind: 'break', one: 2, other: 5 })).toEqual({ do: 'Break', one: 2, other: 5 })
  })
})
