/** How a party looks: the class of its colour and the id of its symbol. Its name is the words' matter. */
import type { View } from './view'

/** By cell of the compass, row by row from left and authoritarian. */
export const LOOKS: readonly string[] = [
  'ten-red-order',
  'ten-strong-state',
  'ten-throne',
  'ten-social',
  'ten-golden',
  'ten-conserv',
  'ten-communes',
  'ten-citizens',
  'ten-zero',
]

export interface Look {
  css: string
  symbol: string
}

export const NOBODY: Look = { css: 'ten-none', symbol: 'ten-none' }

export function cellLook(cell: number): Look {
  const css = LOOKS[cell]
  return css === undefined ? NOBODY : { css, symbol: css }
}

export function partyLook(view: Pick<View, 'cells'> | null, seat: number): Look {
  const cell = view?.cells[seat] ?? null
  if (view === null || cell === null) return NOBODY
  const { css, symbol } = cellLook(cell)
  const nth = place(view, seat, cell)
  return { css: nth > 1 ? `${css} ten-nth-${nth}` : css, symbol }
}

/** The how manyeth party of its cell this is, counted from 1. */
export function place(view: Pick<View, 'cells'>, seat: number, cell: number): number {
  return view.cells.slice(0, seat + 1).filter((other) => other === cell).length
}

/** "II" and further; "" for the first of a cell. */
export function numeral(view: Pick<View, 'cells'>, seat: number): string {
  const cell = view.cells[seat] ?? null
  const nth = cell === null ? 1 : place(view, seat, cell)
  return nth > 1 ? roman(nth) : ''
}

export function roman(number: number): string {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
  return 'X'.repeat(Math.floor(number / 10)) + (ones[number % 10] ?? '')
}
