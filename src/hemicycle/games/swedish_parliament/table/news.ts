/** What was done last, as sentences: a card is told with all who moved at it as one. */
import { directionName, partyName, partyNames, scaleName, signed, type SweScene, title } from './scene'
import { doer } from './sentences'
import type { Event, Happened } from './view'

type Of<K extends Event['event']> = Extract<Event, { event: K }>

/** Since the turn before this one began. */
export function latest(scene: SweScene): string[] {
  const { happened } = scene.sight.view
  const turns = happened.filter(({ what }) => what.event === 'Began')
  const since = turns.at(-2)?.number ?? 0
  return told(
    scene,
    happened.filter(({ number }) => number >= since),
  )
}

export function told(scene: SweScene, happened: Happened[]): string[] {
  const sentences: string[] = []
  let played: Of<'Played'> | null = null
  let acted: number[] = []
  for (const { what } of happened) {
    if (what.event === 'Played') [played, acted] = [what, []]
    else if (what.event === 'Acted') acted.push(what.party)
    else if (what.event === 'Moved' && played !== null) {
      sentences.push(moved(scene, played, what, acted))
      played = null
    } else sentences.push(alone(scene, what))
  }
  return sentences.filter(Boolean)
}

function moved(
  scene: SweScene,
  played: Of<'Played'>,
  { scale, direction }: Of<'Moved'>,
  acted: number[],
): string {
  const { words } = scene
  return words.say(`table-news-${played.side}`, {
    by: doer(scene, played.seat),
    card: title(scene, played.card, played.side),
    parties: partyNames(words, acted),
    count: acted.length,
    to: directionName(words, scale, direction),
  })
}

function alone(scene: SweScene, what: Event): string {
  const { words } = scene
  switch (what.event) {
    case 'Changed': {
      const pair = { one: partyName(words, what.one), other: partyName(words, what.other) }
      const key = what.strength === 0 ? 'table-news-broken' : 'table-news-relation'
      return words.say(key, { ...pair, strength: signed(what.strength) })
    }
    case 'NothingToChange':
      return words.say('table-news-nothing')
    case 'Drew':
      return words.say('table-news-drew', { by: doer(scene, what.seat), pile: scaleName(words, what.pile) })
    case 'Called':
      return words.say('table-news-called', { voter: words.name('voter', what.voter) })
    case 'VoterDecided':
      return words.say('table-news-decided', {
        voter: words.name('voter', what.voter),
        party: partyName(words, what.party),
      })
    case 'Invited':
      return words.say('table-news-invited', {
        by: doer(scene, what.seat),
        party: title(scene, what.card, 'minor'),
      })
    case 'Contributed':
      return words.say('table-news-contributed', { by: doer(scene, what.seat) })
    case 'BroughtBack':
      return words.say('table-news-back', { by: doer(scene, what.seat) })
    case 'Entered':
      return words.say('table-news-entered', { party: partyName(words, what.party) })
  }
  return ''
}
