/** Whether these parties and camps may govern together, and if not, why not. The server's list must say the same. */
import { partners } from './deck'
import { type Bloc, sum, type View } from './view'

export type Ground = Pick<View, 'blocs' | 'coalitions' | 'majority' | 'coalition_size' | 'deck'>

/** Members are numbers of blocs. `short`: so many votes are missing. */
export type Verdict =
  | { is: 'possible' }
  | { is: 'nobody' }
  | { is: 'alone'; bloc: number } // has the majority by itself: there is nothing to talk about
  | { is: 'single'; short: number }
  | { is: 'chairless'; bloc: number }
  | { is: 'strangers'; bloc: number; other: number }
  | { is: 'short'; short: number }
  | { is: 'superfluous'; bloc: number }
  | { is: 'not-fewest'; members: number }

export function verdict(ground: Ground, members: number[]): Verdict {
  const found = rules(ground, members)
  if (found.is !== 'possible' || ground.coalition_size === 'minimal') return found
  const fewest = ground.coalitions[0]?.members.length ?? members.length
  return fewest < members.length ? { is: 'not-fewest', members: fewest } : found
}

function rules({ blocs, majority, deck }: Ground, members: number[]): Verdict {
  const votes = (bloc: number) => blocs[bloc]?.votes ?? 0
  const strong = blocs.findIndex((bloc) => bloc.votes >= majority)
  const together = sum(members.map(votes))
  const chairless = members.find((bloc) => (blocs[bloc]?.chair ?? null) === null)
  const strangers = pairs(members).find(
    ([one, other]) => !partners(deck, party(blocs, one), party(blocs, other)),
  )
  const spare = members.find((bloc) => together - votes(bloc) >= majority)
  if (members.length === 0) return { is: 'nobody' }
  if (strong >= 0) return { is: 'alone', bloc: strong }
  if (members.length === 1)
    return chairless === undefined
      ? { is: 'single', short: majority - together }
      : { is: 'chairless', bloc: chairless }
  if (chairless !== undefined) return { is: 'chairless', bloc: chairless }
  if (strangers !== undefined) return { is: 'strangers', bloc: strangers[0], other: strangers[1] }
  if (together < majority) return { is: 'short', short: majority - together }
  if (spare !== undefined) return { is: 'superfluous', bloc: spare }
  return { is: 'possible' }
}

export function pairs(members: number[]): [number, number][] {
  return members.flatMap((one, at) => members.slice(at + 1).map((other): [number, number] => [one, other]))
}

function party(blocs: Bloc[], bloc: number): number {
  return blocs[bloc]?.party ?? -1
}

/** Sets that people will ask about although they may not govern: large enough or nearly so, or just one too many. */
export function doubtful(ground: Ground, most: number): number[][] {
  const { blocs, majority } = ground
  if (blocs.some(({ votes }) => votes >= majority)) return []
  const votes = (members: number[]) => sum(members.map((bloc) => blocs[bloc]?.votes ?? 0))
  const two = pairs(blocs.map((_, bloc) => bloc))
  const three = two.flatMap(([one, other]) =>
    blocs.flatMap((_, last) => (last > other ? [[one, other, last]] : [])),
  )
  const asked = [...two, ...three].filter((members) => verdict(ground, members).is !== 'possible')
  const far = (members: number[]) => Math.abs(votes(members) - majority) + 8 * (members.length - 2)
  return asked.toSorted((a, b) => far(a) - far(b)).slice(0, most)
}
