/** The scene as the components of this game take it, and what they all ask of it. */
import type { Scene } from '$client/lib/game'
import { shortName } from '$client/lib/people'
import { partyLook } from './parties'
import type { Play } from './play.svelte'
import { type Deal, playersOf, type View } from './view'

export type CoaScene = Scene<View, Play>

export const look = partyLook

/** What a player is called: by name, a bot by its seat. */
export function name(scene: CoaScene, seat: number): string {
  return shortName(scene.table, seat, scene.words)
}

/** The same where one looks at it oneself: "You". */
export function who(scene: CoaScene, seat: number): string {
  return seat === scene.seat ? scene.words.say('table-you') : name(scene, seat)
}

/** Several in a sentence, oneself first. */
export function whoAll(scene: CoaScene, seats: number[]): string {
  const first = seats.toSorted((a, b) => Number(b === scene.seat) - Number(a === scene.seat) || a - b)
  return scene.words.list(
    first.map((seat) => (seat === scene.seat ? scene.words.say('table-you-first') : name(scene, seat))),
  )
}

export function dollars(scene: CoaScene, amount: number): string {
  return scene.words.say('table-dollars', { amount })
}

/** May this seat build deals: to propose, to write, or to offer in talk. */
export function builds(scene: CoaScene): boolean {
  const { view, over } = scene.sight
  return (
    scene.seat !== null &&
    !scene.past &&
    !over &&
    playersOf(view).includes(scene.seat) &&
    ['turn', 'answers', 'talk', 'ballots'].includes(view.phase)
  )
}

/** The coalition that the chamber shows, and why it does. */
export interface Shown {
  members: number[]
  why: 'built' | 'asked' | 'table' | 'last' | 'none'
}

export function shown(scene: CoaScene): Shown {
  const { view } = scene.sight
  const built = scene.play?.draft ?? null
  if (built !== null && builds(scene)) return { members: built.members, why: 'built' }
  const deal: Deal | null = view.proposal?.deal ?? null
  if (deal !== null) return { members: deal.members, why: 'asked' }
  if (view.table !== null) return { members: view.table.members, why: 'table' }
  const last = view.phase === 'over' ? (view.rounds.at(-1)?.deal ?? null) : null
  return last === null ? { members: [], why: 'none' } : { members: last.members, why: 'last' }
}
