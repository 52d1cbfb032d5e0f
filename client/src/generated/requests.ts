// Made by `make types` from hemicycle.server.requests. Do not edit.

export type ToServer =
  | SocketMove
  | SocketOrder
  | SocketTalk
  | SocketWhatIf
  | SocketResume
  | SocketNext
  | SocketPing

export interface SocketMove {
  type: 'move'
  id: string
  do: unknown
}

export interface SocketOrder {
  type: 'order'
  id: string
  do: unknown
}

export interface SocketTalk {
  type: 'talk'
  id: string
  text?: string
  to?: number[] | null
  offer?: unknown
}

export interface SocketWhatIf {
  type: 'what-if'
  id: string
  ask: unknown
}

export interface SocketResume {
  type: 'resume'
  after: number
  seat?: number | null
}

export interface SocketNext {
  type: 'next'
  id: string
}

export interface SocketPing {
  type: 'ping'
}

export type HostWish =
  | Pause
  | Resume
  | AddTime
  | SeatBot
  | OpenSeat
  | SendAway
  | Ring
  | SetPace
  | End
  | Invite
  | Settle

export interface Pause {
  do: 'pause'
}

export interface Resume {
  do: 'resume'
}

export interface AddTime {
  do: 'add-time'
  seconds: number
}

export interface SeatBot {
  do: 'bot'
  seat: number
  bot: string
}

/** Take a bot back, before the start. */
export interface OpenSeat {
  do: 'open'
  seat: number
}

/** Whoever sits there. During the match a bot plays on. */
export interface SendAway {
  do: 'send-away'
  seat: number
}

export interface Ring {
  do: 'ring'
  clock: string
}

export interface SetPace {
  do: 'pace'
  pace: 'slow' | 'normal' | 'quick' | 'step'
}

export interface End {
  do: 'end'
}

export interface Invite {
  do: 'invite'
  seat: number
}

/** Agree on something else, before the start; what is not given stays as it is. */
export interface Settle {
  do: 'settings'
  seats?: number | null
  options?: Record<string, unknown> | null
  name?: string | null
  public?: boolean | null
  timed?: boolean | null
  absence?: Absence | null
}

/** What happens when the person of an awaited seat stays away so long. */
export interface Absence {
  policy?: 'wait' | 'bot' | 'move'
  minutes?: number
}

/** `options` are bounded one by one, as they are read. */
export interface NewTable {
  game: string
  seats: number
  options?: Record<string, unknown>
  name?: string
  public?: boolean
  timed?: boolean
  absence?: Absence
  language?: string
  pace?: 'slow' | 'normal' | 'quick' | 'step' | null
  bots?: Record<string, string>
  sit?: number | null
  start?: boolean
}

export interface Sit {
  name?: string
  seat?: number | null
  invite?: string | null
}
