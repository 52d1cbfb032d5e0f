import { describe, expect, it } from 'vitest'
import { campaignForm, strikeForm } from './fixture'
import { cells, offers, targets, votes } from './offers'

describe('what a form offers', () => {
  it('are cells, as a field or as whole actions', () => {
    expect(cells({ make: 'Found', fields: { cell: { pick: [0, 4], of: 'cell' } } })).toEqual([0, 4])
    expect(cells({ either: [{ pick: [{ do: 'Found', cell: 3 }] }] })).toEqual([3])
    expect(cells(null)).toEqual([])
  })

  it('are targets of strikes', () => {
    expect(targets(campaignForm(), 'conflict', 4)).toEqual([null, 1, 2, 3])
    expect(targets(campaignForm(), 'media', 4)).toEqual([])
    const listed = {
      make: 'Campaign',
      fields: {
        conflicts: {
          bag: 1,
          from: {
            pick: [
              { do: 'Strike', region: 4, target: 1 },
              { do: 'Strike', region: 5, target: 2 },
            ],
          },
        },
      },
    }
    expect(targets(listed, 'conflict', 5)).toEqual([2])
    expect(targets({ make: 'Campaign', fields: { controls: strikeForm(1, [null]) } }, 'control', 0)).toEqual([
      null,
    ])
  })

  it('are lines of a ballot', () => {
    const form = {
      make: 'Ballot',
      fields: {
        votes: { each: [{ pick: [null, 0, 2] }, { pick: [null, 1, 3] }], labels: [4, 9], of: 'region' },
      },
    }
    expect(votes(form)).toEqual([
      { region: 4, options: [null, 0, 2] },
      { region: 9, options: [null, 1, 3] },
    ])
    expect(offers(form, 'Campaign')).toBe(false)
  })
})
