/** A table of Coalitions in the middle of a round, and forms of its server, for tests. */
import type { Scene } from '$client/lib/game'
import { Play } from './play.svelte'
import type { CoaScene } from './scene'
import { playersOf, type Deal, type View } from './view'

export const MANDATES = [4, 6, 4, 3, 2, 1]

export function view(changes: Partial<View> = {}): View {
  const mandates = changes.mandates ?? MANDATES
  const each = <T>(value: T) => mandates.map(() => value)
  return {
    phase: 'turn',
    round: 3,
    round_limit: 6,
    last_round: false,
    verdict: '',
    bargaining: 'public',
    packs: 'random',
    done_early: true,
    session_seconds: null,
    proposed: [],
    public: true,
    total: 20,
    quota: 11,
    mandates,
    out: each(0),
    start_money: 100,
    ante: 20,
    pool: 240,
    jackpot: 120,
    ledger: [40, 90, 80, 40, 70, 40],
    money: [33, null, null, null, null, null],
    starter: 1,
    turn_of: 0,
    turns: 6,
    turn_limit: null,
    passes: 0,
    passes_needed: null,
    may_be_done: false,
    last_turn: null,
    table: null,
    proposals: 1,
    proposal: null,
    answers: each(null),
    ready: each(false),
    handed_in: each(false),
    mine: null,
    closed: '',
    side_payments: true,
    open_ledger: false,
    payments: [],
    rounds: [],
    pack_set: false,
    dropped: null,
    seeing_bank: false,
    limits: [],
    panel: null,
    ...changes,
  }
}

/** Deals of all sizes that the quota allows. */
export function dealForms(make: string, { mandates, out, quota, pool }: View, besides?: Deal) {
  const majority = playersOf({ out }).map((seat) => [seat, mandates[seat] ?? 0])
  const forms = majority.map((_, at) => ({
    make,
    fields: {
      members: { majority, quota, members: at + 1, of: 'seat' },
      shares: { split: pool, places: at + 1 },
    },
  }))
  return { either: forms.slice(1), ...(besides ? { besides: { do: make, ...besides } } : {}) }
}

export function payForm(to: number[], owned: number) {
  return { make: 'Pay', fields: { to: { pick: to, of: 'seat' }, amount: { number: [1, owned] } } }
}

export function turnForm(at: View) {
  const picks = [{ do: 'Pass' }, ...(at.table ? [{ do: 'NoDeal' }] : [])]
  return {
    either: [
      { either: [{ pick: picks }, dealForms('Propose', at, at.table ?? undefined)] },
      payForm([1, 2, 3, 4, 5], 33),
    ],
  }
}

export function scene(at: View, rest: Partial<Scene> & { choices?: unknown } = {}): CoaScene {
  const { choices = turnForm(at), ...others } = rest
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
    seats: ['Ada', 'Boris', 'Chiara', 'Dmitri', 'Elin', 'Farid'].map((name) => ({
      kind: 'person',
      name,
      here: true,
    })),
    you: { seat: 0, host: false },
  }
  return {
    sight,
    before: null,
    seat: 0,
    table,
    past: false,
    hands: null,
    refusal: null,
    play: new Play(),
    send: async () => null,
    offer: async () => null,
    order: async () => null,
    ...others,
  } as unknown as CoaScene
}
