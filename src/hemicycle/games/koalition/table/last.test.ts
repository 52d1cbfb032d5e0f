import { expect, it } from 'vitest'
import { bloc, CROSS, HAT, lying, mark, ROSE, scene, view } from './fixture'
import { Play } from './play.svelte'
import { type Ended, pointsOf, type Row, scored } from './view'

const TABLE = [
  lying(0, ROSE, 9, 0),
  lying(1, ROSE, 8, 1, [mark('skull')]),
  lying(2, HAT, 7, 2),
  lying(3, CROSS, 5, 0),
  lying(4, CROSS, 5, 1),
]
const camp = (seat: number, members: number[]) => ({ ...bloc(CROSS, 5, seat, true), members })
const PAST: Ended = {
  country: 3,
  election: 1,
  why: '',
  table: TABLE,
  tallies: [],
  total: 26,
  majority: 14,
  blocs: [{ ...bloc(ROSE, 9, 0), members: [0, 1] }, bloc(HAT, 7, 2), camp(0, [0]), camp(1, [1])],
}
const governing = (party: number, chair: number, is = false) => ({
  party,
  chair,
  camp: is,
  votes: 5,
  bonus: 2,
})
const ROW: Row = {
  country: 3,
  elections: 1,
  government: [governing(ROSE, 0), governing(CROSS, 1, true)],
  influence: [1, 1, 0],
  bonus: [3, 2, 0],
  booked: [],
}

it('who stood in the government and was not out has brought a point', () => {
  expect(TABLE.filter((card) => scored({ pad: [ROW] }, PAST, card)).map(({ place }) => place)).toEqual([0, 4])
  expect(pointsOf({ pad: [ROW] }, PAST)).toEqual([4, 3, 0])
})

it('where an election has failed nobody has got anything', () => {
  const failed: Ended = { ...PAST, why: 'given-up' }
  expect(TABLE.filter((card) => scored({ pad: [ROW] }, failed, card))).toEqual([])
  expect(pointsOf({ pad: [] }, failed)).toEqual([])
})

it('the election before is shown until a card is taken up, and when it is asked for', () => {
  const shown = scene(view({ phase: 'lay', last: PAST }))
  const { play } = shown
  expect(play.looksBack).toBe(true)
  play.take(7)
  expect(play.looksBack).toBe(false)
  play.lookBack(true)
  expect(play.looksBack).toBe(true)
  play.follow({
    ...shown,
    sight: { ...shown.sight, view: view({ phase: 'lay', election: 2, last: { ...PAST, election: 2 } }) },
  })
  play.lookBack(false)
  expect(play.looksBack).toBe(false)
})

it('who comes while politicians lie there sees these, and a replay shows what lies there', () => {
  const laid = view({ phase: 'lay', last: PAST, table: TABLE })
  expect(scene(laid).play.looksBack).toBe(false)
  const play = new Play()
  const empty = scene(view({ phase: 'lay', last: PAST }), null, { past: true, play })
  expect(play.looksBack).toBe(true)
  play.follow({ ...empty, sight: { ...empty.sight, view: laid } })
  expect(play.looksBack).toBe(false)
})
