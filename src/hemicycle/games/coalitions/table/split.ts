/** Sums of a pool cut into shares: whole dollars, none below 0, together always the whole. */
import { type Deal, sum } from './view'

export function even(total: number, places: number): number[] {
  return scaled(Array<number>(places).fill(1), total)
}

/** The same proportions of another sum; equal parts where there are none to keep. */
export function scaled(shares: number[], total: number): number[] {
  const whole = sum(shares)
  if (whole === 0) return shares.length > 0 ? even(total, shares.length) : []
  const parts = shares.map((share) => Math.floor((share * total) / whole))
  const rests = shares
    .map((share, place) => ({ place, rest: (share * total) % whole }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
  for (const { place } of rests.slice(0, total - sum(parts))) parts[place] = (parts[place] ?? 0) + 1
  return parts
}

/** Where the joints lie: what is left of each, all but the end. */
export function joints(shares: number[]): number[] {
  return shares.slice(0, -1).map((_, place) => sum(shares.slice(0, place + 1)))
}

/** A joint is carried to a place, and pushes those it meets. */
export function carry(shares: number[], joint: number, to: number): number[] {
  const total = sum(shares)
  const at = Math.min(total, Math.max(0, Math.round(to)))
  const cuts = joints(shares).map((cut, other) =>
    other === joint ? at : other < joint ? Math.min(cut, at) : Math.max(cut, at),
  )
  return [...cuts, total].map((cut, place) => cut - (cuts[place - 1] ?? 0))
}

/** One share is set; those after it give or take, the nearest first, then those before it. */
export function setShare(shares: number[], place: number, value: number): number[] {
  const others = [...shares.keys()]
    .filter((other) => other > place)
    .concat([...shares.keys()].filter((other) => other < place).toReversed())
  if (others.length === 0) return shares
  const next = [...shares]
  const wanted = Math.min(sum(shares), Math.max(0, Math.round(value)))
  let rest = (shares[place] ?? 0) - wanted
  next[place] = wanted
  for (const other of others) {
    const has = next[other] ?? 0
    next[other] = Math.max(0, has + rest)
    rest += has - (next[other] ?? 0)
  }
  return next
}

/** Somebody more at the table takes an equal part; the others keep their proportions. */
export function joined(deal: Deal, seat: number, pool: number): Deal {
  const members = [...deal.members, seat].toSorted((a, b) => a - b)
  const part = Math.floor(pool / members.length)
  const rest = scaled(deal.shares, pool - (deal.members.length > 0 ? part : 0))
  const own = deal.members.length > 0 ? part : pool
  return {
    members,
    shares: members.map((member) => (member === seat ? own : (rest[deal.members.indexOf(member)] ?? 0))),
  }
}

/** Without somebody; what they had goes to the others in proportion. */
export function parted(deal: Deal, seat: number, pool: number): Deal {
  const stay = deal.members.flatMap((member, place) =>
    member === seat ? [] : [[member, deal.shares[place] ?? 0] as const],
  )
  return {
    members: stay.map(([member]) => member),
    shares: scaled(
      stay.map(([, share]) => share),
      pool,
    ),
  }
}

export function together(members: number[], pool: number): Deal {
  const sorted = members.toSorted((a, b) => a - b)
  return { members: sorted, shares: even(pool, sorted.length) }
}
