/** What the rules say of what is being composed. Of questions that come faster than answers, the last is asked. */

type Ask = (question: unknown) => Promise<unknown>

export class Foretold<A> {
  /** The newest answer. */
  answer: A | null = $state.raw(null)
  /** Whether it answers the newest question. */
  fresh = $state(true)

  private next: { ask: Ask; question: unknown } | null = null
  private running: Promise<void> | null = null
  private forgotten = 0

  /** Resolves when the last question put until then is answered. */
  ask(ask: Ask, question: unknown): Promise<void> {
    this.next = { ask, question }
    this.fresh = false
    this.running ??= this.run().finally(() => (this.running = null))
    return this.running
  }

  /** Nothing is being composed any more: what is still answered is not listened to. */
  forget(): void {
    this.answer = this.next = null
    this.fresh = true
    this.forgotten += 1
  }

  private async run(): Promise<void> {
    while (this.next !== null) {
      const { ask, question } = this.next
      this.next = null
      const { forgotten } = this
      const answer = (await ask(question)) as A | null
      if (this.forgotten !== forgotten || answer === null) continue
      this.answer = answer
      this.fresh = this.next === null
    }
  }
}
