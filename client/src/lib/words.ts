/** Sentences in a language, from Fluent files. Does not load them, and does not know which language is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Args, Name, Names, Word } from './data'
import type { Form, Line, Refusal } from '../generated/wire'

/** As in the names of files of words. */
export type Language = string

/** Actions and fields have keys by convention: types' names in lower case, underscores as hyphens. */
export function actionKey(make: string): string {
  return `action-${make.toLowerCase()}`
}

export function fieldKey(make: string, field: string): string {
  return `${make.toLowerCase()}-${field.replaceAll('_', '-')}`
}

export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly names: Names = {},
  ) {}

  static read(language: Language, ...sources: string[]): Words {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
    return new Words(language, bundle)
  }

  /** The same words, where things of the game are called by these names. */
  naming(names: Names): Words {
    return new Words(this.language, this.bundle, names)
  }

  has(key: string): boolean {
    return !!this.bundle.getMessage(key)?.value
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) {
      console.warn(`no words for ${key}`)
      return key
    }
    const errors: Error[] = []
    const said = this.bundle.formatPattern(pattern, this.variables(args), errors)
    for (const error of errors) console.warn(`${key}: ${error.message}`)
    return said
  }

  /** The first of these keys that has words. */
  either(keys: string[], args: Args = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[0] ?? '', args)
  }

  line(word: Word): string {
    return typeof word === 'string' ? isolated(word) : this.say(word.key, word.args)
  }

  name(of: string, at: number): string {
    const word = this.names[of]?.[at]
    return word === undefined ? String(at + 1) : this.line(word)
  }

  /** "a, b and c" */
  list(parts: string[]): string {
    const last = parts.at(-1) ?? this.say('none')
    return parts.length < 2 ? last : this.say('list-and', { head: parts.slice(0, -1).join(', '), last })
  }

  /** Why something was refused: in our words where there are any, else in the server's. */
  refusal({ error, detail, reason }: Refusal, form: Form | null = null): string {
    const key = `refused-${reason?.key ?? error}`
    const at = reason?.at ?? []
    const why = this.has(key)
      ? this.say(key, this.labelled(reason?.args))
      : detail.replace(`${at.join('.')}: `, '') || this.say('refused-unknown')
    return sentence([...this.way(form, at), why].join(': '))
  }

  /** The labels on the way to the field that was refused. */
  private way(form: Form | null, at: (string | number)[]): string[] {
    const [step, ...rest] = at
    if (!form || step === undefined) return []
    if ('either' in form)
      return this.way(form.either.find((option) => 'make' in option && step in option.fields) ?? null, at)
    if ('make' in form)
      return [
        this.say(`field-${fieldKey(form.make, String(step))}`),
        ...this.way(form.fields[step] ?? null, rest),
      ]
    const place = Number(step)
    const label =
      'of' in form && form.of && !('arrange' in form)
        ? this.name(form.of, ('labels' in form && form.labels?.[place]) || place)
        : String(place + 1)
    return [
      label,
      ...this.way('each' in form ? (form.each[place] ?? null) : 'bag' in form ? form.from : null, rest),
    ]
  }

  /** An option is named as on the page where it is asked for, and what it takes is said in our words. */
  private labelled(args: Args = {}): Args {
    const key = `option-${String(args.option).replaceAll('_', '-')}`
    const option = this.has(key) ? this.say(key) : (args.option ?? null)
    const takes = args.takes as Line | undefined
    return takes && this.has(takes.key) ? { ...args, option, allowed: this.line(takes) } : { ...args, option }
  }

  private variables(args: Args): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.variable(arg)]))
  }

  private variable(arg: Arg): FluentVariable {
    if (typeof arg === 'number') return arg
    return this.text(arg)
  }

  private text(arg: Arg): string {
    if (arg === null) return this.say('none')
    if (typeof arg === 'boolean') return this.say(arg ? 'yes' : 'no')
    if (Array.isArray(arg)) return this.list(arg.map((part) => this.text(part)))
    if (typeof arg !== 'object') return isolated(String(arg))
    return isName(arg) ? this.name(arg.of, arg.at) : this.line(arg)
  }
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** People's own words: those that are read from right to left turn nothing of the sentence around them. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text
}

function isName(arg: Name | Line): arg is Name {
  return 'of' in arg
}

function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(start) ? start : `${start}.`
}
