import { expect, it } from 'vitest'
import { count, parliament, view } from './fixture'
import { Telling } from './telling.svelte'

const before = view({ parliaments: [] })
const after = view({ parliaments: [parliament([count(0, [50, 40]), count(1, [20, 90])])] })

function counted(): Telling {
  const telling = new Telling()
  telling.follow(before, null, false)
  return telling
}

it('holds results back from the moment they are known until they are told', () => {
  const telling = counted()
  expect(telling.untold(before)).toBe(false)
  expect(telling.untold(after)).toBe(true)
  telling.follow(after, before, false)
  expect(telling.untold(after)).toBe(true)
  telling.by(99)
  expect(telling.untold(after)).toBe(false)
})

it('holds nothing back once it was skipped, told again, or in a replay', () => {
  const skipped = counted()
  skipped.follow(after, before, false)
  skipped.close()
  expect(skipped.untold(after)).toBe(false)
  skipped.open(0)
  expect(skipped.untold(after)).toBe(false)
  const past = counted()
  past.follow(after, before, true)
  expect(past.untold(after)).toBe(false)
})

it('tells those who come late nothing but how it stands', () => {
  const telling = new Telling()
  expect(telling.untold(after)).toBe(false)
  telling.follow(after, null, false)
  expect(telling.untold(after)).toBe(false)
})
