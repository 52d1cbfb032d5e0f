/** Which count is being told, and how far. It goes by its own clock here and holds nobody up. */
import { type Step, steps } from './reveal'
import type { Parliament, View } from './view'

const PAUSE = 4000

export class Telling {
  /** Which parliament is told; null: none. */
  of: number | null = $state(null)
  step = $state(0)
  running = $state(false)
  /** Only the vote on tied regions, when the count itself was told before. */
  voteOnly = $state(false)
  /** It started by itself and has not come to its result. */
  private fresh = $state(false)
  private parliaments: Parliament[] = $state.raw([])
  private known = -1
  private shown: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Starts by itself when a parliament is new; in a replay at the moment it came to be. */
  follow(view: View, before: View | null, past: boolean) {
    if (view === this.shown) return
    this.shown = view
    this.parliaments = view.parliaments
    const age = news(view)
    const known = past || this.known < 0 ? (before === null ? age : news(before)) : this.known
    this.known = age
    if (age > known) {
      this.open(view.parliaments.length - 1, age - known === 1 && age % 2 === 0, true)
      this.fresh = !past
    } else if (past) this.close()
    else if (this.of !== null && this.of >= view.parliaments.length) this.close()
  }

  /** Whether this view holds results that are not told yet. */
  untold(view: View): boolean {
    return (this.of !== null && this.fresh) || (this.known >= 0 && news(view) > this.known)
  }

  open(parliament: number, voteOnly = false, running = false) {
    this.fresh = false
    this.of = parliament
    this.voteOnly = voteOnly
    this.step = 0
    this.running = running && !calm()
    this.wind()
  }

  close() {
    this.fresh = false
    this.of = null
    this.running = false
    this.wind()
  }

  get parliament(): Parliament | null {
    return this.of === null ? null : (this.parliaments[this.of] ?? null)
  }

  get steps(): Step[] {
    return this.parliament === null ? [] : steps(this.parliament, this.voteOnly)
  }

  get now(): Step {
    return this.steps[this.step] ?? null
  }

  get last(): boolean {
    return this.step >= this.steps.length - 1
  }

  go(step: number) {
    this.step = Math.max(0, Math.min(step, this.steps.length - 1))
    if (this.last) this.running = this.fresh = false
    this.wind()
  }

  /** The way of the player at the table: a step by hand stops the clock. */
  by(steps: number) {
    this.running = false
    this.go(this.step + steps)
  }

  play(running: boolean) {
    this.running = running
    if (running && this.last) this.step = 0
    this.wind()
  }

  private wind() {
    clearTimeout(this.timer)
    if (this.running) this.timer = setTimeout(() => this.go(this.step + 1), PAUSE)
  }
}

/** Grows with every count and with every vote that settles one. */
function news(view: View): number {
  const open = view.parliaments.at(-1)?.settled === false ? 1 : 0
  return 2 * view.parliaments.length - open
}

/** Does this player want things to stay still? */
export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
