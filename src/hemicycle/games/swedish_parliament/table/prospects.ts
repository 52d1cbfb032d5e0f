/** What the rules foretell of relations: which cabinet would follow. Nothing is worked out here. */
import { partyName, partyNames, type SweScene } from './scene'
import { type Change, PARTIES, type View } from './view'

export interface Prospect {
  change: Change | null
  fits: boolean
  tiles_left: number
  members: number[]
  order: number[]
}
export interface Prospects {
  maps: Prospect[]
}
export interface DrawnPair {
  one: number
  other: number
}

export const PAIRS: DrawnPair[] = Array.from({ length: PARTIES }, (_, one) =>
  Array.from({ length: PARTIES - one - 1 }, (_, at) => ({ one, other: one + 1 + at })),
).flat()

export const pairOf = (one: number, other: number): number =>
  PAIRS.findIndex((pair) => pair.one === Math.min(one, other) && pair.other === Math.max(one, other))

export const same = (one: Change, other: Change): boolean =>
  one.kind === other.kind && one.one === other.one && one.other === other.other

/** The map as it lies. */
export const drawn = ({ relations }: View): number[] =>
  PAIRS.map(
    (pair) => relations.find(({ one, other }) => one === pair.one && other === pair.other)?.strength ?? 0,
  )

/** 0, +1 … +3, −1 … −3, and 0 again. */
export const next = (strength: number): number =>
  strength === 3 ? -1 : strength === -3 ? 0 : strength < 0 ? strength - 1 : strength + 1

export function cabinetOf({ words }: SweScene, { members, order }: Prospect): string {
  const [centre] = order
  if (centre === undefined) return words.say('foretold-nobody')
  return words.say('foretold-cabinet', {
    members: partyNames(words, members),
    count: members.length,
    party: partyName(words, centre),
  })
}

/** All that is to be said of a map that was drawn. */
export function mapOf(scene: SweScene, prospect: Prospect): string[] {
  const { words } = scene
  const found = [words.say('foretold-map', { then: cabinetOf(scene, prospect) })]
  if (prospect.tiles_left < 0) found.unshift(words.say('foretold-no-tiles', { count: -prospect.tiles_left }))
  if (!prospect.fits) found.unshift(words.say('foretold-no-room'))
  return found
}
