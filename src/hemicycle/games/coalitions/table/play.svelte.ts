/** What the player is composing: a deal, a payment. Whether it may be sent, forms and server say. */
import { joined, parted, together } from './split'
import { builds, type CoaScene, shown } from './scene'
import { type Deal, same } from './view'

export class Play {
  /** Being built; null: nothing, and the chamber shows what lies on the table. */
  draft: Deal | null = $state.raw(null)
  /** Taking up again what is sealed. */
  changing = $state(false)
  paying = $state(false)
  payee: number | null = $state(null)
  amount = $state(1)
  busy = $state(false)

  private scene: CoaScene | null = $state.raw(null)
  private stage = ''

  /** To be called whenever the scene has changed. */
  follow(scene: CoaScene) {
    this.scene = scene
    const { view } = scene.sight
    const round = `${view.round} ${view.pool} ${view.mandates.join()}`
    const stage = `${round} ${view.phase === 'ballots'}`
    if (stage === this.stage) return
    if (!this.stage.startsWith(`${round} `)) this.draft = null // other cards, another pool
    this.stage = stage
    this.changing = this.paying = false
    if (view.phase === 'ballots' && view.mine?.do === 'Ballot')
      this.draft = { members: view.mine.members, shares: view.mine.shares }
  }

  get pool(): number {
    return this.scene?.sight.view.pool ?? 0
  }

  get mayBuild(): boolean {
    return this.scene !== null && builds(this.scene) && !this.scene.table.paused
  }

  /** A tap on a party: into what is shown, or out of it. */
  toggle(seat: number) {
    const scene = this.scene
    if (scene === null || !this.mayBuild) return
    const { members } = shown(scene)
    const before = this.draft ?? this.lying(members)
    const after = before.members.includes(seat)
      ? parted(before, seat, this.pool)
      : joined(before, seat, this.pool)
    this.draft = after.members.length > 0 ? after : null
  }

  /** The deal that is shown without being built. */
  private lying(members: number[]): Deal {
    const view = this.scene?.sight.view
    const deal = view?.proposal?.deal ?? view?.table ?? null
    return deal !== null && deal.members.join() === members.join() ? deal : together(members, this.pool)
  }

  /** These together, each with the same; as they are if they are together already. */
  gather(members: number[]) {
    const deal = together(members, this.pool)
    if (this.mayBuild && this.draft?.members.join() !== deal.members.join()) this.draft = deal
  }

  /** Somebody's offer, to be proposed or written as it is. */
  take(deal: Deal) {
    if (!this.fits(deal)) return
    this.draft = { members: [...deal.members], shares: [...deal.shares] }
    this.changing = this.scene?.sight.view.mine != null
  }

  /** Whether it divides this pool among players who are in. */
  fits(deal: Deal): boolean {
    const mandates = this.scene?.sight.view.mandates ?? []
    const whole = deal.shares.reduce((sum, share) => sum + share, 0)
    return this.mayBuild && whole === this.pool && deal.members.every((seat) => (mandates[seat] ?? 0) > 0)
  }

  divide(shares: number[]) {
    if (this.draft !== null) this.draft = { ...this.draft, shares }
  }

  clear() {
    this.draft = null
  }

  /** Leaves the sealed ballot as it is. */
  keep() {
    const mine = this.scene?.sight.view.mine
    this.changing = false
    if (mine?.do === 'Ballot') this.draft = { members: mine.members, shares: mine.shares }
  }

  async propose() {
    const deal = this.draft
    if (deal !== null && (await this.send({ do: 'Propose', ...deal })) && same(deal, this.draft))
      this.draft = null
  }

  async seal(paper: Deal | null) {
    if (await this.send(paper === null ? { do: 'Blank' } : { do: 'Ballot', ...paper })) this.changing = false
  }

  async pay() {
    if (this.payee !== null && (await this.send({ do: 'Pay', to: this.payee, amount: this.amount }))) {
      this.payee = null
      this.amount = 1
    }
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
