/** Sentences about deals: what one is, and what it changes for whom. Arithmetic on what is seen; no rule. */
import { type CoaScene, dollars, name, who, whoAll } from './scene'
import { type Deal, held, shareOf, type View } from './view'

const SAID = 2 // changes in one sentence at most

export interface Change {
  seat: number
  by: number
}

/** Who gets how much more or less by one deal than by another; oneself first, then the largest. */
export function changes(before: Deal | null, after: Deal, me: number | null): Change[] {
  const seats = [...new Set([...(before?.members ?? []), ...after.members])]
  const all = seats
    .map((seat) => ({ seat, by: shareOf(after, seat) - shareOf(before, seat) }))
    .filter(({ by }) => by !== 0)
  return all.toSorted(
    (a, b) =>
      Number(b.seat === me) - Number(a.seat === me) || Math.abs(b.by) - Math.abs(a.by) || a.seat - b.seat,
  )
}

/** "You, Chiara and Dmitri can govern", or what they lack. */
export function standing(scene: CoaScene, deal: Deal): string {
  const { view } = scene.sight
  const together = held(view, deal.members)
  const args = {
    names: whoAll(scene, deal.members),
    count: deal.members.length,
    held: together,
    total: view.total,
    more: view.quota - together,
    you: me(scene, deal.members),
  }
  return scene.words.say(together >= view.quota ? 'table-can-govern' : 'table-cannot-govern', args)
}

/** "Dmitri gets $5 more than on the table", and who else; '' without a deal to compare with. */
export function compared(scene: CoaScene, deal: Deal): string {
  const table = scene.sight.view.table
  if (table === null) return ''
  const all = changes(table, deal, scene.seat)
  if (all.length === 0) return scene.words.say('table-no-change')
  const parts = all.slice(0, SAID).map((change, at) => change_(scene, change, at === 0))
  return scene.words.say(all.length > SAID ? 'table-changes-more' : 'table-changes', {
    changes: scene.words.list(parts),
  })
}

function change_(scene: CoaScene, { seat, by }: Change, first: boolean): string {
  const args = {
    name: name(scene, seat),
    you: seat === scene.seat ? 'yes' : 'no',
    amount: dollars(scene, Math.abs(by)),
    first: first ? 'yes' : 'no',
  }
  return scene.words.say(by > 0 ? 'table-gets-more' : 'table-gets-less', args)
}

function me(scene: CoaScene, members: number[]): string {
  if (scene.seat === null || !members.includes(scene.seat)) return 'no'
  return members.length === 1 ? 'alone' : 'yes'
}

/** What the deal on the table gives me. */
export function mineNow(scene: CoaScene): string {
  const { view } = scene.sight
  if (view.table === null) return scene.words.say('table-now-empty')
  const share = scene.seat === null ? 0 : shareOf(view.table, scene.seat)
  return scene.words.say(share > 0 ? 'table-now-share' : 'table-now-nothing', {
    amount: dollars(scene, share),
  })
}

/** What came of a round: a government, or money that stays. */
export function result(scene: CoaScene, round: View['rounds'][number]): string {
  if (round.deal === null)
    return scene.words.say('table-round-jackpot', { amount: dollars(scene, round.pool) })
  return scene.words.say('table-round-government', {
    names: whoAll(scene, round.deal.members),
    count: round.deal.members.length,
    you: me(scene, round.deal.members),
  })
}

/** "Ada asks you to govern with Chiara." */
export function request(scene: CoaScene): string {
  const { view } = scene.sight
  const proposal = view.proposal
  if (proposal === null) return ''
  const by = { by: who(scene, proposal.by), you: proposal.by === scene.seat ? 'yes' : 'no' }
  if (proposal.deal === null) return scene.words.say('table-asks-clear', by)
  const members = proposal.deal.members
  const asksMe = scene.seat !== null && members.includes(scene.seat) && proposal.by !== scene.seat
  const others = members.filter((seat) => seat !== scene.seat && seat !== proposal.by)
  if (!asksMe)
    return scene.words.say('table-asks-others', {
      ...by,
      names: whoAll(scene, members),
      count: members.length,
    })
  const alone = others.length === 0
  const joins = members.includes(proposal.by) ? 'yes' : 'no'
  return scene.words.say(alone ? 'table-asks-you-two' : 'table-asks-you', {
    ...by,
    names: whoAll(scene, others),
    joins,
  })
}
