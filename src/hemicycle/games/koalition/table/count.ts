/** What the votes and chairs would be if one more card lay there. It counts what everybody sees; the server decides. */
import type { Kind, Lying, Mark, Tally, View } from './view'

export interface Card {
  party: number
  value: number
  owner: number
  out: boolean
  egg: boolean
}
export interface Ground {
  cards: Card[]
  doubled: boolean[]
  scandal: boolean[]
}
export interface Count {
  votes: number
  chairs: number[]
  /** Sums of those who may be chair, by seat. */ sums: number[]
}
export interface Counts {
  parties: Count[]
  total: number
  majority: number
}
/** What a card of the action deck is played on. */
export type On = { place: number } | { party: number }
export interface Deed {
  kind: Kind
  on: On
}

export function groundOf(view: Pick<View, 'table' | 'tallies'>): Ground {
  return {
    cards: view.table,
    doubled: view.tallies.map(({ doubled }) => doubled),
    scandal: view.tallies.map(({ scandal }) => scandal),
  }
}

export function counted({ cards, doubled, scandal }: Ground, seats: number): Counts {
  const parties = doubled.map((_, party) => {
    const own = cards.filter((card) => card.party === party && !card.out)
    const printed = own.reduce((sum, { value }) => sum + value, 0)
    const { sums, chairs } = contest(
      own.filter(({ egg }) => !egg),
      seats,
    )
    const votes = Math.floor((printed * (doubled[party] ? 2 : 1)) / (scandal[party] ? 2 : 1))
    return {
      votes: chairs.length > 1 ? chairs.length * Math.floor(votes / chairs.length) : votes,
      chairs,
      sums,
    }
  })
  const total = parties.reduce((sum, { votes }) => sum + votes, 0)
  return { parties, total, majority: Math.floor(total / 2) + 1 }
}

/** The highest sum; then the highest card, the next, and so on; who is equal to the last card is tied. */
function contest(cards: Card[], seats: number): { sums: number[]; chairs: number[] } {
  const hands = Array.from({ length: seats }, (_, seat) =>
    cards
      .filter(({ owner }) => owner === seat)
      .map(({ value }) => value)
      .toSorted((a, b) => b - a),
  )
  const sums = hands.map((hand) => hand.reduce((sum, value) => sum + value, 0))
  const ranks = hands.map((hand, seat) => [sums[seat] ?? 0, ...hand])
  const running = ranks.flatMap((_, seat) => (hands[seat]?.length ? [seat] : []))
  const best = running.toSorted((a, b) => compare(ranks[b] ?? [], ranks[a] ?? []))[0]
  return {
    sums,
    chairs:
      best === undefined ? [] : running.filter((seat) => compare(ranks[seat] ?? [], ranks[best] ?? []) === 0),
  }
}

function compare(one: number[], other: number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const by = (one[at] ?? 0) - (other[at] ?? 0)
    if (by !== 0) return by
  }
  return 0
}

/** The same ground with one more politician on it. */
export function laid(ground: Ground, party: number, value: number, owner: number): Ground {
  return { ...ground, cards: [...ground.cards, { party, value, owner, out: false, egg: false }] }
}

/** The same ground after an action card. */
export function played(view: Pick<View, 'table' | 'tallies'>, { kind, on }: Deed): Ground {
  const ground = groundOf(view)
  if ('party' in on)
    return {
      ...ground,
      scandal: ground.scandal.map((scandal, party) => (party === on.party ? kind === 'sausage' : scandal)),
    }
  const target = view.table.find(({ place }) => place === on.place)
  if (target === undefined) return ground
  if (kind === 'double')
    return { ...ground, doubled: ground.doubled.map((doubled, party) => doubled || party === target.party) }
  return { ...ground, cards: view.table.map((card) => (card === target ? marked(target, kind) : card)) }
}

function marked(card: Lying, kind: Kind): Card {
  if (kind !== 'vest') return { ...card, out: card.out || kind === 'skull', egg: card.egg || kind === 'egg' }
  const top = covered(card.marks)
  const active = card.marks.filter((mark) => mark.active && mark !== top)
  return {
    ...card,
    out: active.some((mark) => mark.kind === 'skull'),
    egg: active.some((mark) => mark.kind === 'egg'),
  }
}

/** What a vest would cover: the topmost skull or egg that is active. */
export function covered(marks: Mark[]): Mark | undefined {
  return marks.findLast(({ kind, active }) => active && (kind === 'skull' || kind === 'egg'))
}

export function countOf(view: Pick<View, 'tallies' | 'total' | 'majority'>): Counts {
  return {
    parties: view.tallies.map(({ votes, chairs, sums }: Tally) => ({ votes, chairs, sums })),
    total: view.total,
    majority: view.majority,
  }
}
