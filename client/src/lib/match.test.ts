// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Dial, Match, newId } from './match.svelte'
import { event, snapshot } from '../test/samples'

const CLOSED = 3

class FakeSocket {
  static all: FakeSocket[] = []
  sent: { type: string; id?: string; after?: number }[] = []
  readyState: number = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const dial: Dial = (address) => new FakeSocket(address)
const socket = () => FakeSocket.all.at(-1) as FakeSocket
let match: Match

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  match = new Match('K7Q2MX', dial)
  socket().open()
  socket().hear(snapshot({ n: 4 }))
})
afterEach(() => {
  match.close()
  vi.useRealTimers()
})

test('events in order are followed', () => {
  socket().hear(event({ n: 5, view: { turn: 2 } }))
  expect(match.story?.n).toBe(5)
  expect(match.story?.sight.view).toMatchObject({ turn: 2, turns: 3 })
})

test('a gap is asked for once, and filled', () => {
  socket().hear(event({ n: 6, view: { turn: 3 } }))
  socket().hear(event({ n: 7, view: { turn: 4 } }))
  expect(match.story?.n).toBe(4)
  expect(socket().sent).toEqual([{ type: 'resume', after: 4, seat: 0 }])
  for (const n of [5, 6, 7]) socket().hear(event({ n, view: { turn: n } }))
  expect(match.story?.sight.view).toMatchObject({ turn: 7 })
})

test('a page that is looked at again notices that its line is dead', async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  expect(socket().sent).toEqual([{ type: 'ping' }])
  await vi.advanceTimersByTimeAsync(3000)
  expect(match.line).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
})

test('and goes on where it answers', async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  socket().hear({ type: 'pong', now: 1 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(match.line).toBe('live')
  expect(FakeSocket.all).toHaveLength(1)
})

test('what came twice counts once', () => {
  const said = { n: 5, at: 9, from: 1, to: null, text: 'Hello' }
  for (let times = 0; times < 2; times++) socket().hear(event({ n: 5, talk: [said] }))
  expect(match.story?.talk).toEqual([said])
})

test('after a loss it comes back where it was', async () => {
  socket().break()
  expect(match.line).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(socket().address).toMatch(/\/api\/tables\/K7Q2MX\/socket\?after=4&seat=0$/)
  socket().open()
  expect(match.line).toBe('live')
})

test('it waits longer each time nobody answers', async () => {
  const gaps: number[] = []
  for (let time = 0, since = 0; gaps.length < 5; time += 50) {
    if (socket().readyState !== CLOSED) {
      gaps.push(time - since)
      since = time
      socket().break()
    }
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(gaps.slice(1)).toEqual([...gaps.slice(1)].sort((a, b) => a - b))
})

test('what was not acknowledged is sent again with the same number', async () => {
  const done = vi.fn()
  void match.move({ do: 'Found', cell: 4 }).then(done)
  const id = socket().sent[0]?.id
  socket().break()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  expect(socket().sent).toEqual([{ type: 'move', id, do: { do: 'Found', cell: 4 } }])
  socket().hear({ type: 'ack', id, n: 5 })
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledWith(null)
  socket().break()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  expect(socket().sent).toEqual([])
})

test('a refusal is handed back and shown until the next try', async () => {
  const answer = match.move({ do: 'Found', cell: 4 })
  const id = socket().sent[0]?.id
  socket().hear({ type: 'error', id, error: 'illegal', detail: 'cell: this is taken' })
  expect((await answer)?.detail).toBe('cell: this is taken')
  expect(match.refusal?.detail).toBe('cell: this is taken')
  void match.move({ do: 'Found', cell: 5 })
  expect(match.refusal).toBeNull()
})

test('a line is given up at once when the browser says that it is offline', () => {
  window.dispatchEvent(new Event('offline'))
  expect(match.line).toBe('lost')
})

test('a silent line is given up', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  expect(match.line).not.toBe('live')
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test('who comes and goes is seen', () => {
  socket().hear({ type: 'presence', here: [true, false, true] })
  expect(match.story?.table.seats.map((seat) => seat.here)).toEqual([true, false, true])
})

test('another seat starts a stream of its own', () => {
  match.renew()
  expect(match.story).toBeNull()
  expect(socket().address).toMatch(/socket$/)
})

test('message ids are unique, also where the browser makes none', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => at * 7) })
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  vi.unstubAllGlobals()
})

test('a question is answered beside acknowledgements, and refused as nothing', async () => {
  const answers = [match.foretell({ do: 'Draft' }), match.foretell(7)]
  const [one, other] = socket().sent as { id: string }[]
  expect(socket().sent[0]).toMatchObject({ type: 'what-if', ask: { do: 'Draft' } })
  socket().hear({ type: 'error', id: other?.id, error: 'illegal', detail: 'no' })
  socket().hear({ type: 'foretold', id: one?.id, answer: { votes: [20] } })
  expect(await Promise.all(answers)).toEqual([{ votes: [20] }, null])
  expect(match.refusal).toBe(null)
})

test('a question that was on its way when the line was lost is answered by nothing', async () => {
  const answer = match.foretell(1)
  socket().break()
  expect(await answer).toBe(null)
  expect(await match.foretell(2)).toBe(null)
})
