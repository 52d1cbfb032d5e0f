/** Sentences about what lies open: how a voter decides, what a card would do. No rule. */
import { distanceOf, tied } from './looking'
import type { Effect } from './moves'
import { directionName, partyName, partyNames, scaleName, type SweScene } from './scene'
import type { Decided, Look, Side } from './view'

const group = ({ words }: SweScene, of: number) => words.name('group', of)

/** "Service Workers: younger on Privacy / Safety, 2 segments away." */
export function decision(scene: SweScene, vote: Decided): string {
  const { words, sight } = scene
  const last = vote.looks.at(-1)
  if (last === undefined) return ''
  const voter = words.name('voter', vote.voter)
  const args = {
    voter,
    group: group(scene, last.group),
    scale: scaleName(words, last.scale),
    away: distanceOf(last, sight.view.markers),
  }
  const how = words.say('table-decision', args)
  if (tied(vote))
    return `${how} ${words.say('table-decision-order', { parties: partyNames(words, last.nearest) })}`
  return vote.looks.length > 1
    ? `${how} ${words.say('table-decision-after', { count: vote.looks.length - 1 })}`
    : how
}

/** One look at the agenda: whom it asks for, and who stands nearest. */
export function looked(scene: SweScene, look: Look): string {
  const { words } = scene
  const args = {
    group: group(scene, look.group),
    scale: scaleName(words, look.scale),
    parties: partyNames(words, look.nearest),
    count: look.nearest.length,
  }
  return words.say(look.nearest.length > 1 ? 'table-look-tied' : 'table-look-one', args)
}

/** What playing a card would do, before it is played. */
export function foretold(scene: SweScene, { scale, direction, free }: Effect, side: Side): string {
  const { words } = scene
  const args = {
    parties: partyNames(words, free),
    count: free.length,
    to: directionName(words, scale, direction),
  }
  return words.say(
    side === 'policy'
      ? 'table-as-policy-does'
      : side === 'opinion'
        ? 'table-as-opinion-does'
        : 'table-as-minor-does',
    args,
  )
}

/** Who may pay, and what follows. */
export function foretoldMore(scene: SweScene, { payers }: Effect, side: Side): string {
  const { words } = scene
  const paying =
    side === 'policy'
      ? payers.length > 0
        ? words.say('table-may-join', { parties: partyNames(words, payers), count: payers.length })
        : ''
      : words.say(side === 'opinion' ? 'table-may-stand' : 'table-may-contribute')
  return [paying, words.say('table-then-relation')].filter(Boolean).join(' ')
}

/** Who did it: a player's party, or the System. */
export function doer({ sight, words }: SweScene, seat: number | null): string {
  const party = seat === null ? null : (sight.view.parties[seat] ?? null)
  return party === null ? words.say('table-system') : partyName(words, party)
}
