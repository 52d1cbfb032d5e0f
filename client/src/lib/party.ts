/** How seats look in a game that has no parties of its own: a shape and a colour, never the same pair twice. */
import type { PartyLook } from './game'

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'star', 'plus', 'hexagon']

export function shape(seat: number): PartyLook {
  const again = Math.floor(seat / SHAPES.length)
  return {
    css: `seat-${SHAPES[seat % SHAPES.length]}`,
    symbol: `seat-${SHAPES[(seat + again) % SHAPES.length]}`,
  }
}
