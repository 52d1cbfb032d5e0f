/** The count as it would be if what is being composed were sent. Null: nothing is, or it is not yet said where. */
import { counted, type Counts, groundOf, laid, played } from './count'
import { faceOf } from './deck'
import type { KoaScene } from './scene'

export function whatIf(scene: KoaScene): Counts | null {
  const { view } = scene.sight
  const { kind, on, card, declared } = scene.play
  const seats = view.power.length
  if (kind !== null) return on === null ? null : counted(played(view, { kind, on }), seats)
  if (card === null || scene.seat === null) return null
  const face = faceOf(view.deck, card)
  const party = face.party ?? declared
  return party === null ? null : counted(laid(groundOf(view), party, face.value, scene.seat), seats)
}
