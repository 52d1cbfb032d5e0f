/** The scene as the components of this game take it, and how they call things. */
import type { Scene, Words } from '$client/lib/game'
import { who } from '$client/lib/people'
import type { Play } from './play.svelte'
import { kindOf, seatOf, type Side, turnoutOf, type View, voterOf } from './view'

export type SweScene = Scene<View, Play>

export const partyName = (words: Words, party: number): string => words.name('party', party)
export const partyNames = (words: Words, parties: number[]): string =>
  words.list(parties.map((party) => partyName(words, party)))
export const directionName = (words: Words, scale: number, side: number): string =>
  words.name('direction', 2 * scale + side)
/** Both directions, with room to break a line between them. */
export const scaleName = (words: Words, scale: number): string =>
  `${directionName(words, scale, 0)}\u00a0/ ${directionName(words, scale, 1)}`

/** "Labour (Ada)", and "You" for oneself; a system party is its name alone. */
export function partyAndPerson(scene: SweScene, party: number): string {
  const seat = seatOf(scene.sight.view, party)
  const name = partyName(scene.words, party)
  return seat === null
    ? name
    : scene.words.say('table-party-of', { party: name, person: who(scene.table, seat, scene.words) })
}

export const mine = (scene: SweScene): number | null =>
  scene.seat === null ? null : (scene.sight.view.parties[scene.seat] ?? null)

/** What a card is called as it lies: an idea has two titles, other cards one. */
export function title({ words, sight }: SweScene, card: number, side: Side): string {
  if (kindOf(sight.view, card) === 'voter') return words.name('voter', voterOf(sight.view, card))
  return words.name(side === 'opinion' ? 'opinion' : 'card', card)
}

export const voterName = ({ words }: SweScene, voter: number): string => words.name('voter', voter)

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export const turnoutText = (view: View, voters: number[]): string => signed(turnoutOf(view, voters))
