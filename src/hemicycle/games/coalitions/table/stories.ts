/** What the end tells of each player, added up from the rounds that all have seen. */
import { type Round, seatsOf, shareOf, sum, type View } from './view'

export interface Career {
  seat: number
  place: number
  money: number
  /** Rounds in government, of those played. */
  governed: number
  played: number
  prizes: number
  /** Of all that was paid out, in per cent; null: nothing was. */
  won: number | null
  /** Of all mandates over the rounds, in per cent. */
  held: number
}

export function careers(view: View, places: number[], scores: number[]): Career[] {
  const paid = sum(view.rounds.map((round) => (round.deal === null ? 0 : round.pool)))
  const whole = view.total * view.rounds.length
  const all = seatsOf(view).map((seat) => {
    const prizes = sum(view.rounds.map((round) => shareOf(round.deal, seat)))
    const held = sum(view.rounds.map((round) => round.mandates[seat] ?? 0))
    return {
      seat,
      prizes,
      place: places[seat] ?? 0,
      money: scores[seat] ?? view.money[seat] ?? view.ledger[seat] ?? 0,
      governed: view.rounds.filter((round) => round.deal?.members.includes(seat)).length,
      played: view.rounds.filter((round) => (round.mandates[seat] ?? 0) > 0).length,
      won: paid === 0 ? null : (100 * prizes) / paid,
      held: whole === 0 ? 0 : (100 * held) / whole,
    }
  })
  return all.toSorted((a, b) => a.place - b.place || b.money - a.money || a.seat - b.seat)
}

export function governments(rounds: Round[]): Round[] {
  return rounds.filter((round) => round.deal !== null)
}
