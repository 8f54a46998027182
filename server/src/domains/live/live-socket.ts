import { randomUUID } from 'node:crypto'
import { type ClientFrame, clientFrame, type ServerFrame } from '@sojourn/contract/live/frames'
import { closeCodes, maxTripsPerSocket } from '@sojourn/contract/live/socket'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { WebSocket } from '@fastify/websocket'

/**
 * More than this unsent means a client that does not keep up: it is told to reload once it does. One frame may be longer,
 * so all lines of a person count together: else each of them could hold one.
 */
const maxUnsentBytes = { line: 512 * 1024, person: 4 * 1024 * 1024 } as const
/** A line that was not once empty in so many pings is not read, whatever its client says. */
const maxPingsBehind = 15
/** Between two pings; a person who runs through all tabs stays far below. */
const maxFrames = 100
const pingFrame = Buffer.from(JSON.stringify({ type: 'ping' } satisfies ServerFrame))

/** A trip that one socket follows. */
export interface TripSubscription {
  readonly id: string
  readonly tripId: number
  readonly userId: string
  readonly socket: LiveSocket
  /** The last change this client was sent, or has said it holds. */
  rev: number
  tab: TripTab
  today: PlainDate
  /** Access was granted and a first answer sent. */
  isLive: boolean
  /** Something was not sent because too much was unsent already. */
  isBehind: boolean
  /** The presence it was sent last. */
  presence: Buffer | null
}

export interface SocketOwner {
  userId: string
  /** By which the session is found; it changes when the session's token does. */
  sessionHash: string
}

type Handlers = Record<
  'onSubscribe' | 'onMove' | 'onUnsubscribe',
  (subscription: TripSubscription) => void
> & {
  onFollowList: () => void
  /** On all lines of this person. */
  unsentBytes: () => number
  todayOf: (stated: string | undefined) => PlainDate
}

/** One browser tab: reads what it says and sends what it is to know. */
export class LiveSocket {
  readonly userId: string
  sessionHash: string
  readonly subscriptions = new Map<number, TripSubscription>()
  readonly #ws: WebSocket
  readonly #handlers: Handlers
  #isAnswering = true
  #framesLeft = maxFrames
  #pingsBehind = 0

  constructor(ws: WebSocket, { userId, sessionHash }: SocketOwner, handlers: Handlers) {
    this.#ws = ws
    this.userId = userId
    this.sessionHash = sessionHash
    this.#handlers = handlers
    ws.on('message', (data: Buffer, isBinary) => this.#read(isBinary ? null : data.toString()))
    ws.on('ping', () => this.#count())
    ws.on('pong', () => this.#count())
  }

  get unsentBytes(): number {
    return this.#ws.bufferedAmount
  }

  get isSlow(): boolean {
    return this.unsentBytes > maxUnsentBytes.line || this.#handlers.unsentBytes() > maxUnsentBytes.person
  }

  /** What cannot be left out or said later ends a line that does not keep up: its client comes back and starts over. */
  send(frame: ServerFrame | Buffer): void {
    if (this.unsentBytes > maxUnsentBytes.line) return this.drop()
    return this.#write(frame)
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  drop(): void {
    this.#ws.terminate()
  }

  /** Asks for a sign of life; without one since the last time the socket is dead. */
  ping(): void {
    this.#pingsBehind = this.unsentBytes > 0 ? this.#pingsBehind + 1 : 0
    if (!this.#isAnswering || this.#pingsBehind > maxPingsBehind) return this.drop()
    this.#isAnswering = false
    this.#framesLeft = maxFrames
    return this.#write(pingFrame)
  }

  #write(frame: ServerFrame | Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    this.#ws.send(frame instanceof Buffer ? frame : JSON.stringify(frame), { binary: false })
  }

  /** The protocol's own frames count too: each is read, and a ping is answered. False when they are too many. */
  #count(): boolean {
    this.#framesLeft -= 1
    if (this.#framesLeft < 0) this.close(closeCodes.badFrame)
    return this.#framesLeft >= 0
  }

  #read(text: string | null): void {
    if (!this.#count()) return
    const frame = text === null ? null : parsed(text)
    if (!frame) return this.close(closeCodes.badFrame)
    if (frame.type === 'pong') this.#isAnswering = true
    else if (frame.type === 'subscribe') this.#subscribe(frame)
    else if (frame.type === 'follow-list') this.#handlers.onFollowList()
    else this.#change(frame)
  }

  /** Once more for the same trip it starts over from where the client says it is. */
  #subscribe({ tripId, rev, tab, today: stated }: ClientFrame & { type: 'subscribe' }): void {
    const today = this.#handlers.todayOf(stated)
    const known = this.subscriptions.get(tripId)
    if (!known && this.subscriptions.size >= maxTripsPerSocket) return this.close(closeCodes.tooMany)
    const start = { rev, tab, today, isLive: false, isBehind: false, presence: null }
    const subscription = known
      ? Object.assign(known, start)
      : { id: randomUUID(), tripId, userId: this.userId, socket: this, ...start }
    this.subscriptions.set(tripId, subscription)
    return this.#handlers.onSubscribe(subscription)
  }

  #change(frame: ClientFrame & { type: 'presence' | 'unsubscribe' }): void {
    const subscription = this.subscriptions.get(frame.tripId)
    if (!subscription) return
    if (frame.type === 'unsubscribe') return this.#handlers.onUnsubscribe(subscription)
    subscription.tab = frame.tab
    this.#handlers.onMove(subscription)
  }
}

function parsed(text: string): ClientFrame | null {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
