/** A match of four in its middle, and forms of its server, for tests. */
import type { Form } from '$client/generated/wire'
import { Words } from '$client/lib/words'
import { Play } from './play.svelte'
import type { SweScene } from './scene'
import type { Cabinet, Idea, Step, View } from './view'

export const [
  CONSERVATIVES,
  LIBERALS,
  LABOUR,
  SOCIALISTS,
  FARMERS,
  CHRISTIANS,
  GREENS,
  NATIONALISTS,
  FEMINISTS,
  PIRATES,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const NAMES = [
  'Conservatives',
  'Liberals',
  'Labour',
  'Socialists',
  'Farmers',
  'Christians',
  'Greens',
  'Nationalists',
  'Feminists',
  'Pirates',
]

/** Two ideas, then sixteen voters, then two minor parties. */
export const LEAVE = 0
export const TAX = 1
export const TEACHERS = 2
export const FEMINISTS_CARD = 18

const ideas: Idea[] = [
  {
    scale: 0,
    policy: 'Higher Parental Leave Pay',
    policy_direction: 0,
    opinion: 'Taxation is theft',
    opinion_direction: 0,
    column: [4, 7, 5, 2, 1, 3, 0, 6],
    highlighted: [2, 1, 3],
  },
  {
    scale: 6,
    policy: 'Lower Payroll Taxes',
    policy_direction: 1,
    opinion: 'Bonus Feast',
    opinion_direction: 1,
    column: [6, 0, 7, 4, 1, 2, 3, 5],
    highlighted: [0, 4, 1, 5],
  },
]
const voters = Array.from({ length: 16 }, (_, at) => ({
  name: at === 0 ? 'Teachers' : `Voters ${at}`,
  turnout: at === 0 ? 6 : at - 8,
  pile: at % 8,
  groups: [5, 0, 3, 7],
}))
const scales = Array.from({ length: 8 }, (_, at) => ({
  directions: [`First ${at}`, `Second ${at}`] as [string, string],
  groups: [4, 7, 3, 1, 0, 2, 6, 5],
  firm: [1, null, 0, 0, 1, 1, 0, null, null, null],
}))

export function view(changes: Partial<View> = {}): View {
  const parties = changes.parties ?? [LABOUR, CONSERVATIVES, FARMERS, SOCIALISTS]
  return {
    phase: 'play',
    components: {
      names: NAMES,
      blocs: [],
      ideas,
      voters,
      scales,
      minors: [
        { party: FEMINISTS, scale: 4, end: 0, pile: 4, order: [3, 6, 1, 2, 4, 0, 5, 7] },
        { party: PIRATES, scale: 5, end: 0, pile: 5, order: [6, 4, 3, 1, 7, 5, 0, 2] },
      ],
      relation_tiles: 20,
      natural: [],
    },
    players: parties.length,
    difficulty: 1,
    solo: false,
    coop: null,
    turn: 9,
    turn_of: 0,
    asked: 0,
    first: 0,
    parties,
    clockwise: [0, 1, 2, 3],
    markers: NAMES.map((_, party) => scales.map(() => (party < 8 ? [3 + (party % 2)] : []))),
    relations: [
      { one: LABOUR, other: SOCIALISTS, strength: 1 },
      { one: CONSERVATIVES, other: LIBERALS, strength: -1 },
    ],
    tiles_left: 18,
    creatable: [
      [LIBERALS, LABOUR],
      [LIBERALS, SOCIALISTS],
    ],
    changes: [],
    agenda: [],
    queue: [],
    piles: [8, 8, 8, 8, 8, 8, 8, 8],
    hands: parties.map(() => []),
    mine: [LEAVE, TEACHERS, FEMINISTS_CARD],
    paid: [],
    trash: [],
    in_play: null,
    played: 0,
    won: NAMES.map(() => []),
    decided: [],
    next_vote: null,
    voters_due: false,
    cabinet: null,
    forecast: null,
    happened: [],
    last_pile: parties.map(() => null),
    ...changes,
  }
}

export const step = (
  kind: string,
  parties: number[],
  groups: number[][],
  rest: Partial<Step> = {},
): Step => ({ kind, parties, one: null, other: null, groups, voters: 0, turnout: 0, ...rest })

export const cabinet = (steps: Step[], voters: number[][]): Cabinet => ({
  members: [],
  relations: [],
  steps,
  centre: 0,
  order: [],
  voters,
})

export const playForm: Form = {
  either: [
    { make: 'Policy', fields: { card: { pick: [LEAVE], of: 'card' } } },
    { make: 'Opinion', fields: { card: { pick: [LEAVE], of: 'opinion' } } },
    { make: 'CallVoter', fields: { card: { pick: [TEACHERS], of: 'card' } } },
    { make: 'Draw', fields: { pile: { pick: [0, 2, 5], of: 'pile' } } },
  ],
}

const english = Object.values(
  import.meta.glob<string>(['../words/en.ftl', '../../../words.en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const spelled = {
  party: NAMES,
  seat: NAMES,
  scale: scales.map(({ directions }) => directions.join(' / ')),
  direction: scales.flatMap(({ directions }) => directions),
  group: ['younger', 'older', 'urban', 'rural', 'lower education', 'higher education', 'men', 'women'],
  voter: voters.map(({ name }) => name),
  card: [...ideas.map(({ policy }) => policy), ...voters.map(({ name }) => name), 'Feminists', 'Pirates'],
  opinion: ideas.map(({ opinion }) => opinion),
}

export function scene(at: View = view(), rest: object = {}, choices: Form | null = playForm): SweScene {
  const sight = {
    view: at,
    names: spelled,
    to_act: [0],
    awaited: [0],
    choices,
    drafts: null,
    clocks: [],
    talk: {},
    outcome: null,
    over: at.phase === 'over',
  }
  const seats = ['Ada', 'Bram', 'Chiara', 'Dolf'].map((name) => ({ kind: 'person', name, here: true }))
  const given = {
    sight,
    before: null,
    seat: 0,
    table: { paused: false, seats, title: '', you: { seat: 0 } },
    words: Words.read('en', ...english).naming(spelled),
    play: new Play(),
    past: false,
    hands: null,
    refusal: null,
    send: async () => null,
    ...rest,
  } as unknown as SweScene
  given.play?.follow(given)
  return given
}
