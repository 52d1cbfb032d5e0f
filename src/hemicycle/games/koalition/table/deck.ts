/** What stands on the cards of a set. Cards are numbers: politicians in the order of the set, then the jokers. */
import type { Deck, Kind } from './view'

export const KINDS: readonly Kind[] = ['vest', 'double', 'egg', 'skull', 'sausage']

export interface Face { /** Null: a joker that has not been declared. */ party: number | null; value: number; name: string }

export function isJoker(deck: Deck, card: number): boolean {
  return card >= deck.politicians.length
}

export function faceOf(deck: Deck, card: number): Face {
  const politician = deck.politicians[card]
  return politician ?? { party: null, value: deck.jokers[card - deck.politicians.length] ?? 0, name: '' }
}

/** A hand as one holds it: party by party, the strongest first, jokers last. */
export function sorted(deck: Deck, cards: number[]): number[] {
  const order = (card: number) => faceOf(deck, card).party ?? deck.parties.length
  return cards.toSorted((a, b) => order(a) - order(b) || faceOf(deck, b).value - faceOf(deck, a).value || a - b)
}

/** Whether each lists the other; two camps of one party go together. */
export function partners(deck: Deck, one: number, other: number): boolean {
  const lists = (a: number, b: number) => deck.parties[a]?.partners.includes(b) ?? false
  return one === other || (lists(one, other) && lists(other, one))
}

/** First names, and the last one, which is what a small card has room for. */
export function nameParts(name: string): [first: string, last: string] {
  const at = name.lastIndexOf(' ')
  return [name.slice(0, Math.max(0, at)), name.slice(at + 1)]
}

/** A long name with a soft hyphen near its middle, after a vowel. */
export function breakable(name: string): string {
  const places = [...name.matchAll(/[aeiouyаеёиоуыэюя](?=[^aeiouyаеёиоуыэюяь ]\p{L}{2})/giu)].map(({ index }) => index + 1).filter((at) => at > 2)
  const middle = places.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  const at = middle ?? Math.ceil(name.length / 2)
  return name.length < 8 || name.includes(' ') ? name : `${name.slice(0, at)}\u00AD${name.slice(at)}`
}
