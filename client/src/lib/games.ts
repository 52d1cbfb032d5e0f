/** Finds what lies in the folders of games: tables, posters, words. No list here names a game or a language. */
import type { Component } from 'svelte'
import type { GameTable } from './game'
import { type Language, Words } from './words'

type Load<T> = () => Promise<T>

const tables = import.meta.glob<GameTable>('../../../src/hemicycle/games/*/table/index.ts', {
  import: 'default',
})
const posters = import.meta.glob<Component>('../../../src/hemicycle/games/*/table/Poster.svelte', {
  import: 'default',
})
const gameWords = import.meta.glob<string>('../../../src/hemicycle/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
})
const commonWords = import.meta.glob<string>('../../../src/hemicycle/words.*.ftl', {
  query: '?raw',
  import: 'default',
})

/** Every language there are common words in. */
export const LANGUAGES: Language[] = Object.keys(commonWords)
  .flatMap((path) => path.split('.').at(-2) ?? [])
  .sort()

/** The table a game brings, or null: then the generic one serves. */
export async function tableOf(game: string): Promise<GameTable | null> {
  return (await find(tables, folder(game))?.()) ?? null
}

export async function posterOf(game: string): Promise<Component | null> {
  return (await find(posters, folder(game))?.()) ?? null
}

export function hasPoster(game: string): boolean {
  return find(posters, folder(game)) !== undefined
}

/** Common words, and those of these games. A game that does not speak a language speaks English. */
export async function wordsOf(language: Language, ...games: string[]): Promise<Words> {
  const own = (game: string, spoken: Language) => find(gameWords, folder(game), `words/${spoken}.ftl`)
  const loads = [
    find(commonWords, `words.${language}.ftl`),
    ...games.map((game) => own(game, language) ?? own(game, 'en') ?? served(game, language)),
  ]
  return Words.read(language, ...(await Promise.all(loads.map((load) => load?.() ?? ''))))
}

/** The words of a game that came to the server in a package of its own, after these pages were built. */
function served(game: string, language: Language): Load<string> {
  return async () => {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`)
    return answer.ok ? answer.text() : ''
  }
}

function find<T>(files: Record<string, Load<T>>, ...parts: string[]): Load<T> | undefined {
  const path = Object.keys(files).find((path) => parts.every((part) => path.includes(`/${part}`)))
  return path === undefined ? undefined : files[path]
}

function folder(game: string): string {
  return `games/${game.replaceAll('-', '_')}/`
}
