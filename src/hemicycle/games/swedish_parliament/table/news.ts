/** What was done last, as sentences: events that belong together are told as one. */
import { directionName, partyName, partyNames, scaleName, signed, type SweScene, title } from './scene'
import { doer } from './sentences'
import type { Happened } from './view'

/** Since the turn before this one began. */
export function latest(scene: SweScene): string[] {
  const { happened } = scene.sight.view
  const turns = happened.filter(({ kind }) => kind === 'turn')
  const since = turns.at(-2)?.number ?? 0
  return told(
    scene,
    happened.filter(({ number }) => number >= since),
  )
}

export function told(scene: SweScene, events: Happened[]): string[] {
  const sentences: string[] = []
  let played: Happened | null = null
  let acted: number[] = []
  for (const event of events) {
    if (event.kind === 'played') [played, acted] = [event, []]
    else if (event.kind === 'acted' && event.party !== null) acted.push(event.party)
    else if (event.kind === 'moved' && played !== null) sentences.push(moved(scene, played, event, acted))
    else sentences.push(alone(scene, event))
    if (event.kind === 'moved') played = null
  }
  return sentences.filter(Boolean)
}

function moved(
  scene: SweScene,
  { seat, card, amount }: Happened,
  { one, other }: Happened,
  acted: number[],
): string {
  const { words } = scene
  const args = {
    by: doer(scene, seat),
    card: card === null ? '' : title(scene, card, amount === 1 ? 'opinion' : 'policy'),
    parties: partyNames(words, acted),
    count: acted.length,
    to: directionName(words, one ?? 0, other ?? 0),
  }
  return words.say(amount === 1 ? 'table-news-opinion' : 'table-news-policy', args)
}

const ALONE: Record<string, string> = {
  created: 'table-news-relation',
  strengthened: 'table-news-relation',
  weakened: 'table-news-relation',
  broken: 'table-news-broken',
  'nothing-to-change': 'table-news-nothing',
  drew: 'table-news-drew',
  'voter-called': 'table-news-called',
  decided: 'table-news-decided',
  invited: 'table-news-invited',
  contributed: 'table-news-contributed',
  'brought-back': 'table-news-back',
  entered: 'table-news-entered',
}

function alone(scene: SweScene, { kind, seat, party, card, one, other, amount }: Happened): string {
  const { words } = scene
  const key = ALONE[kind]
  if (key === undefined) return ''
  return words.say(key, {
    by: doer(scene, seat),
    party: party === null ? '' : partyName(words, party),
    voter: card === null ? '' : title(scene, card, 'policy'),
    pile: one === null ? '' : scaleName(words, one),
    one: one === null ? '' : partyName(words, one),
    other: other === null ? '' : partyName(words, other),
    strength: signed(amount),
  })
}
