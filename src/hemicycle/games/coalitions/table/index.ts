/** The table of Coalitions, as the client takes it. */
import type { GameTable } from '$client/lib/game'
import Bank from './Bank.svelte'
import Move from './Move.svelte'
import { figure, note, title } from './notes'
import Offer from './Offer.svelte'
import Offering from './Offering.svelte'
import Panel from './Panel.svelte'
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
  Offer,
  Offering,
  Bank,
  Panel,
  play: () => new Play(),
  party: partyLook,
  seals: (view) => view.phase === 'ballots',
  note,
  figure,
  title,
}

export default table
