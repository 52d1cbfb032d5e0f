import { describe, expect, it } from 'vitest'
import { count, parliament, row } from './fixture'
import { besieged, closest, deck, levels, stories, wasted } from './stories'

describe('stories', () => {
  it('name the closest region, a tie before all', () => {
    const told = closest([parliament([count(0, [50, 40]), count(1, [60, 60], { winner: 1, votes: [1, 1] })])])
    expect(told?.text).toMatchObject({
      key: 'table-story-closest-voted',
      args: { region: { at: 1 }, votes: 60, ballots: 2 },
    })
    expect(closest([parliament([count(0, [50, 40])])])?.text.key).toBe('table-story-closest-won')
    expect(closest([parliament([count(0, [60, 60], { votes: [null, null] })])])?.text.key).toBe(
      'table-story-closest-nobody',
    )
  })

  it('name who wasted most, and where', () => {
    const told = wasted([
      parliament([count(0, [50, 40]), count(1, [10, 70])]),
      parliament([count(3, [90, 60])], { turn: 2 }),
    ])
    expect(told?.text.args).toMatchObject({
      party: { at: 1 },
      votes: 100,
      most: 60,
      region: { at: 3 },
      turn: 2,
    })
  })

  it('name who was provoked most, and by whom', () => {
    const rows = [
      row(10, {
        losses: [
          { by: 1, kind: 'conflict', amount: 10 },
          { by: 2, kind: 'control', amount: 20 },
        ],
      }),
      row(0),
      row(0),
    ]
    expect(besieged([parliament([{ ...count(0, [10, 0, 0]), rows }])])?.text.args).toMatchObject({
      party: { at: 0 },
      votes: 30,
      by: { at: 2 },
      most: 20,
    })
  })

  it('are left out where there is nothing to tell', () => {
    expect(stories([])).toEqual([])
    expect(stories([parliament([count(0, [0, 0])])])).toEqual([])
  })
})

describe('the line under the headline', () => {
  it('knows the levels of points', () => {
    expect(levels([6, 5, 5, 3])).toEqual([
      { points: 6, seats: [0] },
      { points: 5, seats: [1, 2] },
      { points: 3, seats: [3] },
    ])
  })

  it.each([
    ['chaos', [5, 5, 5, 5], 'chaos-plain'],
    ['dictatorship', [6, 5, 5, 5], 'dictatorship-plain'],
    ['two-party', [6, 6, 4, 4], 'two-party-two'],
    ['two-party', [6, 5, 4, 4], 'two-party-one-one'],
    ['multi-party', [5, 5, 5, 1], 'multi-party-three'],
    ['multi-party', [6, 6, 5, 1], 'multi-party-two-one'],
    ['multi-party', [6, 5, 5, 3], 'multi-party-one-two'],
    ['multi-party', [6, 5, 4, 3], 'multi-party-one-one-one'],
  ])('of %s with %j', (regime, scores, key) => {
    expect(deck(regime, scores).key).toBe(`table-deck-${key}`)
  })
})
