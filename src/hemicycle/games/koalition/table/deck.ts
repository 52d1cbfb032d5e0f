/** What stands on the cards of a set. Cards are numbers: politicians in the order of the set, then the jokers. */
import type { Deck, Kind } from './view'

export const KINDS: readonly Kind[] = ['vest', 'double', 'egg', 'skull', 'sausage']

export interface Face {
  /** Null: a joker that has not been declared. */ party: number | null
  value: number
  name: string
}

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
  return cards.toSorted(
    (a, b) => order(a) - order(b) || faceOf(deck, b).value - faceOf(deck, a).value || a - b,
  )
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

const VOWELS = 'aeiouyаеёиоуыэюя'
/** Between two consonants before a vowel; else after a vowel. */
const BREAKS = [
  `(?<=[^${VOWELS}])(?=[^${VOWELS}ьъ][${VOWELS}])`,
  `(?<=[${VOWELS}])(?=[^${VOWELS}ьъ][${VOWELS}])`,
].map((place) => new RegExp(place, 'giu'))
const LONG = 8
const PIECE = 3 // no piece is shorter

/** A long name with a soft hyphen near its middle. */
export function breakable(name: string): string {
  if (name.length < LONG || name.includes(' ')) return name
  const places = BREAKS.map((place) =>
    [...name.matchAll(place)]
      .map(({ index }) => index)
      .filter((at) => at >= PIECE && name.length - at >= PIECE),
  )
  const best =
    (places.find((all) => all.length > 0) ?? [Math.ceil(name.length / 2)]).toSorted(
      (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
    )[0] ?? 0
  return `${name.slice(0, best)}\u00AD${name.slice(best)}`
}
