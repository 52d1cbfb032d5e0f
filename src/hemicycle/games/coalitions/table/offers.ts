/** What the forms of the server let one do, found in them. Knows no rule: a coalition governs if a form says so. */
import { type Deal, same, sum } from './view'

type Json = Record<string, unknown>
/** A form within others that can be filled in by itself; `besides` is what it leaves out. */
interface Leaf {
  form: Json
  besides: unknown
}

function leaves(form: unknown, besides: unknown = undefined): Leaf[] {
  if (form === null || typeof form !== 'object') return []
  const whole = form as Json
  const out = whole.besides ?? besides
  if (Array.isArray(whole.either)) return whole.either.flatMap((part) => leaves(part, out))
  return [{ form: whole, besides: out }]
}

function makes(form: unknown, name: string): Leaf[] {
  return leaves(form).filter(({ form }) => form.make === name)
}

function field(leaf: Leaf | undefined, name: string): Json {
  return ((leaf?.form.fields as Json | undefined)?.[name] ?? {}) as Json
}

/** Actions without anything to fill in, as passing. */
export function may(form: unknown, name: string): boolean {
  return leaves(form).some(
    ({ form }) =>
      form.make === name ||
      (Array.isArray(form.pick) && form.pick.some((item: unknown) => (item as Json | null)?.do === name)),
  )
}

/** Whether a form to make a deal takes this coalition. */
export function governs(form: unknown, name: string, members: number[]): boolean {
  const fields = makes(form, name)
    .map((leaf) => field(leaf, 'members'))
    .filter((each) => each.members === members.length)
  return fields.some(({ majority, quota }) => {
    const weights = new Map(majority as [number, number][])
    return (
      members.every((seat) => weights.has(seat)) &&
      sum(members.map((seat) => weights.get(seat) ?? 0)) >= Number(quota)
    )
  })
}

/** Whether this very deal is left out, as the one that lies on the table. */
export function leftOut(form: unknown, name: string, deal: Deal): boolean {
  return makes(form, name).some(({ besides }) => besides !== undefined && same(besides as Deal, deal))
}

/** What is to be divided. */
export function poolOf(form: unknown, name: string): number | null {
  const split = field(makes(form, name)[0], 'shares').split
  return typeof split === 'number' ? split : null
}

/** The number of the proposal that waits for an answer. */
export function answerable(form: unknown): number | null {
  const [number] = (field(makes(form, 'Answer')[0], 'proposal').pick ?? []) as number[]
  return number ?? null
}

/** What may be said about being ready; null: nothing. */
export function readiness(form: unknown): boolean | null {
  const [ready] = (field(makes(form, 'Ready')[0], 'ready').pick ?? []) as boolean[]
  return ready ?? null
}

export interface Payable {
  to: number[]
  least: number
  most: number
}

export function payable(form: unknown): Payable | null {
  const [leaf] = makes(form, 'Pay')
  if (leaf === undefined) return null
  const [least = 1, most = 0] = (field(leaf, 'amount').number ?? []) as number[]
  return { to: (field(leaf, 'to').pick ?? []) as number[], least, most }
}

export interface PackForm {
  total: number
  places: number
  most: number
}

export function packForm(form: unknown): PackForm | null {
  const { parts, places, most } = field(makes(form, 'NextPack')[0], 'pack') as Partial<{
    parts: number
    places: number
    most: number
  }>
  return parts === undefined || places === undefined || most === undefined
    ? null
    : { total: parts, places, most }
}

export interface LimitForm {
  clock: string
  none: boolean
  least: number
  most: number
}

/** Which clocks may be set, and within which bounds. */
export function limitForms(form: unknown): LimitForm[] {
  return makes(form, 'SetSeconds').map((leaf) => {
    const [clock = ''] = (field(leaf, 'clock').pick ?? []) as string[]
    const parts = leaves(field(leaf, 'seconds')).map((part) => part.form)
    const [least = 0, most = 0] = (parts.find((part) => part.number !== undefined)?.number ?? []) as number[]
    return {
      clock,
      none: parts.some((part) => Array.isArray(part.pick) && part.pick.includes(0)),
      least,
      most,
    }
  })
}
