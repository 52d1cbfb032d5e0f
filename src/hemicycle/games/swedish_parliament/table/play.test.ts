import { describe, expect, it, vi } from 'vitest'
import { cabinet, LABOUR, LEAVE, LIBERALS, scene, SOCIALISTS, step, TEACHERS, view } from './fixture'
import { latest } from './news'
import { distance } from './hexes'
import type { Change, Event, Happened } from './view'

const CHANGES: Change[] = [
  { kind: 'create', one: LIBERALS, other: SOCIALISTS },
  { kind: 'weaken', one: 0, other: LIBERALS },
  { kind: 'break', one: 0, other: LIBERALS },
]
const relating = () =>
  scene(
    view({ phase: 'relation', changes: CHANGES }),
    {},
    { either: [{ make: 'Create', fields: { one: { pick: [1] }, other: { pick: [3] } } }] },
  )
const touch = ({ play }: ReturnType<typeof scene>, one: number, other: number) =>
  distance(play.laid.places[one] ?? 0, play.laid.places[other] ?? 0, play.laid.field) === 1

describe('the hand', () => {
  it('shows what a card would do, on either side, and lets it go again', () => {
    const { play } = scene()
    play.look(LEAVE)
    expect(play.effect?.free).toEqual([LABOUR, LIBERALS, SOCIALISTS])
    play.flip()
    expect(play.effect?.free).toHaveLength(8)
    play.look(LEAVE)
    expect(play.effect).toBeNull()
  })

  it('keeps the card in view while others act, until it is gone', () => {
    const given = scene()
    given.play.look(TEACHERS)
    given.play.follow(scene(view({ asked: 1 }), { play: undefined }))
    expect(given.play.card).toBe(TEACHERS)
    given.play.follow(scene(view({ mine: [LEAVE] }), { play: undefined }))
    expect(given.play.card).toBeNull()
  })
})

describe('drawing', () => {
  it('takes a pile in view first, and draws on the second tap', () => {
    const send = vi.fn(async () => null)
    const { play } = scene(view(), { send })
    play.takePile(2)
    expect(send).not.toHaveBeenCalled()
    play.takePile(2)
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'Draw', pile: 2 })
  })

  it('is not from a pile that the form leaves out', () => {
    const { play } = scene()
    play.takePile(3)
    expect(play.pile).toBeNull()
  })
})

describe('a change of relation', () => {
  it('is seen on the map before it is sent, and taken back', () => {
    const given = relating()
    const before = given.play.laid.places
    const create = CHANGES[0] as Change
    given.play.wish(create)
    expect(touch(given, LIBERALS, SOCIALISTS)).toBe(true)
    given.play.wish(create)
    expect(given.play.change).toBeNull()
    expect(given.play.laid.places).toEqual(before)
  })

  it('is picked by tapping two tiles, and the other kind by tapping them again', () => {
    const { play } = relating()
    play.tap(0)
    play.tap(LIBERALS)
    expect(play.change?.kind).toBe('weaken')
    play.tap(LIBERALS)
    play.tap(0)
    expect(play.change?.kind).toBe('break')
  })

  it('that cannot be is asked of the server, which says why', async () => {
    const send = vi.fn(async () => null)
    const { play } = scene(view({ phase: 'relation', changes: CHANGES }), { send })
    play.tap(SOCIALISTS)
    play.tap(LABOUR)
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'Weaken', one: LABOUR, other: SOCIALISTS })
    await vi.waitFor(() => expect(play.busy).toBe(false))
    play.tap(4)
    play.tap(LABOUR)
    expect(send).toHaveBeenLastCalledWith({ do: 'Create', one: LABOUR, other: 4 })
    expect(play.change).toBeNull()
  })

  it('is forgotten when something else is asked', () => {
    const given = relating()
    given.play.wish(CHANGES[1] as Change)
    given.play.follow(scene(view({ turn: 10 }), { play: undefined }))
    expect(given.play.change).toBeNull()
  })
})

describe('what the stage tells', () => {
  const vote = { voter: 0, looks: [], winner: LABOUR, by_order: false, used: [] }
  const ended = view({ phase: 'over', cabinet: cabinet([step('centre', [2], [[2]])], []) })

  it('is a vote when there is a new one', () => {
    const given = scene()
    given.play.follow(scene(view({ decided: [vote] }), { play: undefined }))
    expect(given.play.vote).toBe(0)
  })

  it('makes room when the map is asked about, the player moves, or the next turn ends', () => {
    const votes = (scene: Parameters<typeof view>[0]) => view({ decided: [vote], ...scene })
    const told = () => {
      const given = scene()
      given.play.follow(scene(votes({}), { play: undefined }))
      return given.play
    }
    const asked = told()
    asked.follow(scene(votes({ asked: 1, phase: 'reply' }), { play: undefined }))
    expect(asked.vote).toBe(0)
    asked.follow({
      ...relating(),
      sight: { ...relating().sight, view: votes({ phase: 'relation', changes: CHANGES }) },
    })
    expect(asked.vote).toBeNull()
    const moving = told()
    void moving.send({ do: 'EndTurn' })
    expect(moving.vote).toBeNull()
    const turns = told()
    turns.follow(scene(votes({ turn: view().turn + 1 }), { play: undefined }))
    expect(turns.vote).toBe(0)
    turns.follow(scene(votes({ turn: view().turn + 2 }), { play: undefined }))
    expect(turns.vote).toBeNull()
  })

  it('is not a vote that was there before one came', () => {
    expect(scene(view({ decided: [vote] })).play.vote).toBeNull()
  })

  it('is the cabinet when the election ends, and never by itself for who comes later', () => {
    expect(scene(ended, { before: view() }).play.told).toBe('cabinet')
    expect(scene(ended).play.told).toBeNull()
  })
})

describe('news', () => {
  const happened = (...events: Event[]): Happened[] => events.map((what, at) => ({ number: at + 1, what }))
  const free = { side: 'policy' as const, seat: null, pile: null, voter: null }
  const leave = { card: LEAVE, side: 'policy' as const, scale: 0, direction: 0 }
  const moved = { event: 'Moved' as const, side: 'policy' as const, scale: 0, direction: 0 }

  it('tells a card with all who moved as one sentence, from the turn before on', () => {
    const events = happened(
      { event: 'Began', turn: 1, seat: 0 },
      { event: 'Drew', seat: 1, pile: 5 },
      { event: 'Began', turn: 2, seat: 2 },
      { event: 'Played', seat: 2, ...leave },
      { event: 'Acted', party: LABOUR, ...free },
      { event: 'Declined', party: 4, side: 'policy' },
      { event: 'Acted', party: LIBERALS, ...free },
      { ...moved, parties: [LABOUR, LIBERALS] },
      { event: 'Changed', change: 'created', one: LIBERALS, other: LABOUR, strength: 1 },
      { event: 'Began', turn: 3, seat: 0 },
    )
    expect(latest(scene(view({ happened: events })))).toEqual([
      'Farmers played “Higher Parental Leave Pay”: Labour and Liberals took a step to First 0.',
      'Liberals–Labour: +1.',
    ])
  })

  it('calls the System by its name, and says when nobody backed', () => {
    const events = happened({ event: 'Played', seat: null, ...leave }, { ...moved, parties: [] })
    expect(latest(scene(view({ happened: events })))).toEqual([
      'The System played “Higher Parental Leave Pay”: nobody backed it.',
    ])
  })
})
