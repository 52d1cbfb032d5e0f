/** The scene as the components of this game take it, and what they all ask of it. */
import type { Scene } from '$client/lib/game'
import { who } from '$client/lib/people'
import { partyLook } from './parties'
import type { Play } from './play.svelte'
import type { View } from './view'

export type TenScene = Scene<View, Play>

export function look(scene: TenScene, seat: number) {
  return partyLook(scene.sight.view, seat)
}

export function party(scene: TenScene, seat: number): string {
  return scene.words.name('seat', seat)
}

export function region(scene: TenScene, region: number): string {
  return scene.words.name('region', region)
}

/** "60k" */
export function k(scene: TenScene, votes: number): string {
  return scene.words.say('table-k', { votes })
}

/** "right, moderate"; a region without any leaning says so. */
export function leaning(scene: TenScene, economic: string | null, social: string | null): string {
  const words = [economic, social]
    .filter((side) => side !== null)
    .map((side) => scene.words.say(`leaning-${side}`))
  return words.length > 0 ? words.join(', ') : scene.words.say('leaning-none')
}

/** Who sits there, as people call each other; "you" for oneself. */
export function person(scene: TenScene, seat: number): string {
  return seat === scene.seat ? scene.words.say('table-you') : who(scene.table, seat, scene.words)
}

/** What the seat sees that is looked at: one's own view, or in an unveiled replay the chosen one's. */
export function seen(scene: TenScene): { view: View; seat: number | null } {
  const seat = scene.hands === null ? scene.seat : (scene.play.hand ?? scene.seat ?? 0)
  return { view: (seat === null ? null : scene.hands?.[seat]) ?? scene.sight.view, seat }
}
