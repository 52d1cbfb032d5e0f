/** How options read: their labels, and the values somebody chose. */
import type { Data } from './data'
import type { Option, Table } from '../generated/wire'
import type { Words } from './words'

/** The key of an option's words; with a word behind it, of that value's, its help's. */
export function optionKey(name: string, word = ''): string {
  return `option-${name.replaceAll('_', '-')}${word && `-${word}`}`
}

export function optionLabel(words: Words, name: string): string {
  return words.say(optionKey(name))
}

export function wordLabel(words: Words, option: string, word: string): string {
  const key = optionKey(option, word)
  return words.has(key) ? words.say(key) : word
}

export function valueLabel(words: Words, option: Option, value: Data): string {
  if (value === null) return words.say('option-none')
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no')
  if (typeof value === 'string') return wordLabel(words, option.name, value)
  return typeof value === 'object' ? words.say('option-own') : String(value)
}

/** What this table does not play as usual. */
export function unusual(words: Words, options: Option[], table: Table): string[] {
  return options
    .filter(
      (option) =>
        option.name in table.options &&
        JSON.stringify(table.options[option.name]) !== JSON.stringify(option.default),
    )
    .map((option) => {
      const value = table.options[option.name] as Data
      const label = optionLabel(words, option.name)
      return value === true ? label : `${label}: ${valueLabel(words, option, value)}`
    })
}
