// Made by `make types` from hemicycle.server. Do not edit.

import type { Args, Data } from '../lib/data'

export type FromServer =
  | Snapshot
  | MatchEvent
  | Presence
  | Ack
  | Foretold
  | Refused
  | Pong

/** All that a role sees after its event `n`. */
export interface Snapshot {
  type: 'snapshot'
  n: number
  now: number
  sight: Sight
  log: LogEntry[]
  talk: Said[]
  table: Table
}

/** What a role sees: the game's view, who acts, and the forms it may fill in. */
export interface Sight {
  view: unknown
  names: Record<string, (Line | string)[]>
  to_act: number[]
  awaited: number[]
  sealed: number[]
  clocks: Clock[]
  talk: Talk
  outcome: Outcome | null
  over: boolean
  choices: Form | null
  drafts: Form | null
  offers: Form | null
  orders: Form | null
}

/** A sentence by its key in the game's words. Arguments are numbers, texts, names, lines, or tuples of these. */
export interface Line {
  key: string
  args: Args
}

/** `until` when it runs out; while the match is paused, what it has `left`. */
export interface Clock {
  name: string
  seconds: number
  until: number | null
  left: number | null
}

/** Who may talk to whom: a seat to everyone, to one other, to a group of others. */
export interface Talk {
  everyone: boolean
  pairs: boolean
  groups: boolean
}

/** How a match ends, or stands while unfinished. `places` start at 1 and are shared by equals. */
export interface Outcome {
  winners: number[]
  places: number[]
  scores: number[]
  verdict: string
}

export type Form =
  | PickForm
  | NumberForm
  | PartsForm
  | SplitForm
  | BagForm
  | ArrangeForm
  | MajorityForm
  | EachForm
  | MakeForm
  | EitherForm

/** One of these values; a number may be that of a thing of the game, as 3 of "region". */
export interface PickForm {
  pick: Data[]
  of?: string
  besides?: Data
}

/** A whole number from the first to the second. */
export interface NumberForm {
  number: [number, number]
  besides?: Data
}

/** So many whole numbers from 1 to `most` with the sum `parts`, in any order. */
export interface PartsForm {
  parts: number
  places: number
  most: number
  besides?: Data
}

/** A whole number divided among places; with `up_to`, at most so much. */
export interface SplitForm {
  split: number
  places: number
  of?: string
  up_to?: boolean
  besides?: Data
}

export interface BagForm {
  bag: number
  from: Form
  up_to?: boolean
  besides?: Data
}

/** So many of these values in a row, each used once. */
export interface ArrangeForm {
  arrange: Data[]
  places: number
  of?: string
  besides?: Data
}

/** So many of these members, each with its weight, that reach the quota together. */
export interface MajorityForm {
  majority: [number, number][]
  quota: number
  members: number
  of: string
  besides?: Data
}

/** All of these forms; the labels say what each is about. */
export interface EachForm {
  each: Form[]
  labels?: number[]
  of?: string
  besides?: Data
}

/** An action of that kind, each field by its form. */
export interface MakeForm {
  make: string
  fields: Record<string, Form>
  besides?: Data
}

/** One of these forms. */
export interface EitherForm {
  either: Form[]
  besides?: Data
}

export interface LogEntry {
  n: number
  at: number
  lines: Line[]
}

/** Of talk; `to` null is everyone. */
export interface Said {
  n: number
  at: number
  from: number
  to: number[] | null
  text: string
  offer?: Data
}

/** A table as everybody may see it; `you` alone depends on who looks. */
export interface Table {
  id: string
  title: string
  game: string
  edition: number
  seats: Chair[]
  options: Record<string, Data>
  public: boolean
  timed: boolean
  absence: Absence
  pace: 'slow' | 'normal' | 'quick' | 'step'
  status: 'open' | 'playing' | 'over'
  ended: boolean
  paused: boolean
  host: string
  commitment: string
  seed: string | null
  created: number
  again: string | null
  you: You
}

export interface Chair {
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  substitute: boolean
  invited: boolean
  here: boolean
}

export interface Absence {
  policy: 'wait' | 'bot' | 'move'
  minutes: number
}

export interface You {
  seat: number | null
  host: boolean
}

/** What changed: parts of the sight, fields of the view, new lines of log and talk. */
export interface MatchEvent {
  type: 'event'
  n: number
  at: number
  now: number
  sight?: Record<string, Data>
  view?: Record<string, Data>
  log?: Line[]
  talk?: Said[]
  table?: Table
}

/** Of each seat, whether somebody is there. */
export interface Presence {
  type: 'presence'
  here: boolean[]
}

/** What was sent with this id is done, and shows in event `n`. */
export interface Ack {
  type: 'ack'
  id: string
  n: number
}

/** What the rules say would come of what was asked with this id. */
export interface Foretold {
  type: 'foretold'
  id: string
  answer: unknown
}

export interface Refused {
  type: 'error'
  error: string
  detail: string
  reason?: Reason
  id?: string
}

/** Why something is refused, by the key of a sentence, and where in what was sent. */
export interface Reason {
  key: string
  args: Args
  at: (string | number)[]
}

export interface Pong {
  type: 'pong'
  now: number
}

export interface Replay {
  snapshot: Snapshot
  events: MatchEvent[]
}

export interface Refusal {
  error: string
  detail: string
  reason?: Reason
}

export interface Game {
  key: string
  seats: [number, number]
  minutes: [number, number]
  edition: number
  options: Option[]
  presets: Record<string, Record<string, Data>>
  bots: string[]
  report: boolean
}

export type Option =
  | WholeOption
  | FlagOption
  | OneOfOption
  | DataOption

/** A whole number from `low` to `high`, or null where there may be `none`. */
export interface WholeOption {
  kind: 'whole'
  name: string
  default: number | null
  low: number
  high: number
  none: boolean
}

export interface FlagOption {
  kind: 'flag'
  name: string
  default: boolean
}

/** One of these words, or what it `takes` besides them as data. */
export interface OneOfOption {
  kind: 'one-of'
  name: string
  default: string
  words: string[]
  takes?: string
}

/** A component as data, or null for the usual one. */
export interface DataOption {
  kind: 'data'
  name: string
  default: null
  takes: string
}

export interface Me {
  name: string
  token?: string
}

/** A row for each seat. Shares are from 0 to 1; null is where there is nothing to tell. */
export interface Report {
  columns: Column[]
  rows: ((number | null)[])[]
}

/** Labelled by the game's words under that key. */
export interface Column {
  key: string
  share: boolean
}

export interface Rules {
  html: string
  lang: string
}

export interface Invitation {
  invite: string
}

/** One that somebody opened or has a seat at. `places`, once it was played to its end, by seat. */
export interface OwnTable {
  table: Table
  waits: boolean
  places: number[] | null
}
