/** What the player is composing: a card to lay or to play and where, or a set of parties. Whether it may be sent, forms say. */
import type { On } from './count'
import { isJoker } from './deck'
import { deedOf, picks, sameTarget, splits, targets } from './offers'
import { acts, type KoaScene } from './scene'
import type { Kind, View } from './view'

/** Phases in which the new election wants eyes. */
const NEWS: string[] = ['round', 'camps']

export class Play {
  /** The politician or joker that is taken up. */
  card: number | null = $state(null)
  /** What a joker is to be. */
  declared: number | null = $state(null)
  kind: Kind | null = $state(null)
  on: On | null = $state.raw(null)
  /** Something was tapped that the card cannot be played on. */
  missed: On | null = $state.raw(null)
  /** Parties and camps whose chances are asked for, by their place in `blocs`. */
  asked: number[] = $state.raw([])
  sides: (number | null)[] = $state.raw([])
  candidate: number | null | undefined = $state(undefined)
  changing = $state(false)
  busy = $state(false)
  /** Whose hand an unveiled replay shows. */
  hand: number | null = $state(null)

  /** Whether the election before was asked for. */
  again = $state(false)
  /** The one that has been seen. */
  private seen = $state('')

  private scene: KoaScene | null = $state.raw(null)
  private moment = ''
  private ground = ''
  private ended = ''

  /** To be called whenever the scene has changed. */
  follow(scene: KoaScene) {
    const { view } = scene.sight
    if (view.table.length > 0 && (this.scene === null || NEWS.includes(view.phase))) this.seen = endedOf(view)
    this.scene = scene
    const ground = groundOf(view)
    if (ground !== this.ground) this.asked = []
    if (endedOf(view) !== this.ended) this.again = false
    this.ended = endedOf(view)
    this.ground = ground
    const moment = `${ground} ${view.phase} ${view.turn} ${view.table.length} ${marks(view)}`
    if (moment === this.moment) return
    this.moment = moment
    this.clear()
    this.changing = false
    this.candidate = undefined
    this.sides = splits(scene.sight.choices).map(({ camps }) =>
      camps.length === 1 ? (camps[0] ?? null) : null,
    )
  }

  clear() {
    this.card = this.declared = this.kind = this.on = this.missed = null
  }

  get form(): unknown {
    return this.scene !== null && acts(this.scene) ? this.scene.sight.choices : null
  }

  /** Where the card that is taken up may be played. */
  get targets(): On[] {
    return this.kind === null ? [] : targets(this.form, this.kind)
  }

  /** The election before is shown: until it was seen or the new one wants eyes, in a replay until a politician lies, and
      whenever it is asked for. */
  get looksBack(): boolean {
    if (this.scene === null || this.scene.sight.view.last === null) return false
    const { view } = this.scene.sight
    return this.again || (this.scene.past ? view.table.length === 0 : endedOf(view) !== this.seen)
  }

  lookBack(on: boolean) {
    this.again = on
    if (!on && this.scene !== null) this.seen = endedOf(this.scene.sight.view)
  }

  take(card: number) {
    this.lookBack(false)
    this.kind = this.on = this.missed = this.declared = null
    this.card = this.card === card ? null : card
  }

  takeAction(kind: Kind) {
    this.lookBack(false)
    this.card = this.declared = this.missed = null
    this.kind = this.kind === kind ? null : kind
    const [only, ...others] = this.targets
    this.on = only !== undefined && others.length === 0 ? only : null
  }

  /** A tap on a politician or a party while an action card is taken up. */
  aim(on: On) {
    const found = this.targets.some((target) => sameTarget(target, on))
    this.on = found ? on : null
    this.missed = found ? null : on
  }

  /** A politician stands for the party too where the card is played on parties. */
  aimAt(place: number, party: number) {
    const direct = this.targets.some((target) => sameTarget(target, { place }))
    const whole = this.targets.some((target) => sameTarget(target, { party })) || this.kind === 'sausage'
    this.aim(!direct && whole ? { party } : { place })
  }

  ask(bloc: number) {
    this.asked = this.asked.includes(bloc)
      ? this.asked.filter((other) => other !== bloc)
      : [...this.asked, bloc].toSorted((a, b) => a - b)
  }

  gather(members: number[]) {
    this.asked = members.join() === this.asked.join() ? [] : members.toSorted((a, b) => a - b)
  }

  side(at: number, seat: number) {
    this.sides = this.sides.map((chosen, other) => (other === at ? seat : chosen))
  }

  /** What would be sent; null while something is missing. */
  get move(): Record<string, unknown> | null {
    if (this.kind !== null) return this.on === null ? null : deedOf(this.kind, this.on)
    if (this.card === null || this.scene === null) return null
    if (!isJoker(this.scene.sight.view.deck, this.card))
      return picks(this.form, 'Field', 'politician').includes(this.card)
        ? { do: 'Field', politician: this.card }
        : null
    return this.declared === null ? null : { do: 'Declare', joker: this.card, party: this.declared }
  }

  async go() {
    if (this.move !== null) await this.send(this.move)
  }

  async send(action: unknown): Promise<boolean> {
    if (this.busy || this.scene === null) return false
    this.busy = true
    try {
      return (await this.scene.send(action)) === null
    } finally {
      this.busy = false
    }
  }
}

function groundOf({ number, election, blocs }: View): string {
  return `${number} ${election} ${blocs.map(({ party, chair, camp }) => `${party}${camp ? chair : ''}`).join()}`
}

function endedOf({ last }: View): string {
  return last === null ? '' : `${last.country} ${last.election}`
}

function marks({ table, tallies }: View): string {
  return [...table.map((card) => card.marks.length), ...tallies.map(({ scandals }) => scandals.length)].join()
}
