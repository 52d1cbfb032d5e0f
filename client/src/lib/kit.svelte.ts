/** What a game brings, loaded: its words in the chosen language, and its table if it has one. */
import type { GameTable, PartyLook } from './game'
import { tableOf, wordsOf } from './games'
import { shape } from './party'
import { route } from './route.svelte'
import { ui } from './ui.svelte'
import type { Sight } from '../generated/wire'
import type { Language, Words } from './words'

export class Kit {
  words: Words | null = $state.raw(null)
  table: GameTable | null = $state.raw(null)
  /** What the game keeps of what is being composed, for this visit. */
  play: unknown
  private loaded = $state(false)

  constructor(readonly game: string) {
    void tableOf(game).then((table) => {
      if (!route.query.has('plain')) this.table = table // lists instead of pictures, for who asks for them
      this.play = this.table?.play?.()
      this.loaded = true
    })
    $effect(() => void this.speak(ui.language))
  }

  get ready(): boolean {
    return this.loaded && this.words !== null
  }

  party = (view: unknown, seat: number): PartyLook =>
    view === null || !this.table ? shape(seat) : this.table.party(view, seat)

  /** Whether what is done now lies sealed until all have acted. */
  seals = ({ view, sealed, awaited }: Sight): boolean =>
    this.table?.seals?.(view) ?? (sealed.length > 0 || awaited.length > 1)

  private async speak(language: Language): Promise<void> {
    this.words = await wordsOf(language, this.game)
  }
}
