/** The final tally of Europe, step by step as the pad is filled in. Adds up what is booked; decides nothing. */
import { type Europe, sum } from './view'

export type Step = 'power' | 'shares' | 'bonuses' | 'holders' | 'given' | 'scores'
export const STEPS: readonly Step[] = ['power', 'shares', 'bonuses', 'holders', 'given', 'scores']

/** What is written on the pad once this step is done. */
export function written(step: Step, part: Step): boolean {
  return STEPS.indexOf(part) <= STEPS.indexOf(step)
}

export interface Line {
  seat: number
  cells: { party: number; points: number; holder: boolean; each: number }[]
  power: number
  given: number
  score: number
}

/** The lower table: a line for each player, in the order of their seats. */
export function lines(booked: number[][], europe: Europe): Line[] {
  return booked.map((own, seat) => ({
    seat,
    cells: europe.shares.map(({ party, holders, each }) => ({
      party,
      points: own[party] ?? 0,
      holder: holders.includes(seat),
      each,
    })),
    power: sum(own),
    given: europe.given[seat] ?? 0,
    score: europe.scores[seat] ?? 0,
  }))
}

/** Parties from the strongest in Europe to the weakest; equal ones in the order of the overview card. */
export function ranking(europe: Europe) {
  return europe.shares.toSorted((a, b) => b.points - a.points || a.party - b.party)
}
