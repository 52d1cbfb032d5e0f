/** The scene as the components of this game take it, and what they all ask of it. */
import type { Scene } from '$client/lib/game'
import { shortName } from '$client/lib/people'
import { faceOf, nameParts } from './deck'
import { type Look, partyLook } from './parties'
import type { Play } from './play.svelte'
import type { Bloc, View } from './view'

export type KoaScene = Scene<View, Play>

export function look(scene: KoaScene, party: number): Look {
  return partyLook(scene.sight.view.deck, party)
}

/** What a player is called: by name, a bot by its seat. */
export function name(scene: KoaScene, seat: number): string {
  return shortName(scene.table, seat, scene.words)
}

/** The same where one looks at it oneself: "you". */
export function who(scene: KoaScene, seat: number): string {
  return seat === scene.seat ? scene.words.say('table-you') : name(scene, seat)
}

/** At the head of something of one's own: "You". */
export function Who(scene: KoaScene, seat: number): string {
  return seat === scene.seat ? scene.words.say('table-you-first') : name(scene, seat)
}

export function whoAll(scene: KoaScene, seats: number[]): string {
  return scene.words.list(
    seats
      .toSorted((a, b) => Number(b === scene.seat) - Number(a === scene.seat) || a - b)
      .map((seat) => who(scene, seat)),
  )
}

export function partyName(scene: KoaScene, party: number): string {
  return scene.words.name('party', party)
}

/** A party, or whose camp of it. */
export function blocName(scene: KoaScene, bloc: Pick<Bloc, 'party' | 'camp' | 'chair'> | undefined): string {
  if (bloc === undefined) return ''
  const party = partyName(scene, bloc.party)
  return bloc.camp && bloc.chair !== null
    ? scene.words.say('table-camp', {
        party,
        name: who(scene, bloc.chair),
        you: yes(bloc.chair === scene.seat),
      })
    : party
}

export function blocNames(scene: KoaScene, members: number[]): string[] {
  return members.map((bloc) => blocName(scene, scene.sight.view.blocs[bloc]))
}

/** "Greens 8, Linnea Lovkvist"; an undeclared joker by its value. */
export function cardName(scene: KoaScene, card: number, declared: number | null = null): string {
  const face = faceOf(scene.sight.view.deck, card)
  const party = declared ?? face.party
  if (party === null) return scene.words.say('table-joker', { value: face.value })
  return scene.words.say('table-card', {
    party: partyName(scene, party),
    value: face.value,
    name: face.name || scene.words.say('table-joker-name'),
  })
}

/** What one calls a politician in a sentence. */
export function surname(scene: KoaScene, card: number): string {
  const { name } = faceOf(scene.sight.view.deck, card)
  return name ? nameParts(name)[1] : scene.words.name('card', card)
}

export function countryName(scene: KoaScene, country: number): string {
  return scene.words.name('country', country)
}

/** A name cut to so many letters. */
export function brief(name: string, letters: number, end = '…'): string {
  const all = [...name]
  return all.length <= letters
    ? name
    : `${all
        .slice(0, letters - end.length)
        .join('')
        .trimEnd()}${end}`
}

export function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}

/** May this seat do something now? */
export function acts(scene: KoaScene): boolean {
  return (
    scene.seat !== null &&
    !scene.past &&
    !scene.sight.over &&
    !scene.table.paused &&
    scene.sight.choices !== null
  )
}

/** What the looked-at seat holds: one's own hand, or in an unveiled replay the chosen one's. */
export function handOf(scene: KoaScene) {
  const seat = scene.hands === null ? scene.seat : (scene.play.hand ?? scene.seat ?? 0)
  const looked = seat === null ? undefined : scene.hands?.[seat]
  return { seat, hand: (looked ?? scene.sight.view).mine }
}
