/** What the player is composing, and how far the stage has told what happened. Whether it may be done, forms and server say. */
import { untrack } from 'svelte'
import { all, changing, may, numbers } from './forms'
import { frames } from './frames'
import { type Laid, lay, START } from './layout'
import { effect, sidesOf, strengthOf } from './moves'
import type { SweScene } from './scene'
import { Teller } from './teller.svelte'
import { type Change, same, type Cabinet, type Decided, type Relation, type Side, type View } from './view'

export type Told = 'cabinet' | 'forecast' | null

export class Play {
  /** The card looked at, to be played or not. */
  card: number | null = $state(null)
  side: Side = $state('policy')
  /** The card to pay with. */
  pay: number | null = $state(null)
  pile: number | null = $state(null)
  drawing = $state(false)
  /** The change of a relation that is wished, shown before it is sent. */
  change: Change | null = $state.raw(null)
  /** The tile tapped first. */
  tile: number | null = $state(null)
  party: number | null = $state(null)
  spot: { scale: number; side: number } | null = $state.raw(null)
  most = $state(0)
  busy = $state(false)

  /** Which cabinet is told, and how far. */
  told: Told = $state(null)
  readonly forming = new Teller(3600)
  /** The vote that is told: which of those decided. */
  vote: number | null = $state(null)
  readonly voting = new Teller(1700)

  /** How each card lay on the agenda when it was last seen there. */
  private readonly faces = new Map<number, Side>()
  private scene: SweScene | null = $state.raw(null)
  private lying: Laid = $state.raw(START)
  private shown: View | null = null
  private stage = ''
  private votes = -1
  /** The turn in which a vote began to be told. */
  private votedIn = 0

  /** To be called whenever the scene has changed. */
  follow(scene: SweScene) {
    untrack(() => {
      this.scene = scene
      const { view } = scene.sight
      if (view === this.shown) return
      this.shown = view
      this.lying = lay(view.relations, this.lying)
      for (const { card, side } of view.agenda) this.faces.set(card, side)
      this.tell(view, scene)
      this.renew(view)
    })
  }

  private tell(view: View, { before, past }: SweScene) {
    const known =
      past || this.votes < 0 ? (before === null ? view.decided.length : before.decided.length) : this.votes
    if (view.decided.length > known) this.openVote(view.decided.length - 1, true)
    else if (past || (this.vote !== null && this.vote >= view.decided.length)) this.vote = null
    this.votes = view.decided.length
    const ends = view.cabinet !== null && before !== null && before.cabinet === null
    if (ends) this.openCabinet('cabinet', !past)
    else if (this.told !== null && view[this.told] === null) this.told = null
  }

  /** Another thing is asked: what was composed for the one before is put away. */
  private renew(view: View) {
    const stage = [
      view.phase,
      view.asked,
      view.turn,
      view.played,
      view.in_play?.asked,
      view.in_play?.pushed,
    ].join()
    if (this.card !== null && !view.mine.includes(this.card)) this.card = null
    if (stage === this.stage) return
    this.stage = stage
    this.pay = this.pile = this.change = this.tile = this.party = this.spot = null
    this.drawing = false
    const welcome = numbers(this.form, 'Welcome', 'most')
    this.most = Math.max(0, ...welcome)
    const changes = this.changes
    if (changes.length === 1) this.change = changes[0] ?? null
    if (changes.length > 0 || view.turn > this.votedIn + 1) this.closeVote()
  }

  private get form() {
    return this.scene !== null && this.acts ? this.scene.sight.choices : null
  }

  get acts(): boolean {
    const scene = this.scene
    return (
      scene !== null &&
      scene.seat !== null &&
      !scene.past &&
      !scene.sight.over &&
      !scene.table.paused &&
      scene.sight.choices !== null
    )
  }

  may = (make: string): boolean => may(this.form, make)

  /** The map as it lies, or as it would with the relation that is wished. */
  get laid(): Laid {
    const change = this.change
    if (change?.kind !== 'create' || this.scene === null) return this.lying
    return lay([...this.scene.sight.view.relations, change], this.lying)
  }

  /** As what a card of the agenda was played; the System plays policies, and may play one that is used at once. */
  sideOf = (card: number): Side => this.faces.get(card) ?? 'policy'

  get relations(): readonly Relation[] {
    return this.scene?.sight.view.relations ?? []
  }

  /** Changes that I may make now. */
  get changes(): Change[] {
    return this.scene !== null && this.acts && this.scene.sight.view.phase === 'relation'
      ? this.scene.sight.view.changes
      : []
  }

  /** What the card in question would do: the one in play, else the one looked at. */
  get effect() {
    const view = this.scene?.sight.view
    if (!view || this.card === null || view.in_play !== null) return null
    return effect(view, this.card, this.side)
  }

  look(card: number) {
    const view = this.scene?.sight.view
    if (!view) return
    this.drawing = false
    if (this.card === card) this.card = null
    else {
      this.card = card
      this.side = sidesOf(view, card)[0] ?? 'policy'
    }
  }

  flip() {
    this.side = this.side === 'policy' ? 'opinion' : 'policy'
  }

  /** One tap on a pile takes it in view, the next draws from it. */
  takePile(pile: number) {
    if (!numbers(this.form, 'Draw', 'pile').includes(pile)) return
    if (this.pile === pile) void this.send({ do: 'Draw', pile })
    this.pile = pile
    this.drawing = true
    this.card = null
  }

  openDrawing() {
    this.drawing = true
    this.card = null
  }

  /** One tap takes the change in view, another lets it go. */
  wish(change: Change) {
    const again = this.change !== null && same(this.change, change) && this.change.kind === change.kind
    this.change = again ? null : change
    this.tile = null
  }

  /** A tile, then another: the change between the two, the milder one first; where there is none, the server says why. */
  tap(party: number) {
    if (this.changes.length === 0) return
    const first = this.tile
    if (first === null || first === party) {
      this.tile = first === party ? null : party
      return
    }
    const between = this.changes.filter(
      ({ one, other }) => [one, other].includes(first) && [one, other].includes(party),
    )
    const next = between.find((change) => change !== this.change) ?? between[0]
    if (next) this.change = next
    else void this.send(changing(this.attempt(Math.min(first, party), Math.max(first, party))))
    this.tile = null
  }

  /** What one would do first with these two. */
  private attempt(one: number, other: number): Change {
    const view = this.scene?.sight.view
    const related = view !== undefined && strengthOf(view, { one, other }) !== 0
    const both = [one, other].every((party) => view?.in_play?.acted.includes(party))
    return { kind: !related ? 'create' : both ? 'strengthen' : 'weaken', one, other }
  }

  choosable = (): number[] => numbers(this.form, 'Choose', 'party')
  places = () =>
    all(this.form, 'Place').map(({ scale, side }) => ({ scale: Number(scale), side: Number(side) }))

  openCabinet(told: 'cabinet' | 'forecast', running: boolean) {
    const view = this.scene?.sight.view
    const cabinet: Cabinet | null = view?.[told] ?? null
    if (!view || cabinet === null) return
    this.told = told
    this.forming.start(frames(view.relations, cabinet).length, running)
  }

  closeCabinet() {
    this.told = null
    this.forming.stop()
  }

  openVote(at: number, running: boolean) {
    const decided: Decided | undefined = this.scene?.sight.view.decided[at]
    if (!decided) return
    this.vote = at
    this.votedIn = this.scene?.sight.view.turn ?? 0
    this.voting.start(decided.looks.length + 1, running)
  }

  closeVote() {
    this.vote = null
    this.voting.stop()
  }

  async send(action: unknown): Promise<boolean> {
    if (this.busy || this.scene === null) return false
    this.busy = true
    this.closeVote()
    try {
      return (await this.scene.send(action)) === null
    } finally {
      this.busy = false
    }
  }
}
