/** The steps of a cabinet as pictures, each told from the one before. The server formed the cabinet; here it is only told. */
import { type Cabinet, type Pair, pairKey, type Relation, type Step } from './view'

export type Fate = 'natural' | 'now' | 'gone' | 'locked' | 'dropped'
export interface Tie extends Relation {
  fate: Fate
  bridge: boolean
}
export interface Ally {
  minor: number
  with: number[]
}
export interface Group {
  members: number[]
  voters: number
  turnout: number
  majority: boolean
}

export interface Frame {
  step: Step | null
  /** Every relation there was, and bridges from when they are laid. */
  ties: Tie[]
  out: number[]
  /** By party the turnouts it has left. */
  voters: number[][]
  groups: Group[]
  /** Each minor party's ally, or the two between whom it sits. */
  allies: Ally[]
  gravity: boolean
}

export function frames(relations: Relation[], { steps, voters }: Cabinet): Frame[] {
  const first: Frame = {
    step: null,
    ties: relations.map((relation) => ({ ...relation, fate: 'natural', bridge: false })),
    out: [],
    voters,
    groups: [],
    allies: [],
    gravity: false,
  }
  const all = [first]
  for (const step of steps) all.push(following(all.at(-1) ?? first, step))
  return all
}

function following(before: Frame, step: Step): Frame {
  const out = [...before.out, ...(GOES.includes(step.kind) ? step.parties : [])]
  const voters = step.kind === 'loses' ? without(before.voters, step) : before.voters
  const gravity = before.gravity || ['loses', 'leaves', 'centre'].includes(step.kind)
  const allies = allied(before, step)
  const total = voters.reduce((sum, own) => sum + own.length, 0)
  const groups = gravity ? before.groups : step.groups.map((members) => group(members, voters, allies, total))
  return { step, out, voters, groups, allies, ties: tied(before, step, out), gravity }
}

const GOES = ['voterless', 'dropped', 'leaves']

function tied({ ties }: Frame, step: Step, out: number[]): Tie[] {
  const pair = pairOf(step)
  const told = ties.map((tie) => ({ ...tie, fate: fateOf(tie, step, pair, out) }))
  if (step.kind !== 'bridge' || pair === null) return told
  return [...told, { ...pair, strength: 0, fate: 'locked', bridge: true }]
}

function fateOf(tie: Tie, step: Step, pair: Pair | null, out: number[]): Fate {
  if (pair !== null && pairKey(pair) === pairKey(tie))
    return step.kind === 'removed' ? 'now' : step.kind === 'locked' ? 'locked' : tie.fate
  if (tie.fate === 'now') return 'gone'
  const falls = out.includes(tie.one) || out.includes(tie.other)
  return falls && tie.fate !== 'gone' ? 'dropped' : tie.fate
}

function pairOf({ one, other }: Step): Pair | null {
  if (one === null || other === null) return null
  return { one: Math.min(one, other), other: Math.max(one, other) }
}

function without(voters: number[][], { parties, turnout }: Step): number[][] {
  return voters.map((own, party) => {
    const at = parties.includes(party) ? own.indexOf(turnout) : -1
    return at < 0 ? own : own.toSpliced(at, 1)
  })
}

function allied({ allies }: Frame, { kind, parties }: Step): Ally[] {
  if (kind !== 'ally' && kind !== 'ally-on-relation') return allies
  const [minor, ...others] = parties
  return minor === undefined
    ? allies
    : [...allies.filter((ally) => ally.minor !== minor), { minor, with: others }]
}

/** A connected group, with the minor parties whose allies are all in it. The majority is more than half, or half with a turnout. */
export function group(members: number[], voters: number[][], allies: Ally[] = [], total = 16): Group {
  const guests = allies
    .filter((ally) => ally.with.length > 1 && ally.with.every((party) => members.includes(party)))
    .map(({ minor }) => minor)
  const all = [...members, ...guests].flatMap((party) => voters[party] ?? [])
  const turnout = all.reduce((sum, each) => sum + each, 0)
  return {
    members: [...members, ...guests],
    voters: all.length,
    turnout,
    majority: 2 * all.length > total || (2 * all.length === total && turnout >= 1),
  }
}
