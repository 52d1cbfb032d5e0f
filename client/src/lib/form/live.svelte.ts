/** A filled form that widgets write into and everything else follows. */
import type { Fill } from './fill'

export function live(fill: Fill): Fill {
  const followed = $state(fill)
  return followed
}
