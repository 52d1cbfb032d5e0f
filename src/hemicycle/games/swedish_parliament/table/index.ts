/** The table of Swedish Parliament 2014, as the client takes it. */
import type { GameTable } from '$client/lib/game'
import Hand from './Hand.svelte'
import Move from './Move.svelte'
import { figure, note, title } from './notes'
import Panel from './Panel.svelte'
import { seatLook } from './parties'
import { Play } from './play.svelte'
import Results from './Results.svelte'
import Stage from './Stage.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view'

const table: GameTable<View> = {
  Symbols,
  Stage,
  Move,
  Hand,
  Results,
  Panel,
  play: () => new Play(),
  party: seatLook,
  seals: () => false,
  untold: (play, view) => (play as Play).forming.running && view.cabinet !== null,
  note,
  figure,
  title,
}

export default table
