import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignForm, count, parliament, view } from './fixture'
import { Play } from './play.svelte'
import type { TenScene } from './scene'
import type { View } from './view'

const sent = vi.fn(async (_: unknown) => null)
/** Not what the rules would say, so that a page which adds up by itself is found out. */
const foretold = vi.fn(async (_: unknown): Promise<unknown> => ({ votes: Array<number>(10).fill(70) }))

function scene(changes: Partial<View> = {}, rest: Partial<TenScene> = {}): TenScene {
  const sight = {
    view: view(changes),
    names: {},
    to_act: [0],
    awaited: [0],
    choices: campaignForm(),
    drafts: campaignForm('Draft', true),
    clocks: [],
    talk: {},
    outcome: null,
    over: false,
  }
  return {
    sight,
    before: null,
    seat: 0,
    table: { paused: false, seats: [] },
    past: false,
    hands: null,
    refusal: null,
    send: sent,
    foretell: foretold,
    ...rest,
  } as unknown as TenScene
}

function playing(changes: Partial<View> = {}): Play {
  const play = new Play()
  play.follow(scene(changes))
  return play
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  sent.mockClear()
  foretold.mockClear()
  vi.useRealTimers()
})

describe('composing a campaign', () => {
  it('lays the chosen token where a region is tapped, and goes on to the next kind when one is spent', () => {
    const play = playing()
    play.tap(4)
    play.tap(4)
    expect(play.placement.media[4]).toBe(2)
    expect(play.kind).toBe('rally')
    play.tap(5)
    expect(play.left).toEqual({ media: 0, rally: 0, conflict: 1, control: 0 })
  })

  it('asks at whom a strike is aimed before it lies', () => {
    const play = playing()
    play.choose('conflict')
    play.tap(3)
    expect(play.asking).toEqual({ kind: 'conflict', region: 3, at: null })
    play.answer(2)
    expect(play.placement.conflicts).toEqual([{ region: 3, target: 2 }])
    play.ask('conflict', 3, 0)
    play.answer(null)
    expect(play.placement.conflicts).toEqual([{ region: 3, target: null }])
  })

  it('lays no more than there is', () => {
    const play = playing()
    play.put('media', 0, 3)
    expect(play.placement.media[0]).toBe(0)
    expect(play.said?.key).toBe('table-none-left')
  })

  it('tells what the rules say a placement comes to, once they have said it', async () => {
    const play = playing()
    expect(play.totals[4]).toBe(10)
    play.tap(4)
    expect([play.totals[4], play.foretold.fresh, play.said]).toEqual([10, false, null])
    await vi.advanceTimersByTimeAsync(0)
    expect(foretold).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: 'Draft' }))
    expect([play.totals[4], play.foretold.fresh]).toEqual([70, true])
    expect(play.said).toMatchObject({ key: 'table-said-total', args: { votes: 70 } })
  })

  it('knows the total of a sealed campaign from the view, and asks when it is to be changed', async () => {
    const play = playing({ mine: { do: 'Campaign', media: [2], rallies: [], conflicts: [], controls: [] } })
    expect(foretold).not.toHaveBeenCalled()
    play.change()
    await vi.advanceTimersByTimeAsync(0)
    expect([play.totals[0], play.said]).toEqual([70, null])
    play.keep()
    expect(play.totals[0]).toBe(0)
  })

  it('saves what is begun, a little later and once', async () => {
    const play = playing()
    play.tap(1)
    play.tap(2)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(700)
    expect(sent).toHaveBeenCalledOnce()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ do: 'Draft', media: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0] })
  })

  it('seals only when all is placed', async () => {
    const play = playing()
    await play.seal()
    expect(sent).not.toHaveBeenCalled()
    play.put('media', 0, 2)
    play.put('rally', 1)
    play.put('conflict', 2)
    play.answer(1)
    await play.seal()
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ do: 'Campaign', conflicts: [{ do: 'Strike', region: 2, target: 1 }] }),
    )
  })

  it('finds a draft again after a reload, and keeps a sealed one until it is to be changed', () => {
    const draft = { do: 'Draft' as const, media: [1], rallies: [], conflicts: [], controls: [] }
    expect(playing({ draft }).placement.media[0]).toBe(1)
    const sealed = playing({ mine: { ...draft, do: 'Campaign', media: [2] } })
    expect(sealed.composing).toBe(false)
    sealed.change()
    expect(sealed.composing).toBe(true)
    expect(sealed.placement.media[0]).toBe(2)
    sealed.take('media', 0)
    sealed.keep()
    expect(sealed.placement.media[0]).toBe(2)
  })

  it('starts anew with a new turn', () => {
    const play = playing()
    play.tap(4)
    play.follow(scene({ turn: 2 }))
    expect(play.placement.media[4]).toBe(0)
  })
})

describe('telling a count', () => {
  const counted = [parliament([count(0, [50, 40]), count(1, [60, 60])], { settled: false })]
  const settled = [parliament([count(0, [50, 40]), count(1, [60, 60], { winner: 1, votes: [1, 1] })])]

  it('starts when a parliament is new, and is not told again at a reload', () => {
    const play = playing()
    expect(play.telling.of).toBeNull()
    play.follow(scene({ phase: 'vote', parliaments: counted }))
    expect(play.telling.of).toBe(0)
    expect(playing({ phase: 'vote', parliaments: counted }).telling.of).toBeNull()
  })

  it('goes on by itself and stops at the result', async () => {
    const play = playing()
    play.follow(scene({ phase: 'vote', parliaments: counted }))
    expect(play.telling.now?.region).toBe(0)
    await vi.advanceTimersByTimeAsync(4100)
    expect(play.telling.now?.region).toBe(1)
    await vi.advanceTimersByTimeAsync(9000)
    expect(play.telling.now).toBeNull()
    expect(play.telling.running).toBe(false)
  })

  it('tells the vote alone when it comes after the count', () => {
    const play = playing({ phase: 'vote', parliaments: counted })
    play.follow(scene({ turn: 2, parliaments: settled }))
    expect(play.telling.steps.map((step) => step?.region)).toEqual([1, undefined])
    play.telling.open(0)
    expect(play.telling.steps).toHaveLength(3)
  })

  it('in a replay is told at its moment and nowhere else', () => {
    const play = new Play()
    const past = { past: true, before: view() }
    play.follow(scene({ parliaments: settled }, past))
    expect(play.telling.of).toBe(0)
    play.follow(
      scene({ turn: 2, parliaments: settled }, { past: true, before: view({ parliaments: settled }) }),
    )
    expect(play.telling.of).toBeNull()
  })
})

describe('a ballot', () => {
  const form = {
    make: 'Ballot',
    fields: {
      votes: { each: [{ pick: [null, 0, 2] }, { pick: [null, 1, 3] }], labels: [4, 9], of: 'region' },
    },
  }
  const voting = (ballot: View['ballot'] = null) => {
    const play = new Play()
    const ties = [
      { region: 4, leaders: [0, 2] },
      { region: 9, leaders: [1, 3] },
    ]
    play.follow(scene({ phase: 'vote', ties, ballot }, {}))
    const sight = { ...scene({ phase: 'vote', ties, ballot }).sight, choices: form }
    play.follow({ ...scene(), sight } as TenScene)
    return play
  }

  it('is cast when every tied region has its line, abstaining included', async () => {
    const play = voting()
    play.vote(0, 2)
    await play.cast()
    expect(sent).not.toHaveBeenCalled()
    play.vote(1, null)
    await play.cast()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ do: 'Ballot', votes: [2, null] })
  })
})
