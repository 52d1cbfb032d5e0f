import { describe, expect, it, vi } from 'vitest'
import { dealForms, scene, turnForm, view } from './fixture'
import { answerable, governs, leftOut, limitForms, may, packForm, payable, poolOf, readiness } from './offers'
import { changes } from './telling'
import { shown } from './scene'
import { asked } from './view'

const TABLE = { members: [1, 3, 4], shares: [120, 70, 50] }

function playing(at = view(), rest = {}) {
  const given = scene(at, rest)
  given.play.follow(given)
  return given
}

describe('building a coalition', () => {
  it('grows and shrinks by taps, the pool always divided', () => {
    const { play } = playing()
    play.toggle(0)
    expect(play.draft).toEqual({ members: [0], shares: [240] })
    play.toggle(2)
    play.toggle(3)
    expect(play.draft).toEqual({ members: [0, 2, 3], shares: [80, 80, 80] })
    play.divide([85, 80, 75])
    play.toggle(2)
    expect(play.draft?.members).toEqual([0, 3])
    expect(play.draft?.shares).toEqual([128, 112])
    play.toggle(0)
    play.toggle(3)
    expect(play.draft).toBeNull()
  })

  it('starts from the deal that is shown', () => {
    const given = playing(view({ table: TABLE }))
    expect(shown(given)).toEqual({ members: [1, 3, 4], why: 'table' })
    given.play.toggle(0)
    expect(given.play.draft?.members).toEqual([0, 1, 3, 4])
    expect(shown(given).why).toBe('built')
  })

  it('of a government that is listed divides evenly, and keeps what is divided already', () => {
    const { play } = playing()
    play.gather([3, 0, 2])
    play.divide([85, 80, 75])
    play.gather([0, 2, 3])
    expect(play.draft?.shares).toEqual([85, 80, 75])
  })

  it('is forgotten with new cards, and not by the turn of another', () => {
    const at = view()
    const given = playing(at)
    given.play.toggle(0)
    given.play.follow(scene(view({ turn_of: 1, turns: 7 })))
    expect(given.play.draft).not.toBeNull()
    given.play.follow(scene(view({ round: 4, pool: 120 })))
    expect(given.play.draft).toBeNull()
  })

  it('is not for those who watch, are out, or look back', () => {
    for (const given of [
      playing(view(), { seat: null }),
      playing(view({ out: [2, 0, 0, 0, 0, 0] })),
      playing(view(), { past: true }),
      playing(view({ phase: 'over' })),
    ]) {
      given.play.toggle(1)
      expect(given.play.draft).toBeNull()
    }
  })

  it('is sent as the server takes it, and gone when it was taken', async () => {
    const send = vi.fn(async (_: unknown) => null)
    const { play } = playing(view(), { send })
    play.gather([0, 2, 3])
    play.divide([85, 80, 75])
    await play.propose()
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'Propose', members: [0, 2, 3], shares: [85, 80, 75] })
    expect(play.draft).toBeNull()
  })

  it('stays when it was refused', async () => {
    const { play } = playing(view(), { send: async () => ({ error: 'illegal', detail: '' }) })
    play.gather([0, 2, 3])
    await play.propose()
    expect(play.draft).not.toBeNull()
  })
})

describe('an offer in talk', () => {
  it('becomes the deal that is built, as it is', () => {
    const { play } = playing()
    play.take({ members: [0, 2, 3], shares: [85, 80, 75] })
    expect(play.draft).toEqual({ members: [0, 2, 3], shares: [85, 80, 75] })
  })

  it('of another round does not', () => {
    const { play } = playing(view({ mandates: [4, 6, 4, 6, 0, 0] }))
    play.take({ members: [0, 2, 3], shares: [40, 40, 40] })
    play.take({ members: [0, 2, 4], shares: [85, 80, 75] })
    expect(play.draft).toBeNull()
  })

  it('fills a ballot, also one that is sealed', () => {
    const mine = { do: 'Ballot', members: [0, 1, 3], shares: [80, 80, 80] } as const
    const at = view({
      phase: 'ballots',
      public: false,
      turn_of: null,
      mine: { ...mine, members: [...mine.members], shares: [...mine.shares] },
    })
    const { play } = playing(at, {
      choices: { either: [{ pick: [{ do: 'Blank' }] }, dealForms('Ballot', at)] },
    })
    expect(play.draft).toEqual({ members: [0, 1, 3], shares: [80, 80, 80] })
    expect(play.changing).toBe(false)
    play.take({ members: [0, 2, 3], shares: [85, 80, 75] })
    expect(play.changing).toBe(true)
    play.keep()
    expect(play.draft?.members).toEqual([0, 1, 3])
  })
})

describe('what forms allow', () => {
  const form = turnForm(view({ table: TABLE }))

  it('passing and clearing the table, where they say so', () => {
    expect(may(form, 'Pass') && may(form, 'NoDeal') && may(form, 'Propose')).toBe(true)
    expect(may(turnForm(view()), 'NoDeal')).toBe(false)
    expect(may(null, 'Pass')).toBe(false)
  })

  it('coalitions that reach the quota, and no others', () => {
    expect(governs(form, 'Propose', [0, 2, 3])).toBe(true)
    expect(governs(form, 'Propose', [0, 2])).toBe(false)
    expect(governs(form, 'Propose', [0, 1, 9])).toBe(false)
    expect(governs(form, 'Ballot', [0, 2, 3])).toBe(false)
    expect(poolOf(form, 'Propose')).toBe(240)
  })

  it('not the deal that lies on the table', () => {
    expect(leftOut(form, 'Propose', TABLE)).toBe(true)
    expect(leftOut(form, 'Propose', { ...TABLE, shares: [119, 71, 50] })).toBe(false)
  })

  it('payments, answers, being ready, orders of the bank', () => {
    expect(payable(form)).toEqual({ to: [1, 2, 3, 4, 5], least: 1, most: 33 })
    expect(
      answerable({ make: 'Answer', fields: { proposal: { pick: [7] }, accept: { pick: [true, false] } } }),
    ).toBe(7)
    expect(readiness({ either: [{ make: 'Ready', fields: { ready: { pick: [false] } } }] })).toBe(false)
    const limit = {
      make: 'SetSeconds',
      fields: { clock: { pick: ['turn'] }, seconds: { either: [{ pick: [0] }, { number: [5, 3600] }] } },
    }
    const orders = {
      either: [
        { pick: [{ do: 'EndSession' }] },
        { make: 'NextPack', fields: { pack: { parts: 20, places: 6, most: 10 } } },
        limit,
      ],
    }
    expect(packForm(orders)).toEqual({ total: 20, places: 6, most: 10 })
    expect(limitForms(orders)).toEqual([{ clock: 'turn', none: true, least: 5, most: 3600 }])
  })
})

describe('what a deal changes', () => {
  it('for oneself first, then the most', () => {
    expect(changes(TABLE, { members: [0, 2, 3], shares: [85, 80, 75] }, 3)).toEqual([
      { seat: 3, by: 5 },
      { seat: 1, by: -120 },
      { seat: 0, by: 85 },
      { seat: 2, by: 80 },
      { seat: 4, by: -50 },
    ])
    expect(changes(TABLE, TABLE, 0)).toEqual([])
  })
})

it('those who are asked are the members, or all where the table is to be cleared', () => {
  const answers = [null, true, null, null, false, null]
  expect(asked(view({ proposal: { number: 1, by: 1, deal: TABLE }, answers }))).toEqual([3])
  expect(
    asked(view({ proposal: { number: 1, by: 1, deal: null }, answers, out: [1, 0, 0, 0, 0, 0] })),
  ).toEqual([2, 3, 5])
})
