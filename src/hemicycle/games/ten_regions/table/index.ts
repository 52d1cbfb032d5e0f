/** The table of Ten Regions, as the client takes it. */
import type { GameTable } from '$client/lib/game'
import Move from './Move.svelte'
import { note, title } from './notes'
import { partyLook } from './parties'
import { Play } from './play.svelte'
import Results from './Results.svelte'
import Stage from './Stage.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view'

const table: GameTable<View> = {
  Symbols,
  Stage,
  Move,
  Results,
  play: () => new Play(),
  party: partyLook,
  note,
  title,
  untold: (play, view) => (play as Play).telling.untold(view),
}

export default table
