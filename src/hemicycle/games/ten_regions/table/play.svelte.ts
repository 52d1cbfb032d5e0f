/** What the player is composing and looking at: a campaign, a party, a ballot, a count being told. Keeps no rule. */
import { Foretold } from '$client/lib/foretold.svelte'
import type { Line } from '$client/generated/wire'
import { cells, offers, targets, votes } from './offers'
import {
  action,
  aim,
  aims,
  clear,
  complete,
  type Counts,
  empty,
  left,
  type Placement,
  placementOf,
  put,
  same,
  take,
} from './placement'
import type { TenScene } from './scene'
import { Telling } from './telling.svelte'
import { type Kind, KINDS, type View } from './view'

/** A strike that waits for its target; `at` is its number when it lies on the map already. */
export interface Asking {
  kind: Kind
  region: number
  at: number | null
}
export interface Drag {
  kind: Kind
  from: number | null
  x: number
  y: number
  over: number | null
}

const SAVE_AFTER = 600

export class Play {
  kind: Kind = $state('media')
  region: number | null = $state(null)
  placement: Placement = $state.raw(empty(0))
  asking: Asking | null = $state.raw(null)
  menu: number | null = $state(null)
  drag: Drag | null = $state.raw(null)
  /** Taking up a sealed campaign or ballot again. */
  changing = $state(false)
  cell: number | null = $state(null)
  /** A choice per tied region; undefined while open. */
  ballot: (number | null | undefined)[] = $state.raw([])
  /** Whose hand is looked at in an unveiled replay. */
  hand: number | null = $state(null)
  busy = $state(false)
  /** What was just done, for ears. */
  said: Line | null = $state.raw(null)
  telling = new Telling()
  /** What lies on the map comes to that, as long as nobody takes votes away. */
  foretold = new Foretold<{ votes: number[] }>()

  private scene: TenScene | null = $state.raw(null)
  private stage = ''
  private dirty = false
  /** What was laid last: the kind may have gone on since, but this is what one less means. */
  private last: { kind: Kind; region: number } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private focusOn: (region: number) => void = () => {}

  /** To be called whenever the scene has changed. */
  follow(scene: TenScene) {
    const { view } = scene.sight
    this.scene = scene
    this.telling.follow(view, scene.before, scene.past)
    const stage = [view.phase, view.turn, ...view.ties.map((tie) => tie.region)].join(' ')
    if (stage === this.stage) return
    this.stage = stage
    this.begin(view)
  }

  private begin(view: View) {
    clearTimeout(this.timer)
    this.dirty = this.changing = false
    this.asking = this.menu = this.cell = this.said = this.last = null
    this.kind = 'media'
    this.placement = placementOf(view.mine ?? view.draft, view.regions.length)
    this.foretold.forget()
    this.ballot = view.ballot?.votes ?? view.ties.map(() => undefined)
  }

  onFocus(focus: (region: number) => void) {
    this.focusOn = focus
  }

  focus(region: number) {
    this.region = region
    this.focusOn(region)
  }

  // Campaign ------------------------------------------------------------------------------------------

  get mayAct(): boolean {
    const scene = this.scene
    return (
      scene !== null &&
      scene.seat !== null &&
      !scene.past &&
      !scene.table.paused &&
      scene.sight.choices !== null
    )
  }

  get composing(): boolean {
    const sight = this.scene?.sight
    return (
      this.mayAct &&
      offers(sight?.choices ?? null, 'Campaign') &&
      (sight?.view.mine === null || this.changing)
    )
  }

  get left(): Counts {
    const scene = this.scene,
      purse = scene?.sight.view.purses[scene.seat ?? -1]
    return purse === undefined ? { media: 0, rally: 0, conflict: 0, control: 0 } : left(this.placement, purse)
  }

  get complete(): boolean {
    const scene = this.scene,
      purse = scene?.sight.view.purses[scene.seat ?? -1]
    return purse !== undefined && complete(this.placement, purse)
  }

  targets(kind: Kind, region: number): (number | null)[] {
    return targets(this.scene?.sight.choices ?? null, kind, region)
  }

  choose(kind: Kind) {
    this.kind = kind
    this.last = null
  }

  /** A tap on a region: one token of the chosen kind more. */
  tap(region: number) {
    this.region = region
    if (this.composing) this.put(this.kind, region)
  }

  put(kind: Kind, region: number, times = 1) {
    if (!this.composing || times < 1) return
    if (this.left[kind] < times) {
      this.said = { key: 'table-none-left', args: { kind } }
      return
    }
    const [only, ...others] = this.targets(kind, region)
    if (aims(kind) && others.length > 0) this.asking = { kind, region, at: null }
    else this.lay(kind, put(this.placement, kind, region, only ?? null, times), region)
  }

  private lay(kind: Kind, placement: Placement, region: number) {
    this.last = { kind, region }
    this.set(placement, region)
  }

  /** One less of what was laid here last, else of the chosen kind. */
  takeBack(region: number) {
    this.take(this.last?.region === region ? this.last.kind : this.kind, region)
  }

  take(kind: Kind, region: number) {
    if (this.composing) this.set(take(this.placement, kind, region), region)
  }

  /** Carries a token to another region, or off the map when there is none. */
  carry(kind: Kind, from: number | null, to: number | null) {
    if (from === to) return
    if (from !== null) this.take(kind, from)
    if (to === null) return
    this.region = to
    this.put(kind, to)
  }

  ask(kind: Kind, region: number, at: number) {
    if (this.composing) this.asking = { kind, region, at }
  }

  answer(target: number | null) {
    const asking = this.asking
    this.asking = null
    if (asking === null) return
    const { kind, region, at } = asking
    if (at === null) this.lay(kind, put(this.placement, kind, region, target), region)
    else this.set(aim(this.placement, kind, at, target), region)
    this.focusOn(region)
  }

  leave() {
    const region = this.asking?.region ?? this.menu
    this.asking = this.menu = null
    if (region !== null) this.focusOn(region)
  }

  clear(region: number) {
    if (this.composing) this.set(clear(this.placement, region), region)
  }

  takeAllBack() {
    if (this.composing) this.set(empty(this.placement.media.length), null)
  }

  private set(placement: Placement, region: number | null) {
    if (same(placement, this.placement)) return
    this.said = region === null ? { key: 'table-all-back', args: {} } : null
    void this.lies(placement).then(() => {
      if (region !== null && this.placement === placement) this.said = this.report(region)
    })
    if (this.left[this.kind] === 0) this.kind = KINDS.find((kind) => this.left[kind] > 0) ?? this.kind
    this.dirty = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), SAVE_AFTER)
  }

  /** From now on this lies on the map; the rules are asked what it comes to. */
  private async lies(placement: Placement) {
    this.placement = placement
    if (this.scene !== null) await this.foretold.ask(this.scene.foretell, action(placement, 'Draft'))
  }

  get totals(): number[] {
    return this.foretold.answer?.votes ?? this.scene?.sight.view.totals ?? []
  }

  private report(region: number): Line {
    const votes = this.totals[region] ?? 0
    return { key: 'table-said-total', args: { region: { of: 'region', at: region }, votes } }
  }

  /** Leaves the unfinished campaign with the server, where time's end finds it. */
  async save() {
    clearTimeout(this.timer)
    if (!this.dirty || !this.composing || !offers(this.scene?.sight.drafts ?? null, 'Draft')) return
    this.dirty = false
    await this.scene?.send(action(this.placement, 'Draft'))
  }

  async seal() {
    if (!this.complete) {
      this.said = { key: 'table-not-complete', args: {} }
      return
    }
    clearTimeout(this.timer)
    if (await this.send(action(this.placement, 'Campaign'))) this.dirty = this.changing = false
  }

  change() {
    const view = this.scene?.sight.view
    if (view === undefined) return
    this.changing = true
    if (view.phase === 'campaign') void this.lies(placementOf(view.draft ?? view.mine, view.regions.length))
  }

  /** Leaves the sealed campaign or ballot as it is. */
  keep() {
    const view = this.scene?.sight.view
    this.changing = this.dirty = false
    clearTimeout(this.timer)
    if (view === undefined) return
    this.placement = placementOf(view.mine ?? view.draft, view.regions.length)
    this.foretold.forget()
    this.ballot = view.ballot?.votes ?? this.ballot
  }

  // Party and ballot -----------------------------------------------------------------------------------

  get cells(): number[] {
    return this.mayAct ? cells(this.scene?.sight.choices ?? null) : []
  }

  async found() {
    if (this.cell !== null && this.cells.includes(this.cell))
      await this.send({ do: 'Found', cell: this.cell })
  }

  get votes() {
    return this.mayAct ? votes(this.scene?.sight.choices ?? null) : []
  }

  vote(place: number, seat: number | null) {
    this.ballot = this.votes.map((_, other) => (other === place ? seat : this.ballot[other]))
  }

  get voted(): boolean {
    return this.votes.every((_, place) => this.ballot[place] !== undefined)
  }

  async cast() {
    if (this.voted && (await this.send({ do: 'Ballot', votes: this.ballot }))) this.changing = false
  }

  private async send(action: unknown): Promise<boolean> {
    if (this.busy || this.scene === null) return false
    this.busy = true
    try {
      return (await this.scene.send(action)) === null
    } finally {
      this.busy = false
    }
  }
}
