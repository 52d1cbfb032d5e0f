/** Small stories for the front page, and why it is this regime, from what the view tells. Judges nothing. */
import type { Line } from '$client/generated/wire'
import { hasBallots, ballotsFor, lead, top } from './reveal'
import { type Count, type Parliament, sum } from './view'

const party = (seat: number) => ({ of: 'seat', at: seat })
const region = (at: number) => ({ of: 'region', at })

export interface Story {
  title: string
  text: Line
}

export function stories(parliaments: Parliament[]): Story[] {
  return [closest(parliaments), wasted(parliaments), besieged(parliaments)].filter((story) => story !== null)
}

/** The region won by the least; a tie before all, and of equals the one with the most votes. */
export function closest(parliaments: Parliament[]): Story | null {
  const all = parliaments.flatMap(({ turn, counts }) =>
    counts.filter((count) => top(count) > 0).map((count) => ({ turn, count })),
  )
  const [best] = all.toSorted((a, b) => lead(a.count) - lead(b.count) || top(b.count) - top(a.count))
  return best === undefined
    ? null
    : { title: 'table-story-closest', text: closestText(best.turn, best.count) }
}

function closestText(turn: number, count: Count): Line {
  const args = { region: region(count.region), turn, votes: top(count) }
  if (count.leaders.length < 2)
    return {
      key: 'table-story-closest-won',
      args: { ...args, party: party(count.winner ?? 0), lead: lead(count) },
    }
  if (count.winner === null) return { key: 'table-story-closest-nobody', args }
  const ballots = hasBallots(count) ? ballotsFor(count, count.winner) : 0
  return { key: 'table-story-closest-voted', args: { ...args, party: party(count.winner), ballots } }
}

/** Who spent most media and rallies where others won. */
export function wasted(parliaments: Parliament[]): Story | null {
  const spent = parliaments.flatMap(({ turn, counts }) =>
    counts.flatMap(({ region, rows, winner }) =>
      rows.map((row, seat) => ({ seat, turn, region, votes: seat === winner ? 0 : row.media + row.rallies })),
    ),
  )
  const seats = [...new Set(spent.map(({ seat }) => seat))]
  const of = (seat: number) =>
    spent.filter((lost) => lost.seat === seat).toSorted((a, b) => b.votes - a.votes)
  const [worst] = seats
    .map((seat) => ({ seat, losses: of(seat), votes: sum(of(seat).map(({ votes }) => votes)) }))
    .toSorted((a, b) => b.votes - a.votes)
  const most = worst?.losses[0]
  if (worst === undefined || most === undefined || worst.votes === 0) return null
  const args = {
    party: party(worst.seat),
    votes: worst.votes,
    most: most.votes,
    region: region(most.region),
    turn: most.turn,
  }
  return { title: 'table-story-wasted', text: { key: 'table-story-wasted-text', args } }
}

/** Whom the others provoked most, and who did most of it. */
export function besieged(parliaments: Parliament[]): Story | null {
  const sums = new Map<string, number>()
  for (const { counts } of parliaments)
    for (const { rows } of counts)
      rows.forEach((row, seat) =>
        row.losses.forEach(({ by, amount }) =>
          sums.set(`${seat} ${by}`, (sums.get(`${seat} ${by}`) ?? 0) + amount),
        ),
      )
  const blows = [...sums].map(([pair, votes]) => ({
    seat: Number(pair.split(' ')[0]),
    by: Number(pair.split(' ')[1]),
    votes,
  }))
  const suffered = (seat: number) => sum(blows.filter((blow) => blow.seat === seat).map((blow) => blow.votes))
  const [first] = blows.toSorted(
    (a, b) => suffered(b.seat) - suffered(a.seat) || a.seat - b.seat || b.votes - a.votes,
  )
  if (first === undefined) return null
  const args = {
    party: party(first.seat),
    votes: suffered(first.seat),
    by: party(first.by),
    most: first.votes,
  }
  return { title: 'table-story-besieged', text: { key: 'table-story-besieged-text', args } }
}

// Why it is this regime --------------------------------------------------------------------------------

export interface Level {
  points: number
  seats: number[]
}

/** Parties by points, the most first. */
export function levels(scores: number[]): Level[] {
  const points = [...new Set(scores)].toSorted((a, b) => b - a)
  return points.map((points) => ({
    points,
    seats: scores.flatMap((score, seat) => (score === points ? [seat] : [])),
  }))
}

/** The line under the headline, by verdict. */
export function deck(regime: string, scores: number[]): Line {
  const [first, second, third] = levels(scores)
  const args = {
    first: (first?.seats ?? []).map(party),
    firsts: first?.seats.length ?? 0,
    points: first?.points ?? 0,
    second: (second?.seats ?? []).map(party),
    seconds: second?.seats.length ?? 0,
    next: second?.points ?? 0,
    third: (third?.seats ?? []).map(party),
    thirds: third?.seats.length ?? 0,
    last: third?.points ?? 0,
  }
  return { key: `table-deck-${regime}-${shape(regime, args.firsts, args.seconds)}`, args }
}

function shape(regime: string, firsts: number, seconds: number): string {
  if (regime === 'multi-party')
    return firsts >= 3 ? 'three' : firsts === 2 ? 'two-one' : seconds >= 2 ? 'one-two' : 'one-one-one'
  if (regime === 'two-party') return firsts >= 2 ? 'two' : 'one-one'
  return 'plain'
}

export function regimeOf(verdict: string): string {
  return verdict.replace('verdict-', '')
}
