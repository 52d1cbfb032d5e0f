import { describe, expect, it } from 'vitest'
import data from './counts.json'
import { bloc, coalition, CROSS, DECK, HAT, LEAF, LEMON, NUT, ROSE, sets } from './fixture'
import { doubtful, type Ground, verdict } from './possible'
import type { Bloc } from './view'

const ground = (
  blocs: Bloc[],
  majority: number,
  coalition_size: Ground['coalition_size'] = 'minimal',
  told: number[][] = [],
): Ground => ({ blocs, majority, coalition_size, deck: DECK, coalitions: told.map(coalition) })

const possible = (at: Ground) =>
  sets(at.blocs.length).filter((members) => verdict(at, members).is === 'possible')

describe('the example of page 9', () => {
  // Green 6, Rose 19, Black 18, Yellow 18, Red 4: 65 votes, 33 are the majority.
  const page = ground(
    [bloc(ROSE, 19, 2), bloc(HAT, 18, 3), bloc(LEAF, 6, 0), bloc(LEMON, 18, 4), bloc(NUT, 4, 4)],
    33,
  )

  it('only two of the three pairs with a majority may govern', () => {
    expect(possible(page)).toEqual([
      [0, 3],
      [1, 3],
    ])
    expect(verdict(page, [0, 3])).toEqual({ is: 'possible' })
  })

  it('says why not', () => {
    expect(verdict(page, [0, 1])).toEqual({ is: 'strangers', bloc: 0, other: 1 })
    expect(verdict(page, [0, 2])).toEqual({ is: 'short', short: 8 })
    expect(verdict(page, [0, 2, 3])).toEqual({ is: 'superfluous', bloc: 2 })
    expect(verdict(page, [0])).toEqual({ is: 'single', short: 14 })
    expect(verdict(page, [])).toEqual({ is: 'nobody' })
  })

  it('asks first about what is nearly so', () => {
    const asked = doubtful(page, 3)
    expect(asked).toHaveLength(3)
    expect(asked).toContainEqual([0, 1])
    expect(asked.map((members) => verdict(page, members).is)).not.toContain('possible')
  })
})

describe('who is needed', () => {
  it('is who takes the majority away by leaving', () => {
    expect(verdict(ground([bloc(ROSE, 30), bloc(LEMON, 20), bloc(LEAF, 5)], 51), [0, 1, 2])).toEqual({
      is: 'possible',
    })
    expect(verdict(ground([bloc(ROSE, 30), bloc(LEMON, 21), bloc(LEAF, 5)], 51), [0, 1, 2])).toEqual({
      is: 'superfluous',
      bloc: 2,
    })
  })

  it('has a chair', () => {
    expect(verdict(ground([bloc(ROSE, 30), bloc(LEMON, 25, null)], 51), [0, 1])).toEqual({
      is: 'chairless',
      bloc: 1,
    })
  })

  it('is nobody where one has the majority alone, with or without a chair', () => {
    expect(verdict(ground([bloc(ROSE, 51, null), bloc(LEMON, 40)], 46), [0, 1])).toEqual({
      is: 'alone',
      bloc: 0,
    })
    expect(possible(ground([bloc(ROSE, 51), bloc(LEMON, 40)], 46))).toEqual([])
  })

  it('may be two camps of one party', () => {
    expect(
      verdict(ground([bloc(ROSE, 15, 0, true), bloc(ROSE, 15, 1, true), bloc(CROSS, 20)], 26), [0, 1]),
    ).toEqual({ is: 'possible' })
  })
})

it('where as few as can govern may, more may not', () => {
  const blocs = [bloc(ROSE, 30), bloc(LEMON, 25), bloc(LEAF, 15), bloc(NUT, 12)]
  const members = [0, 2, 3]
  expect(verdict(ground(blocs, 52), members)).toEqual({ is: 'possible' })
  const fewest = ground(blocs, 52, 'fewest', [[0, 1]])
  expect(verdict(fewest, members)).toEqual({ is: 'not-fewest', members: 2 })
  expect(possible(fewest)).toEqual([[0, 1]])
})

it('forty camps are no more work than four', () => {
  const blocs = Array.from({ length: 40 }, (_, at) => bloc(at % 7, 1, at % 10, true))
  const asked = doubtful(ground(blocs, 21), 4)
  expect(asked).toHaveLength(4)
  expect(verdict(ground(blocs, 21), asked[0] ?? []).is).not.toBe('possible')
})

// Counts that the server told in matches of random bots, one of each kind.
const deck = {
  ...DECK,
  parties: DECK.parties.map((party, at) => ({ ...party, partners: data.partners[at] ?? [] })),
}

it.each(data.counts)(
  'says what the server says: $coalition_size, $majority of $total',
  ({ coalition_size, majority, blocs, coalitions }) => {
    const told = blocs.map(([party, chair, camp, votes]) => ({
      party: party ?? 0,
      chair: chair ?? null,
      camp: camp === 1,
      votes: votes ?? 0,
      members: [],
    }))
    const at: Ground = {
      blocs: told,
      majority,
      coalition_size: coalition_size as Ground['coalition_size'],
      deck,
      coalitions: coalitions.map(coalition),
    }
    const same = (all: number[][]) => all.map((members) => members.join()).toSorted()
    expect(same(possible(at))).toEqual(same(coalitions))
  },
)
