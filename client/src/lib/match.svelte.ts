/** A table on the line: keeps up with the server, comes back after a loss, and sends what is said and done. Shows nothing. */
import { time } from './clock.svelte'
import { begin, follow, present, type Story } from './story'
import type { FromServer, Refusal } from '../generated/wire'
import type { ToServer } from '../generated/requests'

export type LineState = 'connecting' | 'live' | 'lost' | 'shut'
type Sent = ToServer & { id: string }
type Socket = Pick<WebSocket, 'send' | 'close'> & {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}
export type Dial = (address: string) => Socket

const OPEN = 1
const BACK_OFF = [300, 700, 1500, 3000, 6000, 10_000]
const PING = 15_000
const SILENCE = 40_000
const SLOW = 4_000
const PROBE = 3_000
const NO_SUCH_TABLE = 4404
const ANOTHER_ROLE = 4001

const dial: Dial = (address) => new WebSocket(address) as unknown as Socket

export class Match {
  story: Story | null = $state.raw(null)
  line: LineState = $state('connecting')
  refusal: Refusal | null = $state.raw(null)
  /** Something sent has not been answered for a while. */
  slow = $state(false)

  private socket: Socket | null = null
  private readonly waiting = new Map<string, { message: Sent; done: (refusal: Refusal | null) => void }>()
  private readonly asking = new Map<string, (answer: unknown) => void>()
  private tries = 0
  private heardAt = 0
  private heardMessages = 0
  private resuming = false
  private redial: ReturnType<typeof setTimeout> | undefined
  private readonly pings: ReturnType<typeof setInterval>

  constructor(
    readonly id: string,
    private readonly dial_: Dial = dial,
  ) {
    this.pings = setInterval(() => this.ping(), PING)
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.addEventListener?.('offline', this.giveUp)
    globalThis.document?.addEventListener('visibilitychange', this.probe)
    this.connect()
  }

  close(): void {
    this.line = 'shut'
    clearInterval(this.pings)
    clearTimeout(this.redial)
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.removeEventListener?.('offline', this.giveUp)
    globalThis.document?.removeEventListener('visibilitychange', this.probe)
    this.drop()
  }

  /** I have taken or left a seat: what I may see is another stream now. */
  renew(): void {
    this.story = null
    this.drop()
    this.connect()
  }

  move = async (action: unknown): Promise<Refusal | null> => {
    this.refusal = null
    const refusal = await this.send({ type: 'move', id: newId(), do: action })
    this.refusal = refusal
    return refusal
  }

  /** Sends what may be refused without anybody being told, as drafts. */
  leave = (action: unknown): Promise<Refusal | null> => this.send({ type: 'move', id: newId(), do: action })

  say = (to: number[] | null, text: string): Promise<Refusal | null> =>
    this.send({ type: 'talk', id: newId(), to, text })

  offer = (to: number[] | null, offer: unknown, text = ''): Promise<Refusal | null> =>
    this.send({ type: 'talk', id: newId(), to, text, offer })

  /** Bots need not wait for me any longer. */
  next = (): Promise<Refusal | null> => this.send({ type: 'next', id: newId() })

  order = (order: unknown): Promise<Refusal | null> => this.send({ type: 'order', id: newId(), do: order })

  /** What the rules say would come of something, from my own view; null when they say nothing. */
  foretell = (ask: unknown): Promise<unknown> => {
    if (this.socket?.readyState !== OPEN) return Promise.resolve(null)
    const id = newId()
    this.tell({ type: 'what-if', id, ask })
    return new Promise((done) => this.asking.set(id, done))
  }

  private send(message: Sent): Promise<Refusal | null> {
    return new Promise((done) => {
      this.waiting.set(message.id, { message, done })
      this.tell(message)
      setTimeout(() => (this.slow ||= this.waiting.has(message.id)), SLOW)
    })
  }

  private tell(message: ToServer): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    clearTimeout(this.redial)
    const after = this.story ? `?after=${this.story.n}&seat=${this.seat ?? 'none'}` : ''
    const socket = this.dial_(
      `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket${after}`,
    )
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => this.lost(event.code)
    this.socket = socket
  }

  private get seat(): number | null {
    return this.story?.table.you.seat ?? null
  }

  private opened(): void {
    this.line = 'live'
    this.tries = 0
    this.heardAt = Date.now()
    this.resuming = false
    for (const { message } of this.waiting.values()) this.tell(message)
  }

  private lost(code: number): void {
    this.socket = null
    this.askNoMore()
    if (this.line === 'shut') return
    if (code === NO_SUCH_TABLE) return this.close()
    if (code === ANOTHER_ROLE) this.story = null
    this.line = this.story ? 'lost' : 'connecting'
    const pause = BACK_OFF[Math.min(this.tries++, BACK_OFF.length - 1)] as number
    this.redial = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2))
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    this.askNoMore()
  }

  private readonly hurry = (): void => {
    if (this.line === 'live' || this.line === 'shut') return
    this.drop()
    this.connect()
  }

  /** A page that is looked at again may have slept, and its line with it: unless something is heard soon, it is dead. */
  private readonly probe = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.line !== 'live') return this.hurry()
    const { heardMessages } = this
    this.tell({ type: 'ping' })
    setTimeout(() => {
      if (this.line === 'live' && this.heardMessages === heardMessages) this.giveUp()
    }, PROBE)
  }

  private readonly giveUp = (): void => {
    if (this.line !== 'live') return
    this.drop()
    this.lost(0)
  }

  private ping(): void {
    if (this.line !== 'live') return
    if (Date.now() - this.heardAt > SILENCE) this.giveUp()
    else this.tell({ type: 'ping' })
  }

  private heard(message: FromServer): void {
    this.heardAt = Date.now()
    this.heardMessages++
    if ('now' in message) time.heard(message.now, message.type === 'snapshot')
    switch (message.type) {
      case 'snapshot':
        this.resuming = false
        this.story = begin(message)
        break
      case 'event':
        this.event(message)
        break
      case 'presence':
        if (this.story) this.story = { ...this.story, table: present(this.story.table, message.here) }
        break
      case 'ack':
        this.answered(message.id, null)
        break
      case 'foretold':
        this.foretold(message.id, message.answer)
        break
      case 'error':
        if (message.id) this.answered(message.id, message)
    }
  }

  private event(event: Extract<FromServer, { type: 'event' }>): void {
    const due = (this.story?.n ?? -1) + 1
    if (this.story && event.n === due) {
      this.resuming = false
      this.story = follow(this.story, event)
    } else if (event.n > due && !this.resuming) {
      this.resuming = true
      this.tell({ type: 'resume', after: due - 1, seat: this.seat })
    }
  }

  private foretold(id: string, answer: unknown): void {
    this.asking.get(id)?.(answer)
    this.asking.delete(id)
  }

  /** A question that was on its way is not asked again: by the time the line is back it is another one. */
  private askNoMore(): void {
    for (const id of [...this.asking.keys()]) this.foretold(id, null)
  }

  private answered(id: string, refusal: Refusal | null): void {
    this.foretold(id, null)
    this.waiting.get(id)?.done(refusal)
    this.waiting.delete(id)
    if (!this.waiting.size) this.slow = false
  }
}

/** `crypto.randomUUID` is missing on pages that came over plain http from another machine. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] as number) & 15) | 64
  bytes[8] = ((bytes[8] as number) & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
