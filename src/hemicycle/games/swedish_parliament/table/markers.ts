/** Where markers stand within the segments of a scale: in one row, or in two where it would be too narrow. */

export interface Mark {
  key: string
  party: number
  segment: number
  row: number
  rows: number
  /** Its place in its row, and how many stand there. */
  at: number
  of: number
}

const ABREAST = 2

/** `markers` by party and scale. */
export function marksOn(markers: number[][][], scale: number): Mark[] {
  const stands = markers.flatMap((scales, party) =>
    (scales[scale] ?? []).map((segment, which) => ({ party, segment, which })),
  )
  return stands.map(({ party, segment, which }) => {
    const here = stands.filter((other) => other.segment === segment).map((other) => other.party)
    return { key: `${party}.${which}`, party, segment, ...spot(here.indexOf(party), here.length) }
  })
}

function spot(place: number, count: number) {
  if (count <= ABREAST) return { row: 0, rows: 1, at: place, of: count }
  const above = Math.ceil(count / 2)
  return place < above
    ? { row: 0, rows: 2, at: place, of: above }
    : { row: 1, rows: 2, at: place - above, of: count - above }
}
