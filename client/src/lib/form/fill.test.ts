import { expect, test } from 'vitest'
import { CAMPAIGN } from '../../test/samples'
import type { Form } from '../../generated/wire'
import { Words } from '../words'
import { dataOf, empty, type Fill, fits, missing } from './fill'

const words = Words.read(
  'en',
  [
    'none = none',
    'field-campaign-media = Media',
    'field-campaign-strikes = Strikes',
    'field-strike-region = Region',
    'field-strike-target = Target',
    'field-bid-amount = Amount',
    'missing-pick = Choose { $what }.',
    'missing-left = { $what }: { $left } left.',
    'missing-over = { $what }: { $over } too many.',
    'missing-majority = { $what } lacks { $lacking }.',
    'missing-either = Choose { $what }.',
    'missing-change = As it is.',
  ].join('\n'),
)
const lacking = (form: Form, fill: Fill) => missing(form, fill, words, 'it')

test.each<[string, Form, Fill, unknown]>([
  ['pick', { pick: [null, 3, 5], of: 'seat' }, { kind: 'pick', at: 0 }, null],
  ['split', { split: 3, places: 2 }, { kind: 'split', parts: [1, 2] }, [1, 2]],
  ['arrange', { arrange: ['a', 'b', 'c'], places: 2 }, { kind: 'arrange', order: [2, 0] }, ['c', 'a']],
  [
    'bag',
    { bag: 2, from: { pick: [7, 8] } },
    {
      kind: 'bag',
      items: [
        { kind: 'pick', at: 1 },
        { kind: 'pick', at: 1 },
      ],
    },
    [8, 8],
  ],
  [
    'each',
    { each: [{ pick: [1, 2] }, { pick: [3, 4] }] },
    {
      kind: 'each',
      parts: [
        { kind: 'pick', at: 0 },
        { kind: 'pick', at: 1 },
      ],
    },
    [1, 4],
  ],
  [
    'make',
    { make: 'Bid', fields: { amount: { pick: [1, 2] } } },
    { kind: 'make', fields: { amount: { kind: 'pick', at: 1 } } },
    { do: 'Bid', amount: 2 },
  ],
  ['number', { number: [2, 9] }, { kind: 'number', value: 4 }, 4],
  ['parts', { parts: 9, places: 3, most: 4 }, { kind: 'parts', parts: [1, 4, 4] }, [1, 4, 4]],
  [
    'majority',
    {
      majority: [
        [0, 4],
        [2, 7],
      ],
      quota: 11,
      members: 2,
      of: 'seat',
    },
    { kind: 'majority', members: [0, 2] },
    [0, 2],
  ],
  [
    'either',
    { either: [{ pick: [1, 2] }, { make: 'Pass', fields: {} }] },
    {
      kind: 'either',
      at: 1,
      options: [
        { kind: 'pick', at: null },
        { kind: 'make', fields: {} },
      ],
    },
    { do: 'Pass' },
  ],
])('%s, filled, is the data that the rules read', (_, form, fill, data) => {
  expect(fits(form, fill)).toBe(true)
  expect(dataOf(form, fill)).toEqual(data)
  expect(lacking(form, fill)).toEqual([])
})

test('an empty form says what is missing, field by field', () => {
  expect(lacking(CAMPAIGN, empty(CAMPAIGN))).toEqual(['Media: 3 left.', 'Strikes: 1 left.'])
})

test('too much is missing too, and up to so much is not', () => {
  expect(lacking({ split: 2, places: 2 }, { kind: 'split', parts: [2, 1] })).toEqual(['it: 1 too many.'])
  expect(lacking({ split: 2, places: 2, up_to: true }, { kind: 'split', parts: [0, 1] })).toEqual([])
})

test('where there is one choice it is made', () => {
  expect(dataOf({ either: [{ pick: [4] }] }, empty({ either: [{ pick: [4] }] }))).toBe(4)
})

test('what lies there already is no offer', () => {
  expect(lacking({ pick: [1, 2], besides: 2 }, { kind: 'pick', at: 1 })).toEqual(['As it is.'])
})

test('what was kept for another form does not fit', () => {
  expect(fits(CAMPAIGN, empty({ make: 'Campaign', fields: { media: { split: 3, places: 3 } } }))).toBe(false)
})

test('a majority lacks members first, then weight', () => {
  const majority: Form = {
    majority: [
      [0, 4],
      [1, 5],
      [2, 7],
    ],
    quota: 11,
    members: 2,
    of: 'seat',
  }
  expect(lacking(majority, { kind: 'majority', members: [2] })).toEqual(['it: 1 left.'])
  expect(lacking(majority, { kind: 'majority', members: [0, 1] })).toEqual(['it lacks 2.'])
  expect(lacking(majority, { kind: 'majority', members: [0, 2] })).toEqual([])
})

test('numbers start at their least, and parts must come to their sum', () => {
  expect(dataOf({ number: [3, 9] }, empty({ number: [3, 9] }))).toBe(3)
  const parts: Form = { parts: 9, places: 3, most: 4 }
  expect(lacking(parts, empty(parts))).toEqual(['it: 6 left.'])
  expect(fits(parts, { kind: 'parts', parts: [1, 2] })).toBe(false)
})
