/** A table of Koalition in the middle of an election in Spain, and forms of its server, for tests. */
import type { Scene } from '$client/lib/game'
import { counted, groundOf } from './count'
import { Play } from './play.svelte'
import type { KoaScene } from './scene'
import type { Bloc, Coalition, Deck, Lying, Mark, View } from './view'

export const [ROSE, HAT, LEAF, LEMON, FIST, NUT, CROSS] = [0, 1, 2, 3, 4, 5, 6]
const PARTNERS = [
  [LEAF, LEMON, NUT, CROSS],
  [LEMON, CROSS, FIST, LEAF],
  [ROSE, HAT, NUT, LEMON],
  [ROSE, HAT, LEAF, CROSS],
  [HAT, CROSS],
  [ROSE, LEAF],
  [ROSE, HAT, LEMON, FIST],
]
export const IDS = ['rose', 'hat', 'leaf', 'lemon', 'fist', 'nut', 'cross']

/** Ten politicians of each party with the values 1 to 10: card 12 is the Conservatives' 3. Jokers are 70 and 71. */
export const DECK: Deck = {
  parties: IDS.map((id, at) => ({ id, name: id, partners: PARTNERS[at] ?? [] })),
  politicians: IDS.flatMap((id, party) =>
    Array.from({ length: 10 }, (_, at) => ({ party, value: at + 1, name: `Ann ${id}${at + 1}` })),
  ),
  jokers: [8, 5],
  actions: [
    ['double', 7],
    ['skull', 4],
    ['egg', 3],
    ['sausage', 3],
    ['vest', 3],
  ],
  countries: [{ name: 'Spain', fields: 3, bonus: [3, 2, 1] }],
}

export const mark = (kind: Mark['kind'], active = true): Mark => ({ kind, by: 1, active })

export function lying(place: number, party: number, value: number, owner: number, marks: Mark[] = []): Lying {
  const has = (kind: Mark['kind']) => marks.some((each) => each.kind === kind && each.active)
  return {
    place,
    card: party * 10 + value - 1,
    party,
    value,
    owner,
    by_clock: false,
    out: has('skull'),
    egg: has('egg'),
    marks,
  }
}

export function bloc(party: number, votes: number, chair: number | null = 0, camp = false): Bloc {
  return { party, chair, camp, votes, members: chair === null ? [] : [chair] }
}

export function coalition(members: number[]): Coalition {
  return { members, votes: 0, chairs: [], points: [], bonus: [] }
}

/** All sets of so many, each in rising order. */
export function sets(many: number): number[][] {
  return Array.from({ length: 2 ** many }, (_, bits) =>
    Array.from({ length: many }, (_, at) => at).filter((at) => bits & (2 ** at)),
  )
}

export function view(changes: Partial<View> = {}, doubled: number[] = [], scandals: number[] = []): View {
  const seats = 3
  const table = changes.table ?? []
  const tallies = IDS.map((_, party) => ({
    party,
    printed: 0,
    votes: 0,
    doubled: doubled.includes(party),
    scandals: scandals.includes(party) ? [mark('sausage')] : [],
    scandal: scandals.includes(party),
    chairs: [] as number[],
    sums: [] as number[],
  }))
  const counts = counted(groundOf({ table, tallies }), seats)
  const each = <T>(value: T) => Array.from({ length: seats }, () => value)
  return {
    phase: 'round',
    happened: [],
    deck: DECK,
    countries: 8,
    number: 1,
    country: 0,
    fields: 3,
    bonus: [3, 2, 1],
    election: 1,
    elections: 1,
    election_limit: 3,
    failed: [],
    coalition_size: 'minimal',
    with_actions: true,
    packets: false,
    to_come: [],
    standing: each(null),
    votes: [],
    leader: 0,
    opener: 0,
    my_stand: null,
    my_vote: null,
    voted: false,
    turn: 0,
    round_by: 1,
    quiet: 2,
    declared: [],
    table,
    tallies: tallies.map((tally, party) => ({ ...tally, ...counts.parties[party] })),
    total: counts.total,
    majority: counts.majority,
    held: each({ politicians: 5, actions: 2 }),
    mine: {
      politicians: [7, 12],
      jokers: [70],
      actions: [
        ['vest', 1],
        ['double', 2],
      ],
    },
    aside: [],
    spent: [],
    undealt: [0, 5],
    blocs: [],
    coalitions: [],
    possible: 0,
    my_side: null,
    siding: [],
    proposals: [],
    given_up: each(false),
    last: null,
    pad: [],
    power: each(0),
    booked: each(IDS.map(() => 0)),
    europe: {
      shares: IDS.map((_, party) => ({ party, points: 0, bonus: 0, holders: [], each: 0 })),
      given: each(0),
      scores: each(0),
    },
    ...changes,
  }
}

const WORDS = {
  language: 'en',
  say: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`,
  name: (of: string, at: number) => `${of} ${at}`,
  list: (parts: string[]) => parts.join(' & '),
}

export function scene(at: View, choices: unknown = null, rest: Partial<Scene> = {}): KoaScene {
  const sight = {
    view: at,
    names: {},
    to_act: [0],
    awaited: [0],
    choices,
    drafts: null,
    offers: null,
    orders: null,
    clocks: [],
    talk: {},
    outcome: null,
    over: false,
  }
  const table = {
    paused: false,
    seats: ['Ada', 'Bram', 'Chiara'].map((name) => ({ kind: 'person', name, here: true })),
    you: { seat: 0, host: false },
  }
  const given = {
    sight,
    before: null,
    seat: 0,
    table,
    words: WORDS,
    past: false,
    hands: null,
    refusal: null,
    play: new Play(),
    send: async () => null,
    offer: async () => null,
    order: async () => null,
    ...rest,
  } as unknown as KoaScene
  given.play.follow(given)
  return given
}

/** A form as the server describes several actions of one field each. */
export function form(...actions: [make: string, field: string, values: unknown[]][]) {
  return {
    either: [
      { pick: [{ do: 'Pass' }] },
      ...actions.map(([make, field, values]) => ({ make, fields: { [field]: { pick: values } } })),
    ],
  }
}
