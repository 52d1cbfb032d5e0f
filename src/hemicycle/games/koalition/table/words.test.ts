import { expect, it } from 'vitest'
import { KINDS } from './deck'
import { STEPS } from './europe'
import { REASONS } from './reasons'

const files = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true })

const spoken = Object.entries(files).map(([path, text]) => ({
  path,
  keys: new Set(text.match(/^table-[a-z-]+(?= =)/gm) ?? []),
}))

/** Keys that are put together: where one is asked for, all of its kind are. */
const COMPOSED: Record<string, readonly string[]> = {
  kind: KINDS,
  about: KINDS,
  no: REASONS,
  bonus: ['strongest', 'second', 'further'],
  leader: ['stand', 'vote', 'appoint'],
  now: ['lays', 'plays'],
  europe: STEPS.flatMap((step) => [step, `${step}-title`]),
}

it.each(spoken)('$path has all words that are put together', ({ keys }) => {
  const all = Object.entries(COMPOSED).flatMap(([part, ends]) => ends.map((end) => `table-${part}-${end}`))
  expect(all.filter((key) => !keys.has(key))).toEqual([])
})
