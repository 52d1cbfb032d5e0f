/** Reads off the form what is offered now: parties to found, targets of strikes, ballots. Knows nothing that the form does not say. */
import type { Data } from '$client/lib/data'
import type { EachForm, Form, MakeForm, PickForm } from '$client/generated/wire'
import { FIELD, type Kind } from './view'

/** Everything of one action that the form offers, as forms to make it and as whole actions to pick. */
function* ways(form: Form | null, name: string): Generator<MakeForm | Record<string, Data>> {
  if (form === null) return
  if ('either' in form) for (const part of form.either) yield* ways(part, name)
  if ('make' in form && form.make === name) yield form
  if ('pick' in form) yield* form.pick.filter((item): item is Record<string, Data> => isAction(item, name))
}

function isAction(item: Data, name: string): boolean {
  return item !== null && typeof item === 'object' && !Array.isArray(item) && item['do'] === name
}

function isMake(way: MakeForm | Record<string, Data>): way is MakeForm {
  return 'make' in way
}

export function offers(form: Form | null, name: string): boolean {
  return !ways(form, name).next().done
}

function make(form: Form | null, name: string): MakeForm | null {
  for (const way of ways(form, name)) if (isMake(way)) return way
  return null
}

function picks(form: Form | undefined): Data[] {
  return form !== undefined && 'pick' in form ? (form as PickForm).pick : []
}

/** Cells of the compass that may be chosen. */
export function cells(form: Form | null): number[] {
  const found = [...ways(form, 'Found')].flatMap((way) =>
    isMake(way) ? picks(way.fields['cell']) : [way['cell'] ?? null],
  )
  return found.filter((cell) => typeof cell === 'number')
}

/** Whom a strike of this kind in this region may be aimed at; null is nobody. */
export function targets(form: Form | null, kind: Kind, region: number): (number | null)[] {
  const bag = (make(form, 'Campaign') ?? make(form, 'Draft'))?.fields[FIELD[kind]]
  if (bag === undefined || !('bag' in bag)) return []
  const found = [...ways(bag.from, 'Strike')].flatMap((way) =>
    isMake(way) ? picks(way.fields['target']) : way['region'] === region ? [way['target'] ?? null] : [],
  )
  return [...new Set(found.filter((target) => target === null || typeof target === 'number'))]
}

export interface Vote {
  region: number
  options: (number | null)[]
}

/** A line per tied region, with whom it may be given to; null is to abstain. */
export function votes(form: Form | null): Vote[] {
  const each = make(form, 'Ballot')?.fields['votes']
  if (each === undefined || !('each' in each)) return []
  const { each: parts, labels = [] }: EachForm = each
  return parts.map((part, place) => ({
    region: labels[place] ?? place,
    options: picks(part).filter((seat) => seat === null || typeof seat === 'number'),
  }))
}
