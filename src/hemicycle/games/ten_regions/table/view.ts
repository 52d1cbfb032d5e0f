/** What a seat sees of Ten Regions, and how to find things in it. Decides nothing. */
import type { Token, View } from '$client/generated/ten-regions'

export type * from '$client/generated/ten-regions'

export type Kind = 'media' | 'rally' | 'conflict' | 'control'

export const KINDS: readonly Kind[] = ['media', 'rally', 'conflict', 'control']
export const ECONOMIC: readonly (string | null)[] = ['left', 'centre', 'right']
export const SOCIAL: readonly (string | null)[] = ['authoritarian', 'moderate', 'libertarian']

/** How a campaign, a purse and a form call the tokens of a kind. */
export const FIELD = { media: 'media', rally: 'rallies', conflict: 'conflicts', control: 'controls' } as const

export function worth(view: View, kind: Kind): Token {
  return view.worth.find((token) => token.kind === kind) ?? { kind, own: 0, target: 0 }
}

export function seatsOf(view: View): number[] {
  return view.cells.map((_, seat) => seat)
}

export function mandatesOf(view: View): number {
  return sum(view.regions.map((region) => region.mandates))
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
