import { describe, expect, it } from 'vitest'
import { hyphenated } from './hyphens'

const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const files = import.meta.glob<string>('../words.*.ftl', { query: '?raw', import: 'default', eager: true })

const spoken = Object.entries(files).map(([path, text]) => ({ path, keys: new Set(text.match(/^table-[a-z-]+(?= =)/gm) ?? []) }))
const asked = Object.entries(sources)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .flatMap(([, text]) => [...text.matchAll(/['"](table-[a-z-]*[a-z])['"]/g)].map(([, key]) => key ?? ''))

describe('words of the table', () => {
  it.each(spoken)('$path has all that is asked for', ({ keys }) => {
    expect(asked.filter((key) => !keys.has(key))).toEqual([])
  })

  it('are the same keys in every language', () => {
    const [first, ...others] = spoken
    for (const { keys } of others) expect([...keys].toSorted()).toEqual([...(first?.keys ?? [])].toSorted())
  })
})

describe('long names', () => {
  const parts = (name: string) => hyphenated(name).split('\u00AD')

  it('may break between syllables, short ones not', () => {
    expect(parts('Консерватопия').length).toBeGreaterThan(2)
    expect(parts('Anprim Krai')).toEqual(['Anprim Krai'])
    expect(hyphenated('Kleinwiesenthalbach').replaceAll('\u00AD', '')).toBe('Kleinwiesenthalbach')
  })
})
