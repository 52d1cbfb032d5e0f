/** Where the fronts lie around the open country: oneself at the bottom, the others clockwise from the left. */

/** Names of grid areas: c is the country, p0 oneself, p1 the next clockwise, and so on. */
const AREAS: Record<number, string[]> = {
  3: ['p1 c p2', '. p0 .'],
  4: ['p2 c p3', 'p1 p0 .'],
  5: ['p2 c p3', 'p1 p0 p4'],
  6: ['p2 p3 p4', 'p1 c p5', '. p0 .'],
  7: ['p3 . p4', 'p2 c p5', 'p1 p0 p6'],
  8: ['p3 p4 p5', 'p2 c p6', 'p1 p0 p7'],
  9: ['p3 p4 p5 p6', 'p2 c c p7', 'p1 p0 . p8'],
  10: ['p3 p4 p5 p6', 'p2 c c p7', 'p1 p0 p9 p8'],
}

export function areas(players: number): string {
  return (AREAS[players] ?? AREAS[5] ?? []).map((row) => `"${row}"`).join(' ')
}

export function columns(players: number): number {
  return players > 8 ? 4 : 3
}
