/** Plain data, and what stands in sentences: types that TypeScript spells better than Python. */
import type { Line } from '../generated/wire'

export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

/** What stands in a sentence for a thing of the game, as region 3; `Names` say how it is called. */
export interface Name {
  of: string
  at: number
}
export type Word = Line | string
export type Arg = null | boolean | number | string | Name | Line | Arg[]
export interface Args {
  [name: string]: Arg
}
export type Names = Record<string, Word[]>
