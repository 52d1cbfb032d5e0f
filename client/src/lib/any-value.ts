/** How a view of an unknown game is laid out: what is a table, what a list, and how things are called. */
import type { Words } from './words'

export type Row = Record<string, unknown>
export type Layout =
  | { as: 'text'; text: string }
  | { as: 'list'; fields: [string, unknown][] }
  | { as: 'table'; columns: string[]; rows: { label: string; cells: unknown[] }[] }
  | { as: 'items'; items: { label: string; value: unknown }[] }

export function layout(value: unknown, words: Words, seats: number): Layout {
  if (!isObject(value)) return { as: 'text', text: text(value, words) }
  if (!Array.isArray(value)) return { as: 'list', fields: Object.entries(value) }
  const of = about(value.length, words, seats)
  const label = (at: number) => (of ? words.name(of, at) : String(at + 1))
  const columns = alike(value)
  if (columns)
    return {
      as: 'table',
      columns,
      rows: value.map((row, at) => ({
        label: label(at),
        cells: columns.map((column) => (row as Row)[column]),
      })),
    }
  if (value.every((item) => !isObject(item)) && !of)
    return { as: 'text', text: value.map((item) => text(item, words)).join(', ') || '–' }
  return { as: 'items', items: value.map((item, at) => ({ label: label(at), value: item })) }
}

export function humane(name: string, words: Words): string {
  if (words.has(`view-${name}`)) return words.say(`view-${name}`)
  const spaced = name.replaceAll('_', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Of what kind of thing there are just so many. */
function about(length: number, words: Words, seats: number): string {
  if (length === seats) return 'seat'
  return Object.keys(words.names).find((of) => of !== 'seat' && words.names[of]?.length === length) ?? ''
}

/** The shared fields of a list of small records; null for any other list. */
function alike(list: unknown[]): string[] | null {
  const [first] = list
  if (!isObject(first) || Array.isArray(first)) return null
  const columns = Object.keys(first)
  const same = list.every(
    (row) => isObject(row) && columns.every((column) => column in row && !deep((row as Row)[column])),
  )
  return same && columns.length <= 8 ? columns : null
}

function deep(value: unknown): boolean {
  return isObject(value) && !(Array.isArray(value) && value.every((item) => !isObject(item)))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function text(value: unknown, words: Words): string {
  if (value === null || value === undefined) return words.say('none')
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no')
  const key = `phase-${String(value)}`
  return typeof value === 'string' && words.has(key) ? words.say(key) : String(value)
}
