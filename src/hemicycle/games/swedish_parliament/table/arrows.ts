/** Which tile lies next in the direction of an arrow key. */
import type { Point } from './hexes'

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Null for other keys, and where nothing lies that way. */
export function toward(key: string, from: number, at: (party: number) => Point, count = 8): number | null {
  const way = WAYS[key]
  if (way === undefined) return null
  const here = at(from)
  const ahead = Array.from({ length: count }, (_, party) => party).flatMap((party) => {
    const [dx, dy] = [at(party).x - here.x, at(party).y - here.y]
    const along = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    return along > 1 && aside <= 2 * along ? [{ party, far: along + 2 * aside }] : []
  })
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.party ?? null
}
