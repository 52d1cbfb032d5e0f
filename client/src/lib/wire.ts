/** What the server and this client say to each other, as types. Says nothing about how it travels. */

export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

// Words on the wire --------------------------------------------------------------------------------

/** What stands in a sentence for a thing of the game, as region 3; `Names` say how it is called. */
export interface Name {
  of: string
  at: number
}
/** A sentence by its key in the words of the game. */
export interface Line {
  key: string
  args: Args
}
export type Word = Line | string
export type Arg = null | boolean | number | string | Name | Line | Arg[]
export interface Args {
  [name: string]: Arg
}
export type Names = Record<string, Word[]>

// Forms: what `describe()` of the choices gives -------------------------------------------------------

export interface PickForm {
  pick: Data[]
  of?: string
}
export interface SplitForm {
  split: number
  places: number
  of?: string
  up_to?: boolean
}
export interface BagForm {
  bag: number
  from: Form
  up_to?: boolean
}
export interface ArrangeForm {
  arrange: Data[]
  places: number
  of?: string
}
export interface EachForm {
  each: Form[]
  labels?: number[]
  of?: string
}
export interface MakeForm {
  make: string
  fields: Record<string, Form>
}
export interface EitherForm {
  either: Form[]
}
/** A whole number from the first to the second. */
export interface NumberForm {
  number: [number, number]
}
/** So many whole numbers from 1 to `most` that come to a sum, in any order. */
export interface PartsForm {
  parts: number
  places: number
  most: number
}
/** So many of these members, each with its weight, that reach the quota together. */
export interface MajorityForm {
  majority: [number, number][]
  quota: number
  members: number
  of: string
}
/** `besides`: all that the form can say but this. */
export type Form = (
  | PickForm
  | SplitForm
  | BagForm
  | ArrangeForm
  | EachForm
  | MakeForm
  | EitherForm
  | NumberForm
  | PartsForm
  | MajorityForm
) & { besides?: Data }

// Options -----------------------------------------------------------------------------------------------

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
export interface OneOfOption {
  kind: 'one-of'
  name: string
  default: string
  words: string[]
}
export interface DataOption {
  kind: 'data'
  name: string
  default: null
  takes: string
}
/** An option that a game made for itself: asked for as its data. */
export interface OtherOption {
  kind: 'other'
  name: string
  default: Data
}
export type Option = WholeOption | FlagOption | OneOfOption | DataOption | OtherOption

export interface Game {
  key: string
  seats: [number, number]
  minutes: [number, number]
  edition: string
  options: Option[]
  /** Options by the name of the preset: quick, standard, long, letter. */
  presets: Record<string, Record<string, Data>>
  bots: string[]
  /** Whether it tells of matches that are over. */
  report: boolean
}

// Tables ---------------------------------------------------------------------------------------------------

export interface Me {
  name: string
  token?: string
}

export interface TableSeat {
  kind: 'open' | 'person' | 'bot'
  name: string
  bot?: string
  substitute?: boolean
  here: boolean
}

export type Policy = 'wait' | 'bot' | 'move'
export interface Absence {
  policy: Policy
  minutes: number
}

export interface Table {
  id: string
  title: string
  game: string
  edition: string
  seats: TableSeat[]
  options: Record<string, Data>
  public: boolean
  timed: boolean
  absence: Absence
  status: 'open' | 'playing' | 'over'
  ended: boolean
  paused: boolean
  host: string
  commitment: string
  seed: string | null
  created: number
  you: { seat: number | null; host: boolean }
}

export interface NewTable {
  game: string
  seats: number
  options: Record<string, Data>
  name?: string
  public: boolean
  timed: boolean
  absence: Absence
  bots: Record<string, string>
  sit?: number | null
  start?: boolean
}

export type HostAct =
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'end' }
  | { do: 'add-time'; seconds: number }
  | { do: 'bot'; seat: number; bot: string }
  | { do: 'invite'; seat: number }
  | { do: 'ring'; clock: string }

// A match, as one seat sees it ---------------------------------------------------------------------------------

export interface ClockState {
  name: string
  seconds: number
  until: number | null
  left: number | null
}
export interface TalkRules {
  everyone: boolean
  pairs: boolean
  groups: boolean
}
export interface Outcome {
  winners: number[]
  places: number[]
  scores: number[]
  verdict: string
}

export interface Sight {
  view: unknown
  names: Names
  to_act: number[]
  awaited: number[]
  /** Whose moves lie sealed. */
  sealed?: number[]
  choices: Form | null
  drafts: Form | null
  /** What I may put into talk. */
  offers?: Form | null
  /** What I, the host, may order. */
  orders?: Form | null
  clocks: ClockState[]
  talk: TalkRules
  outcome: Outcome | null
  over: boolean
}

export interface Entry {
  n: number
  at: number
  lines: Line[]
}
export interface Said {
  n: number
  at: number
  from: number
  to: number[] | null
  text: string
  offer?: Data
}

export interface Reason {
  key: string
  args: Args
  at: (string | number)[]
}
export interface Refusal {
  error: string
  detail: string
  reason?: Reason
}

export interface Snapshot {
  type: 'snapshot'
  n: number
  now: number
  sight: Sight
  log: Entry[]
  talk: Said[]
  table: Table
}

export interface MatchEvent {
  type: 'event'
  n: number
  at: number
  now: number
  sight?: Partial<Sight>
  view?: Record<string, unknown>
  log?: Line[]
  talk?: Said[]
  table?: Table
}

export interface Presence {
  type: 'presence'
  here: boolean[]
}
export interface Ack {
  type: 'ack'
  id: string
  n: number
}
export interface Refused extends Refusal {
  type: 'error'
  id?: string
}
export interface Pong {
  type: 'pong'
  now: number
}
/** What the rules say would come of what was asked. */
export interface Foretold {
  type: 'foretold'
  id: string
  answer: unknown
}
export type FromServer = Snapshot | MatchEvent | Presence | Ack | Foretold | Refused | Pong

export type ToServer =
  | { type: 'move'; id: string; do: unknown }
  | { type: 'talk'; id: string; to: number[] | null; text: string; offer?: unknown }
  | { type: 'order'; id: string; do: unknown }
  | { type: 'what-if'; id: string; ask: unknown }
  | { type: 'resume'; after: number; seat: number | null }
  | { type: 'ping' }

export interface Replay {
  snapshot: Snapshot
  events: MatchEvent[]
}

/** A row for each seat. Columns are labelled by the game's words; a share is from 0 to 1; null: nothing to tell. */
export interface Report {
  columns: { key: string; share: boolean }[]
  rows: (number | null)[][]
}
