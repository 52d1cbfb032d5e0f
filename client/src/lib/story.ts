/** What has happened at a table as one role saw it, event by event. Does not talk to the server. */
import type { LogEntry, MatchEvent, Said, Sight, Snapshot, Table } from '../generated/wire'

export interface Story {
  n: number
  /** When it happened. */
  at: number
  sight: Sight
  /** The view before the last event that changed it. */
  before: unknown
  /** Since when those who are waited for are waited for. */
  since: number
  log: LogEntry[]
  talk: Said[]
  table: Table
  /** Each seat's view, where everything is unveiled. */
  hands: unknown[] | null
}

export function begin(snapshot: Snapshot): Story {
  const { n, sight, log, talk, table, now } = snapshot
  const at = log.at(-1)?.at ?? now
  return { n, at, sight, before: null, since: at, log, talk, table, hands: handsOf(sight.view) }
}

export function follow(story: Story, event: MatchEvent): Story {
  const view = viewAfter(story.sight.view, event)
  const changed = view !== story.sight.view
  return {
    n: event.n,
    at: event.at,
    sight: event.sight || changed ? { ...story.sight, ...event.sight, view } : story.sight,
    before: changed ? story.sight.view : story.before,
    since: event.sight?.awaited ? event.at : story.since,
    log: event.log?.length ? [...story.log, { n: event.n, at: event.at, lines: event.log }] : story.log,
    talk: event.talk ? [...story.talk, ...event.talk] : story.talk,
    table: event.table ?? story.table,
    hands: changed ? handsOf(view) : story.hands,
  }
}

/** At the start a view comes whole, later only what of it changed. */
function viewAfter(before: unknown, { sight, view }: MatchEvent): unknown {
  const whole = sight?.view ?? before
  return view ? { ...(whole as object | null), ...view } : whole
}

/** The table, as who sits there comes and goes. */
export function present(table: Table, here: boolean[]): Table {
  return { ...table, seats: table.seats.map((seat, at) => ({ ...seat, here: here[at] ?? seat.here })) }
}

/** Every moment of a match, the first one first. */
export function moments(snapshot: Snapshot, events: MatchEvent[]): Story[] {
  const stories = [begin(snapshot)]
  for (const event of events) stories.push(follow(stories.at(-1) as Story, event))
  return stories
}

function handsOf(view: unknown): unknown[] | null {
  return view && typeof view === 'object' && 'unveiled' in view && Array.isArray(view.unveiled)
    ? view.unveiled
    : null
}
