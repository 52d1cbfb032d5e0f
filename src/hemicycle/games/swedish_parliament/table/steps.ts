/** The steps of a cabinet in words: a headline and a sentence each. */
import type { Frame, Group } from './frames'
import { partyName, partyNames, signed, type SweScene } from './scene'
import type { Step } from './view'

const TITLES: Record<string, string> = {
  voterless: 'table-step-voterless',
  ally: 'table-step-ally',
  'ally-on-relation': 'table-step-seated',
  bridge: 'table-step-bridge',
  dropped: 'table-step-dropped',
  removed: 'table-step-removed',
  locked: 'table-step-locked',
  loses: 'table-step-loses',
  leaves: 'table-step-leaves',
  centre: 'table-step-centre',
}
const STORIES: Record<string, string> = {
  voterless: 'table-story-voterless',
  ally: 'table-story-ally',
  'ally-on-relation': 'table-story-seated',
  bridge: 'table-story-bridge',
  dropped: 'table-story-dropped',
  removed: 'table-story-removed',
  locked: 'table-story-locked',
  loses: 'table-story-loses',
  leaves: 'table-story-leaves',
  centre: 'table-story-centre',
}

export function headline(scene: SweScene, { step }: Frame): string {
  if (step === null)
    return scene.words.say(scene.play.told === 'forecast' ? 'table-if-now' : 'table-step-start')
  return scene.words.say(TITLES[step.kind] ?? 'table-step-start', args(scene, step))
}

export function story(scene: SweScene, frame: Frame): string {
  const { step, groups } = frame
  if (step === null) return scene.words.say('table-story-start')
  const strength =
    frame.ties.find(({ one, other }) => one === step.one && other === step.other)?.strength ?? 0
  const left = frame.voters.reduce((sum, own, party) => sum + (frame.out.includes(party) ? 0 : own.length), 0)
  return scene.words.say(STORIES[step.kind] ?? 'table-story-start', {
    ...args(scene, step),
    ...held(groups),
    strength: signed(strength),
    left,
  })
}

function held(groups: Group[]) {
  const best = groups.toSorted((a, b) => Number(b.majority) - Number(a.majority) || b.voters - a.voters)[0]
  return { voters: best?.voters ?? 0, sum: signed(best?.turnout ?? 0) }
}

function args({ words }: SweScene, { parties, one, other, turnout, voters }: Step) {
  const [first = -1, ...rest] = parties
  return {
    parties: partyNames(words, parties),
    count: parties.length,
    minor: first < 0 ? '' : partyName(words, first),
    allies: partyNames(words, rest),
    one: one === null ? '' : partyName(words, one),
    other: other === null ? '' : partyName(words, other),
    turnout: signed(turnout),
    own: voters,
  }
}
