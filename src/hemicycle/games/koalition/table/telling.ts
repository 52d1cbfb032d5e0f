/** Sentences about the count: what a card would change, why a government can or cannot be, what came of a country. */
import type { Counts } from './count'
import type { Verdict } from './possible'
import { blocName, blocNames, countryName, type KoaScene, partyName, who, whoAll, yes } from './scene'
import { type Row, sum } from './view'

/** What would be different, the most telling first. */
export function consequences(scene: KoaScene, before: Counts, after: Counts): string[] {
  const parties = after.parties.map((_, party) => party)
  const said = [
    ...parties.flatMap((party) => chair(scene, party, before, after)),
    ...parties.flatMap((party) => votes(scene, party, before, after)),
    ...majority(scene, before, after),
  ]
  return said.length > 0 ? said : [scene.words.say('table-then-nothing')]
}

function votes(scene: KoaScene, party: number, before: Counts, after: Counts): string[] {
  const [from, to] = [before.parties[party]?.votes ?? 0, after.parties[party]?.votes ?? 0]
  return from === to
    ? []
    : [scene.words.say('table-then-votes', { party: partyName(scene, party), from, to })]
}

function chair(scene: KoaScene, party: number, before: Counts, after: Counts): string[] {
  const [from, to] = [before.parties[party]?.chairs ?? [], after.parties[party]?.chairs ?? []]
  if (from.join() === to.join()) return []
  const name = partyName(scene, party)
  const [first] = to
  if (first === undefined) return [scene.words.say('table-then-no-chair', { party: name })]
  if (to.length > 1)
    return [
      scene.words.say('table-then-split', {
        party: name,
        names: whoAll(scene, to),
        you: yes(scene.seat !== null && to.includes(scene.seat)),
      }),
    ]
  const [was] = from
  const args = { party: name, name: who(scene, first), you: yes(first === scene.seat) }
  if (was === undefined || from.length > 1) return [scene.words.say('table-then-chair', args)]
  return [
    scene.words.say('table-then-passes', { ...args, was: who(scene, was), yours: yes(was === scene.seat) }),
  ]
}

function majority(scene: KoaScene, before: Counts, after: Counts): string[] {
  const [was, is] = [alone(before), alone(after)]
  if (is !== undefined && is !== was)
    return [scene.words.say('table-then-alone', { party: partyName(scene, is), majority: after.majority })]
  const gone =
    was !== undefined && is === undefined
      ? [scene.words.say('table-then-not-alone', { party: partyName(scene, was) })]
      : []
  return before.majority === after.majority
    ? gone
    : [...gone, scene.words.say('table-then-majority', { from: before.majority, to: after.majority })]
}

/** The party that would govern by itself; a split one does not. */
export function alone({ parties, majority }: Counts): number | undefined {
  const found = parties.findIndex(({ votes, chairs }) => votes >= majority && chairs.length < 2)
  return found < 0 ? undefined : found
}

/** Why these may govern together, or why not. */
export function told(scene: KoaScene, verdict: Verdict, members: number[]): string {
  const { view } = scene.sight
  const { words } = scene
  const bloc = (at: number) => blocName(scene, view.blocs[at])
  const votes = sum(members.map((at) => view.blocs[at]?.votes ?? 0))
  const names = words.list(blocNames(scene, members))
  switch (verdict.is) {
    case 'nobody':
      return words.say('table-why-nobody')
    case 'possible':
      return words.say('table-why-possible', { names, votes, total: view.total, majority: view.majority })
    case 'alone':
      return words.say('table-why-alone', {
        party: bloc(verdict.bloc),
        votes: view.blocs[verdict.bloc]?.votes ?? 0,
        majority: view.majority,
      })
    case 'single':
      return words.say('table-why-single', { party: names, votes, short: verdict.short })
    case 'chairless':
      return words.say('table-why-chairless', { party: bloc(verdict.bloc) })
    case 'strangers':
      return words.say('table-why-strangers', { one: bloc(verdict.bloc), other: bloc(verdict.other) })
    case 'short':
      return words.say('table-why-short', { votes, short: verdict.short, majority: view.majority })
    case 'superfluous':
      return words.say('table-why-superfluous', { party: bloc(verdict.bloc), votes, majority: view.majority })
    case 'not-fewest':
      return words.say('table-why-not-fewest', { members: verdict.members })
  }
}

/** What came of a country. */
export function cameOf(scene: KoaScene, { country, government }: Row): string {
  const name = countryName(scene, country)
  if (government.length === 0) return scene.words.say('table-none-governs', { country: name })
  const parties = scene.words.list(government.map((member) => blocName(scene, member)))
  return scene.words.say('table-governs', {
    country: name,
    parties,
    count: government.length,
    votes: sum(government.map(({ votes }) => votes)),
  })
}

/** "You 5, Elin 4 and Chiara 1"; '' where nobody gets anything. */
export function pointsLine(scene: KoaScene, points: number[]): string {
  const earning = points
    .flatMap((value, seat) => (value > 0 ? [{ seat, value }] : []))
    .toSorted((a, b) => b.value - a.value || a.seat - b.seat)
  return earning.length === 0
    ? ''
    : scene.words.list(
        earning.map(({ seat, value }) =>
          scene.words.say('table-points-of', { name: who(scene, seat), points: value }),
        ),
      )
}
