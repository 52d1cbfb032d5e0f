import { describe, expect, it } from 'vitest'

const GAMES = '../../../src/hemicycle/games'
const sources = import.meta.glob<string>('../../../src/hemicycle/games/*/table/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<string>('../../../src/hemicycle/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Those that bring a table of their own. */
const games = Object.keys(sources)
  .filter((path) => path.endsWith('/table/index.ts'))
  .map((path) => path.slice(GAMES.length + 1).split('/')[0] ?? '')
const of = (game: string, all: Record<string, string>) =>
  Object.entries(all).filter(([path]) => path.startsWith(`${GAMES}/${game}/`))

it('finds tables', () => expect(games.length).toBeGreaterThan(3))

describe.each(games)('the table of %s', (game) => {
  const spoken = of(game, files).map(([path, text]) => ({
    language: path.split(/[/.]/).at(-2),
    keys: new Set(text.match(/^table-[a-z-]+(?= =)/gm) ?? []),
  }))
  const asked = of(game, sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([, text]) => [...text.matchAll(/['"](table-[a-z-]*[a-z])['"]/g)].map(([, key]) => key ?? ''))

  it.each(spoken)('has all words in $language', ({ keys }) => {
    expect(asked).not.toEqual([])
    expect(['table-paper', ...asked].filter((key) => !keys.has(key))).toEqual([])
  })

  it('has the same words in every language', () => {
    const [first, ...others] = spoken
    expect(others.length).toBeGreaterThan(0)
    for (const { keys } of others) expect([...keys].toSorted()).toEqual([...(first?.keys ?? [])].toSorted())
  })
})
