/** The table of Koalition, as the client takes it. */
import type { GameTable } from '$client/lib/game'
import Move from './Move.svelte'
import { figure, note, title } from './notes'
import Offer from './Offer.svelte'
import Offering from './Offering.svelte'
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
  Results,
  Offer,
  Offering,
  Panel,
  play: () => new Play(),
  party: (_, seat) => seatLook(seat),
  seals: (view) => ['stand', 'vote', 'camps'].includes(view.phase),
  note,
  figure,
  title,
}

export default table
