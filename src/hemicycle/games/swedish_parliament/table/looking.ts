/** Which look at the agenda the scales show: that of the vote being told, else the first of the next voter. */
import type { SweScene } from './scene'
import type { Decided, Look } from './view'

export function lookedAt({ play, sight }: SweScene): Look | null {
  const told = play.vote === null ? null : sight.view.decided[play.vote]
  if (told) return told.looks[Math.min(play.voting.at, told.looks.length - 1)] ?? null
  return sight.view.next_vote?.looks[0] ?? null
}

/** How far from the asked segment the nearest stood; of markers as they stand now. */
export function distanceOf({ segment, nearest, scale }: Look, markers: number[][][]): number {
  const stands = markers[nearest[0] ?? -1]?.[scale] ?? []
  return Math.min(...stands.map((at) => Math.abs(at - segment)))
}

export const tied = ({ looks }: Decided): boolean => (looks.at(-1)?.nearest.length ?? 0) > 1
