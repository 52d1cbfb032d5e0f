/** What the forms of the server let one do, found in them. Knows no rule: a card may be played where a form says so. */
import type { On } from './count'
import type { Kind } from './view'

type Json = Record<string, unknown>

function leaves(form: unknown): Json[] {
  if (form === null || typeof form !== 'object') return []
  const whole = form as Json
  if (Array.isArray(whole.either)) return whole.either.flatMap(leaves)
  return [whole]
}

/** Whether this action can be taken, also one without anything to fill in. */
export function may(form: unknown, name: string): boolean {
  return leaves(form).some(
    (leaf) =>
      leaf.make === name ||
      (Array.isArray(leaf.pick) && leaf.pick.some((item: unknown) => (item as Json | null)?.do === name)),
  )
}

/** What may be picked for a field of an action, whether the form lists values or whole actions. */
export function picks<T = number>(form: unknown, name: string, field: string): T[] {
  const all = leaves(form).flatMap((leaf) => {
    if (leaf.make === name)
      return leaves((leaf.fields as Json | undefined)?.[field]).flatMap(({ pick }) =>
        Array.isArray(pick) ? pick : [],
      )
    if (!Array.isArray(leaf.pick)) return []
    return leaf.pick
      .filter((item: unknown) => (item as Json | null)?.do === name)
      .map((item: unknown) => (item as Json)[field])
  })
  return [...new Set(all)] as T[]
}

/** The parties that a joker may be laid for. */
export function partiesFor(form: unknown, joker: number): number[] {
  const open = leaves(form).filter((leaf) => picks(leaf, 'Declare', 'joker').includes(joker))
  return open.flatMap((leaf) => picks(leaf, 'Declare', 'party'))
}

const FIELDS: Record<Kind, [action: string, field: 'on' | 'party'][]> = {
  double: [['Double', 'on']],
  skull: [['Skull', 'on']],
  egg: [['Egg', 'on']],
  sausage: [['Sausage', 'party']],
  vest: [
    ['Vest', 'on'],
    ['Clear', 'party'],
  ],
}

/** Where a card of this kind may be played. */
export function targets(form: unknown, kind: Kind): On[] {
  return (FIELDS[kind] ?? []).flatMap(([action, field]) =>
    picks(form, action, field).map((at): On => (field === 'on' ? { place: at } : { party: at })),
  )
}

/** A card of the action deck as the server takes it. */
export function deedOf(kind: Kind, on: On): Json {
  const found = FIELDS[kind]?.find(([, field]) => (field === 'party') === 'party' in on)
  return 'party' in on ? { do: found?.[0], party: on.party } : { do: found?.[0], on: on.place }
}

export function sameTarget(one: On | null, other: On): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other)
}

export interface Split {
  party: number
  camps: number[]
}

/** Parties whose camps one is asked to choose between. */
export function splits(form: unknown): Split[] {
  const camps = leaves(form).find(({ make }) => make === 'Side')?.fields as
    { camps?: { each?: { pick: number[] }[]; labels?: number[] } } | undefined
  const labels = camps?.camps?.labels ?? []
  return (camps?.camps?.each ?? []).map(({ pick }, at) => ({ party: labels[at] ?? at, camps: pick }))
}
