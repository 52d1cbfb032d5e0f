/** What a seat sees of Swedish Parliament 2014, and how to find things in it. Decides nothing. */
import type { Change, MinorCard, Played, View } from '$client/generated/swedish-parliament'

export type * from '$client/generated/swedish-parliament'

export type Side = Played['side']
export type ChangeKind = Change['kind']
export type Pair = Pick<Change, 'one' | 'other'>

export const PARTIES = 8
export const VOTERS = 16
export const SEGMENTS = 8

export type Kind = 'idea' | 'voter' | 'minor'

/** Cards are numbered ideas first, then voters, then minor parties. */
export function kindOf({ components }: View, card: number): Kind {
  const beyond = card - components.ideas.length
  return beyond < 0 ? 'idea' : beyond < VOTERS ? 'voter' : 'minor'
}

export const voterOf = ({ components }: View, card: number): number => card - components.ideas.length

export function minorOf({ components }: View, card: number): MinorCard | undefined {
  return components.minors[card - components.ideas.length - VOTERS]
}

/** The scale that a card is about; a voter card is about none. */
export function scaleOf(view: View, card: number): number | null {
  return view.components.ideas[card]?.scale ?? minorOf(view, card)?.scale ?? null
}

/** Which way it moves parties: to the first direction of its scale (0) or to the second (1). */
export function directionOf(view: View, card: number, side: Side): number | null {
  const idea = view.components.ideas[card]
  if (idea) return side === 'opinion' ? idea.opinion_direction : idea.policy_direction
  const minor = minorOf(view, card)
  return minor ? (minor.end === 0 ? 1 : 0) : null
}

/** The parties on the card from the top, as it lies. */
export function columnOf(view: View, card: number, side: Side): number[] {
  const column = view.components.ideas[card]?.column ?? minorOf(view, card)?.order ?? []
  return side === 'opinion' ? column.toReversed() : column
}

export const turnoutOf = ({ components }: View, voters: number[]): number =>
  voters.reduce((sum, voter) => sum + (components.voters[voter]?.turnout ?? 0), 0)

export function seatOf({ parties }: View, party: number): number | null {
  const seat = parties.indexOf(party)
  return seat < 0 ? null : seat
}

/** Whether all seats have a party: before, nobody's map and markers mean anything. */
export const seated = ({ parties }: View): boolean => parties.every((party) => party !== null)

export const same = (one: Pair, other: Pair): boolean => one.one === other.one && one.other === other.other

export const pairKey = ({ one, other }: Pair): string => `${one}-${other}`
