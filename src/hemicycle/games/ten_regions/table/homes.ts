/** Which regions share a party's leanings, on both axes or on one. What that is worth is the rules' to say. */
import type { View } from './view'

export interface Homes {
  both: number[]
  one: number[]
}

export function homes(view: Pick<View, 'regions' | 'cell_leanings'>, cell: number): Homes {
  const [economic, social] = view.cell_leanings[cell] ?? [null, null]
  const shared = view.regions.map(
    (region) =>
      Number(region.economic !== null && region.economic === economic) +
      Number(region.social !== null && region.social === social),
  )
  const sharing = (many: number) => shared.flatMap((number, region) => (number === many ? [region] : []))
  return { both: sharing(2), one: sharing(1) }
}
