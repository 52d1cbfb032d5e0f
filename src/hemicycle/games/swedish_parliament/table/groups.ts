/** The eight voter groups as they are printed under a segment, where there is little room. */

export const GROUPS = [
  'table-short-younger',
  'table-short-older',
  'table-short-urban',
  'table-short-rural',
  'table-short-lower',
  'table-short-higher',
  'table-short-men',
  'table-short-women',
] as const
