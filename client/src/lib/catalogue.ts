/** The games of this server, asked for once; they do not change while it runs. */
import { api } from './api'
import { posterOf, wordsOf } from './games'
import type { Game } from '../generated/wire'
import type { Language } from './words'

let asked: Promise<Game[]> | null = null

export function games(): Promise<Game[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

export async function gameOf(key: string): Promise<Game | undefined> {
  return (await games()).find((game) => game.key === key)
}

/** Fetches early what the front page shows of every game. */
export async function warm(language: Language): Promise<void> {
  for (const { key } of await games()) void Promise.all([wordsOf(language, key), posterOf(key)])
}
