/** Questions to the server, one function each. Keeps nothing; the open table speaks through `match`. */
import type { Game, Me, OwnTable, Refusal, Replay, Report, Table } from '../generated/wire'
import type { HostWish, NewTable } from '../generated/requests'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.detail)
  }
}

const OFFLINE: Refusal = { error: 'offline', detail: '', reason: { key: 'offline', args: {}, at: [] } }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Refused(0, OFFLINE)
  })
  if (!answer.ok) throw new Refused(answer.status, await refusalOf(answer))
  return (answer.status === 204 ? null : await answer.json()) as T
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal
  } catch {
    return { ...OFFLINE, detail: answer.statusText }
  }
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => ask<Me>('GET', '/me'),
  call: (name: string) => ask<Me>('POST', '/me', { name }),
  games: () => ask<Game[]>('GET', '/games'),
  rules: (game: string, language: string) =>
    ask<{ html: string; lang: string }>('GET', `/games/${game}/rules?lang=${language}`),
  tables: () => ask<Table[]>('GET', '/tables'),
  mine: () => ask<OwnTable[]>('GET', '/me/tables'),
  open: (table: NewTable) => ask<Table>('POST', '/tables', table),
  table: (id: string) => ask<Table>('GET', at(id)),
  sit: (id: string, name: string, seat?: number, invite?: string) =>
    ask<Table>('POST', `${at(id)}/seats`, { seat, name, invite }),
  leave: (id: string, seat: number) => ask<unknown>('DELETE', `${at(id)}/seats/${seat}`),
  start: (id: string) => ask<unknown>('POST', `${at(id)}/start`, {}),
  again: (id: string) => ask<Table>('POST', `${at(id)}/again`, {}),
  host: (id: string, act: HostWish) => ask<{ invite?: string } | null>('POST', `${at(id)}/host`, act),
  replay: (id: string, seat: string) => ask<Replay>('GET', `${at(id)}/replay?seat=${seat}`),
  report: (id: string) => ask<Report>('GET', `${at(id)}/report`),
}

export const recordAddress = (id: string) => `/api${at(id)}/record`
export const reportAddress = (id: string, language: string) => `/api${at(id)}/report.csv?lang=${language}`
export const qrAddress = (id: string, url: string) => `/api${at(id)}/qr.svg?url=${encodeURIComponent(url)}`
