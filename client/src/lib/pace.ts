/** Whether bots wait for a word of mine before they move. When they move is the server's matter. */
import type { Sight, Table } from '../generated/wire'

export const PACES = ['slow', 'normal', 'quick', 'step'] as const

/** The word that lets them: `next` where they move step by step, `go-on` where people have the floor first. */
export function wordToBots(table: Table, sight: Sight, seals: boolean): 'next' | 'go-on' | null {
  const { seat, host } = table.you
  const waiting = sight.awaited.some((at) => table.seats[at]?.bot)
  if (!waiting || table.paused || table.status !== 'playing') return null
  if (table.pace === 'step') return seat !== null || host ? 'next' : null
  const mine = seat !== null && sight.awaited.includes(seat)
  return mine && !seals && !sight.sealed.length ? 'go-on' : null
}
