/** How a player looks: a colour and a shape. Eight colours come again from the ninth seat on, shapes never do. */

const COLOURS = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'star', 'plus', 'hexagon'] as const
/** Drawn for this table, beside the eight that every table has. */
export const SHAPES = [
  'arch',
  'cross',
  'drop',
  'ring',
  'moon',
  'heart',
  'glass',
  'shield',
  'arrow',
  'bolt',
  'clover',
  'crown',
] as const

export interface Look {
  css: string
  symbol: string
}

export function partyLook(_: unknown, seat: number): Look {
  const colour = COLOURS[seat % COLOURS.length] ?? 'circle'
  const shape = SHAPES[seat - COLOURS.length]
  return {
    css: `seat-${colour}`,
    symbol: shape === undefined ? `seat-${COLOURS[seat] ?? 'circle'}` : `coa-${shape}`,
  }
}
