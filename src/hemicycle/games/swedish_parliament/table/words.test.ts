import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const files = import.meta.glob<string>('../words.*.ftl', { query: '?raw', import: 'default', eager: true })

const spoken = Object.entries(files).map(([path, text]) => ({ path, keys: new Set(text.match(/^table-[a-z-]+(?= =)/gm) ?? []) }))
const asked = Object.entries(sources)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .flatMap(([, text]) => [...text.matchAll(/['"](table-[a-z-]*[a-z])['"]/g)].map(([, key]) => key ?? ''))

it.each(spoken)('$path has all words of the table', ({ keys }) => {
  expect(asked.filter((key) => !keys.has(key))).toEqual([])
})

it('the table has the same words in every language', () => {
  const [first, ...others] = spoken
  for (const { keys } of others) expect([...keys].toSorted()).toEqual([...(first?.keys ?? [])].toSorted())
})
