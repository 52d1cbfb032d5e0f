/** What time it is on the server, and how much of a clock is left. Starts and stops no clock. */
import { createSubscriber } from 'svelte/reactivity'
import type { Clock } from '../generated/wire'

export const URGENT = 10 // seconds

class Time {
  private offset = 0
  private readonly ticking = createSubscriber((update) => {
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  })

  /** The server said what time it was when it spoke. The least difference is the truest: messages only come late. */
  heard(server: number, fresh = false): void {
    const offset = server - Date.now()
    this.offset = fresh ? offset : Math.max(this.offset, offset)
  }

  get now(): number {
    this.ticking()
    return Date.now() + this.offset
  }
}

export const time = new Time()

/** Seconds left; null for a clock that waits for the host to ring it. */
export function secondsLeft(clock: Clock, now: number): number | null {
  const left = clock.left ?? (clock.until === null ? null : clock.until - now)
  return left === null ? null : Math.max(0, left / 1000)
}

export function figures(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
