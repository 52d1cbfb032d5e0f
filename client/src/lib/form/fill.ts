/** A form half filled in, the plain data that it stands for, and what is still missing. Knows no game. */
import type { Data } from '../data'
import type { EitherForm, Form, MajorityForm } from '../../generated/wire'
import { actionKey, fieldKey, type Words } from '../words'

export type Fill =
  | { kind: 'pick'; at: number | null }
  | { kind: 'split'; parts: number[] }
  | { kind: 'bag'; items: Fill[] }
  | { kind: 'arrange'; order: number[] }
  | { kind: 'each'; parts: Fill[] }
  | { kind: 'make'; fields: Record<string, Fill> }
  | { kind: 'number'; value: number }
  | { kind: 'parts'; parts: number[] }
  | { kind: 'majority'; members: number[] }
  | { kind: 'either'; at: number | null; options: Fill[] }

type Of<K extends Fill['kind']> = Extract<Fill, { kind: K }>

/** An empty form; where there is only one choice it is made. */
export function empty(form: Form): Fill {
  if ('pick' in form) return { kind: 'pick', at: form.pick.length === 1 ? 0 : null }
  if ('split' in form) return { kind: 'split', parts: Array<number>(form.places).fill(0) }
  if ('bag' in form) return { kind: 'bag', items: [] }
  if ('arrange' in form) return { kind: 'arrange', order: [] }
  if ('each' in form) return { kind: 'each', parts: form.each.map(empty) }
  if ('make' in form) return { kind: 'make', fields: mapped(form.fields, empty) }
  if ('number' in form) return { kind: 'number', value: form.number[0] }
  if ('parts' in form) return { kind: 'parts', parts: Array<number>(form.places).fill(1) }
  if ('majority' in form) return { kind: 'majority', members: [] }
  return { kind: 'either', at: form.either.length === 1 ? 0 : null, options: form.either.map(empty) }
}

/** Whether something kept from before still fits the form. */
export function fits(form: Form, fill: Fill): boolean {
  if ('pick' in form) return fill.kind === 'pick' && (fill.at === null || fill.at < form.pick.length)
  if ('split' in form) return fill.kind === 'split' && fill.parts.length === form.places
  if ('bag' in form)
    return (
      fill.kind === 'bag' &&
      fill.items.length <= form.bag &&
      fill.items.every((item) => fits(form.from, item))
    )
  if ('arrange' in form) return fill.kind === 'arrange' && fill.order.every((at) => at < form.arrange.length)
  if ('each' in form)
    return (
      fill.kind === 'each' &&
      fill.parts.length === form.each.length &&
      form.each.every((part, at) => fits(part, fill.parts[at] as Fill))
    )
  if ('make' in form)
    return (
      fill.kind === 'make' &&
      Object.entries(form.fields).every(
        ([name, field]) => !!fill.fields[name] && fits(field, fill.fields[name]),
      )
    )
  if ('number' in form)
    return fill.kind === 'number' && fill.value >= form.number[0] && fill.value <= form.number[1]
  if ('parts' in form) return fill.kind === 'parts' && fill.parts.length === form.places
  if ('majority' in form)
    return (
      fill.kind === 'majority' &&
      fill.members.every((member) => form.majority.some(([who]) => who === member))
    )
  return (
    fill.kind === 'either' &&
    fill.options.length === form.either.length &&
    form.either.every((option, at) => fits(option, fill.options[at] as Fill))
  )
}

/** What the filled form says, complete or not: the server decides. Undefined where something was not chosen. */
export function dataOf(form: Form, fill: Fill): Data | undefined {
  if ('pick' in form) return pickData(form.pick, (fill as Of<'pick'>).at)
  if ('split' in form) return [...(fill as Of<'split'>).parts]
  if ('bag' in form) return all((fill as Of<'bag'>).items.map((item) => dataOf(form.from, item)))
  if ('arrange' in form) return all((fill as Of<'arrange'>).order.map((at) => form.arrange[at]))
  if ('each' in form)
    return all(form.each.map((part, at) => dataOf(part, (fill as Of<'each'>).parts[at] as Fill)))
  if ('make' in form) return makeData(form.make, form.fields, (fill as Of<'make'>).fields)
  if ('number' in form) return (fill as Of<'number'>).value
  if ('parts' in form) return [...(fill as Of<'parts'>).parts]
  if ('majority' in form) return [...(fill as Of<'majority'>).members]
  const { at, options } = fill as Of<'either'>
  return at === null ? undefined : dataOf(form.either[at] as Form, options[at] as Fill)
}

/** A sentence for each thing that is still missing or too much; none: it can be sent. */
export function missing(form: Form, fill: Fill, words: Words, label: string): string[] {
  const found = lacking(form, fill, words, label)
  const asItIs =
    form.besides !== undefined && JSON.stringify(dataOf(form, fill)) === JSON.stringify(form.besides)
  return found.length || !asItIs ? found : [words.say('missing-change')]
}

function lacking(form: Form, fill: Fill, words: Words, label: string): string[] {
  const some = (key: string, args: Record<string, number> = {}) => [
    words.say(`missing-${key}`, { what: label, ...args }),
  ]
  if ('pick' in form) return (fill as Of<'pick'>).at === null ? some('pick') : []
  if ('split' in form) return amount(form.split - sum((fill as Of<'split'>).parts), form.up_to, some)
  if ('bag' in form) return bagMissing(form, fill as Of<'bag'>, words, label, some)
  if ('arrange' in form) return amount(form.places - (fill as Of<'arrange'>).order.length, false, some)
  if ('each' in form)
    return form.each.flatMap((part, at) =>
      missing(part, (fill as Of<'each'>).parts[at] as Fill, words, partLabel(form, at, words, label)),
    )
  if ('make' in form)
    return Object.entries(form.fields).flatMap(([name, field]) =>
      missing(field, (fill as Of<'make'>).fields[name] as Fill, words, fieldLabel(form.make, name, words)),
    )
  if ('number' in form) return []
  if ('parts' in form) return amount(form.parts - sum((fill as Of<'parts'>).parts), false, some)
  if ('majority' in form) return majorityMissing(form, (fill as Of<'majority'>).members, some)
  const { at, options } = fill as Of<'either'>
  return at === null ? some('either') : missing(form.either[at] as Form, options[at] as Fill, words, label)
}

/** How a form is called: the action it makes. */
export function formLabel(form: Form, words: Words): string {
  if ('make' in form) return words.say(actionKey(form.make))
  if ('either' in form && form.either.length === 1) return formLabel(form.either[0] as Form, words)
  if ('pick' in form && form.pick.length === 1) return valueText(form.pick[0] as Data, form.of, words)
  const makes = 'pick' in form ? [...new Set(form.pick.map(actionOf))] : []
  return makes.length === 1 && makes[0] ? words.say(actionKey(makes[0])) : words.say('move-choose')
}

/** What sending the filled form does: the name of its action, if it has one. */
export function deed(form: Form, fill: Fill, words: Words): string {
  if ('make' in form) return words.say(actionKey(form.make))
  const chosen = 'either' in form && fill.kind === 'either' && fill.at !== null ? fill.at : null
  if (chosen !== null)
    return deed(
      (form as EitherForm).either[chosen] as Form,
      (fill as Of<'either'>).options[chosen] as Fill,
      words,
    )
  const action = actionOf(dataOf(form, fill) ?? null)
  return words.say(action ? actionKey(action) : 'move-send')
}

export function fieldLabel(make: string, field: string, words: Words): string {
  return words.say(`field-${fieldKey(make, field)}`)
}

export function partLabel(
  form: { labels?: number[]; of?: string },
  at: number,
  words: Words,
  label: string,
): string {
  const about = form.labels?.[at] ?? at
  return form.of ? words.name(form.of, about) : `${label} ${about + 1}`
}

/** How a value reads. Actions read as their name and their fields. */
export function valueText(value: Data, of: string | undefined, words: Words, where = ''): string {
  if (value === null)
    return where && words.has(`none-${where}`) ? words.say(`none-${where}`) : words.say('none')
  if (typeof value === 'number' && of) return words.name(of, value)
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map((part) => valueText(part, of, words)).join(', ')
  if (typeof value !== 'object') return String(value)
  const { do: action, ...fields } = value
  const said = Object.values(fields)
    .map((field) => valueText(field, of, words))
    .join(', ')
  return typeof action !== 'string'
    ? said
    : said
      ? `${words.say(actionKey(action))}: ${said}`
      : words.say(actionKey(action))
}

function actionOf(value: Data): string {
  return value && typeof value === 'object' && !Array.isArray(value) && typeof value.do === 'string'
    ? value.do
    : ''
}

function bagMissing(
  form: { bag: number; from: Form; up_to?: boolean },
  fill: Of<'bag'>,
  words: Words,
  label: string,
  some: Say,
): string[] {
  const inside = fill.items.flatMap((item, at) => missing(form.from, item, words, `${label} ${at + 1}`))
  return [...amount(form.bag - fill.items.length, form.up_to, some), ...inside]
}

function majorityMissing(form: MajorityForm, members: number[], some: Say): string[] {
  const short = amount(form.members - members.length, false, some)
  const lacking = form.quota - held(form, members)
  return short.length || lacking <= 0 ? short : some('majority', { lacking })
}

/** What these members weigh together. */
export function held(form: MajorityForm, members: number[]): number {
  return sum(form.majority.filter(([who]) => members.includes(who)).map(([, weight]) => weight))
}

type Say = (key: string, args?: Record<string, number>) => string[]

function amount(left: number, upTo: boolean | undefined, some: Say): string[] {
  if (left < 0) return some('over', { over: -left })
  return left && !upTo ? some('left', { left }) : []
}

function pickData(values: Data[], at: number | null): Data | undefined {
  return at === null ? undefined : values[at]
}

function makeData(make: string, forms: Record<string, Form>, fills: Record<string, Fill>): Data | undefined {
  const fields: { [name: string]: Data } = { do: make }
  for (const [name, form] of Object.entries(forms)) {
    const value = dataOf(form, fills[name] as Fill)
    if (value === undefined) return undefined
    fields[name] = value
  }
  return fields
}

function all(parts: (Data | undefined)[]): Data | undefined {
  return parts.includes(undefined) ? undefined : (parts as Data[])
}

function mapped(forms: Record<string, Form>, make: (form: Form) => Fill): Record<string, Fill> {
  return Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, make(form)]))
}

export function sum(parts: number[]): number {
  return parts.reduce((before, part) => before + part, 0)
}
