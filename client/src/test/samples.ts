/** Small tables and sights for tests. */
import type { Form, MatchEvent, Sight, Snapshot, Table } from '../generated/wire'

export function table(change: Partial<Table> = {}): Table {
  const person = (name: string) => ({
    kind: 'person' as const,
    name,
    bot: null,
    substitute: false,
    invited: false,
    here: true,
  })
  return {
    id: 'K7Q2MX',
    title: 'Tuesday table',
    game: 'toy',
    edition: 1,
    seats: [
      person('Ada'),
      person('Boris'),
      { kind: 'bot', name: '', bot: 'random', substitute: false, invited: false, here: true },
    ],
    options: {},
    public: false,
    timed: true,
    pace: 'normal',
    again: null,
    absence: { policy: 'wait', minutes: 5 },
    status: 'playing',
    ended: false,
    paused: false,
    host: 'Ada',
    commitment: '',
    seed: null,
    created: 0,
    you: { seat: 0, host: true },
    ...change,
  }
}

export function sight(change: Partial<Sight> = {}): Sight {
  return {
    view: { turn: 1, turns: 3 },
    names: { seat: ['Red', 'Blue', 'Green'], region: ['North', 'South'] },
    to_act: [0, 1, 2],
    awaited: [0, 1],
    sealed: [],
    choices: null,
    drafts: null,
    offers: null,
    orders: null,
    clocks: [],
    talk: { everyone: true, pairs: true, groups: true },
    outcome: null,
    over: false,
    ...change,
  }
}

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return { type: 'snapshot', n: 0, now: 1000, sight: sight(), log: [], talk: [], table: table(), ...change }
}

export function event(change: Partial<MatchEvent> & { n: number }): MatchEvent {
  return { type: 'event', at: 2000, now: 2000, ...change }
}

export const CAMPAIGN: Form = {
  make: 'Campaign',
  fields: {
    media: { split: 3, places: 2, of: 'region' },
    strikes: {
      bag: 1,
      from: {
        make: 'Strike',
        fields: { region: { pick: [0, 1], of: 'region' }, target: { pick: [null, 1, 2], of: 'seat' } },
      },
    },
  },
}
