/** Which moves the form on the wire allows. The forms of this game are small enough to be written out. */
import type { Data } from '$client/lib/data'
import type { Form } from '$client/generated/wire'
import type { Change } from './view'

export type Action = { do: string } & Record<string, Data>

/** All moves of a kind. */
export function all(form: Form | null, make: string): Action[] {
  if (form === null) return []
  if ('either' in form) return form.either.flatMap((part) => all(part, make))
  if ('pick' in form) return form.pick.filter((move): move is Action => (move as Action | null)?.do === make)
  if ('make' in form && form.make === make)
    return filled(Object.entries(form.fields)).map((fields) => ({ do: make, ...fields }))
  return []
}

export function may(form: Form | null, make: string): boolean {
  return all(form, make).length > 0
}

function filled([first, ...rest]: [string, Form][]): Record<string, Data>[] {
  if (first === undefined) return [{}]
  const [name, form] = first
  return values(form).flatMap((value) => filled(rest).map((others) => ({ [name]: value, ...others })))
}

function values(form: Form): Data[] {
  if ('either' in form) return form.either.flatMap(values)
  if ('pick' in form) return form.pick
  if ('number' in form)
    return Array.from({ length: form.number[1] - form.number[0] + 1 }, (_, at) => form.number[0] + at)
  return []
}

/** Numbers that a field of these moves may be; what is left out is not among them. */
export function numbers(form: Form | null, make: string, field: string): number[] {
  return [...new Set(all(form, make).map((move) => move[field]))].filter(
    (value): value is number => typeof value === 'number',
  )
}

const KINDS: Record<string, string> = {
  create: 'Create',
  strengthen: 'Strengthen',
  weaken: 'Weaken',
  break: 'Break',
}

export const changing = ({ kind, one, other }: Change): Action => ({ do: KINDS[kind] ?? kind, one, other })
