/** Steps told one after another by a clock of one's own; it holds nobody up, and stands still for who wants stillness. */

export class Teller {
  at = $state(0)
  running = $state(false)
  count = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly pause: number) {}

  start(count: number, running: boolean) {
    this.count = count
    this.at = 0
    this.running = running && !calm() && count > 1
    this.wind()
  }

  stop() {
    this.running = false
    this.wind()
  }

  get last(): boolean {
    return this.at >= this.count - 1
  }

  /** By hand: the clock stops. */
  go(to: number) {
    this.running = false
    this.show(to)
  }

  play(running: boolean) {
    if (running && this.last) this.at = 0
    this.running = running
    this.wind()
  }

  private show(to: number) {
    this.at = Math.max(0, Math.min(to, this.count - 1))
    if (this.last) this.running = false
    this.wind()
  }

  private wind() {
    clearTimeout(this.timer)
    if (this.running) this.timer = setTimeout(() => this.show(this.at + 1), this.pause)
  }
}

export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
