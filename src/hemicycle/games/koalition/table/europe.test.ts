import { expect, it } from 'vitest'
import { lines, ranking, STEPS, written } from './europe'
import { areas, columns } from './layout'
import { breakable, faceOf, isJoker, nameParts, partners, sorted } from './deck'
import { DECK, HAT, LEMON, ROSE } from './fixture'
import { DRAWN, partyLook } from './parties'

/** Two players of page 13: A with 24 and bonuses 2 + 2, C with 24 and bonuses 7 + 3. */
const BOOKED = [
  [8, 5, 2, 4, 3, 2, 0],
  [0, 15, 0, 4, 3, 2, 0],
]
const EUROPE = {
  shares: [
    { party: 0, points: 8, bonus: 6, holders: [0], each: 6 },
    { party: 1, points: 20, bonus: 7, holders: [1], each: 7 },
    { party: 2, points: 2, bonus: 2, holders: [0], each: 2 },
    { party: 3, points: 8, bonus: 5, holders: [0, 1], each: 2 },
    { party: 4, points: 6, bonus: 4, holders: [0, 1], each: 2 },
    { party: 5, points: 4, bonus: 3, holders: [0, 1], each: 1 },
    { party: 6, points: 0, bonus: 0, holders: [], each: 0 },
  ],
  given: [13, 12],
  scores: [37, 36],
}

it('a line of the pad adds up, and holders are marked', () => {
  const [a, c] = lines(BOOKED, EUROPE)
  expect([a?.power, c?.power]).toEqual([24, 24])
  expect(a?.cells.map(({ holder }) => holder)).toEqual([true, false, true, true, true, true, false])
  for (const line of [a, c]) {
    expect(line?.cells.filter(({ holder }) => holder).reduce((sum, { each }) => sum + each, 0)).toBe(
      line?.given,
    )
    expect((line?.power ?? 0) + (line?.given ?? 0)).toBe(line?.score)
  }
})

it('columns add up to the shares of Europe', () => {
  const all = lines(BOOKED, EUROPE)
  for (const { party, points } of EUROPE.shares)
    expect(all.reduce((sum, { cells }) => sum + (cells[party]?.points ?? 0), 0)).toBe(points)
})

it('parties are ranked, equal ones as on the overview card', () => {
  expect(ranking(EUROPE).map(({ party }) => party)).toEqual([1, 0, 3, 4, 5, 2, 6])
})

it('each step writes one more thing', () => {
  expect(STEPS.map((step) => STEPS.filter((part) => written(step, part)).length)).toEqual([1, 2, 3, 4, 5, 6])
})

it.each([3, 4, 5, 6, 7, 8, 9, 10])('%i fronts lie around the country, each once', (players) => {
  const rows = areas(players)
    .split('" "')
    .map((row) => row.replaceAll('"', '').split(' '))
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns(players)]))
  const seats = rows.flat().filter((area) => area.startsWith('p'))
  expect(seats.toSorted()).toEqual(Array.from({ length: players }, (_, at) => `p${at}`).toSorted())
  expect(rows.flat()).toContain('c')
  expect(rows.at(-1)).toContain('p0')
})

it('cards are held by party and value, jokers last', () => {
  expect(sorted(DECK, [70, 3, 19, 9, 71])).toEqual([9, 3, 19, 70, 71])
  expect(faceOf(DECK, 12)).toMatchObject({ party: HAT, value: 3 })
  expect([isJoker(DECK, 69), isJoker(DECK, 70), faceOf(DECK, 71).value]).toEqual([false, true, 5])
})

it('partners list each other, or are camps of one party', () => {
  expect([partners(DECK, ROSE, LEMON), partners(DECK, ROSE, HAT), partners(DECK, ROSE, ROSE)]).toEqual([
    true,
    false,
    true,
  ])
})

it('names have a last one, and long ones a place to break', () => {
  expect(nameParts('Sister Benedikta Mild')).toEqual(['Sister Benedikta', 'Mild'])
  expect(nameParts('Filbert')).toEqual(['', 'Filbert'])
  expect(
    ['Mild', 'Commonroom', 'Kirchturm', 'Freihafen', 'Константин'].map((name) =>
      breakable(name).replace('\u00AD', '-'),
    ),
  ).toEqual(['Mild', 'Common-room', 'Kirch-turm', 'Frei-hafen', 'Конс-тантин'])
})

it('no two parties look alike, in another set neither', () => {
  const ids = ['sun', 'rose', 'moon', 'hat', 'tree', 'sea', 'owl']
  const looks = ids.map(
    (_, at) => partyLook({ parties: ids.map((id) => ({ id, name: id, partners: [] })) }, at).symbol,
  )
  expect(new Set(looks).size).toBe(7)
  expect([looks[1], looks[3]]).toEqual(['koa-rose', 'koa-hat'])
  expect(looks.toSorted()).toEqual(DRAWN.map((drawn) => `koa-${drawn}`).toSorted())
})
