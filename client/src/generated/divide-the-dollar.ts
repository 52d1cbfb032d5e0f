// Made by `make types` from hemicycle.games.divide_the_dollar.rules.views. Do not edit.

/** `mine` is the viewer's own vote; of those of others only that they are cast. */
export interface View {
  phase: string
  round: number
  rounds: number
  proposer: number | null
  cents: number[] | null
  voted: boolean[]
  mine: boolean | null
  purses: number[]
  past: Round[]
}

/** A round that is over. `cents` are None if nobody proposed in time, a vote is None if it was not cast. */
export interface Round {
  proposer: number
  cents: number[] | null
  votes: (boolean | null)[]
  passed: boolean
}
