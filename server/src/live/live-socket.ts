import { randomUUID } from 'node:crypto'
import { type ClientFrame, clientFrame, type ServerFrame } from '@sojourn/contract/live/frames'
import { closeCodes, maxTripsPerSocket } from '@sojourn/contract/live/socket'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { WebSocket } from '@fastify/websocket'

/** More than this unsent means a client that does not keep up: it is told to reload once it does. */
const maxUnsentBytes = 512 * 1024
/** Between two pings; a person who runs through all tabs stays far below. */
const maxFrames = 100
const pingFrame = Buffer.from(JSON.stringify({ type: 'ping' } satisfies ServerFrame))

/** A trip that one socket follows. */
export interface Subscription {
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

type Handlers = Record<'onSubscribe' | 'onMove' | 'onUnsubscribe', (subscription: Subscription) => void> & {
  onFollowList: () => void
  todayOf: (stated: string | undefined) => PlainDate
}

/** One browser tab: reads what it says and sends what it is to know. */
export class LiveSocket {
  readonly userId: string
  sessionHash: string
  readonly subscriptions = new Map<number, Subscription>()
  readonly #ws: WebSocket
  readonly #handlers: Handlers
  #isAnswering = true
  #framesLeft = maxFrames

  constructor(ws: WebSocket, { userId, sessionHash }: SocketOwner, handlers: Handlers) {
    this.#ws = ws
    this.userId = userId
    this.sessionHash = sessionHash
    this.#handlers = handlers
    ws.on('message', (data: Buffer, isBinary) => this.#read(isBinary ? null : data.toString()))
  }

  get isSlow(): boolean {
    return this.#ws.bufferedAmount > maxUnsentBytes
  }

  send(frame: ServerFrame | Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    this.#ws.send(frame instanceof Buffer ? frame : JSON.stringify(frame), { binary: false })
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  drop(): void {
    this.#ws.terminate()
  }

  /** Asks for a sign of life; without one since the last time the socket is dead. */
  ping(): void {
    if (!this.#isAnswering) return this.drop()
    this.#isAnswering = false
    this.#framesLeft = maxFrames
    return this.send(pingFrame)
  }

  #read(text: string | null): void {
    const frame = text === null ? null : parsed(text)
    this.#framesLeft -= 1
    if (!frame || this.#framesLeft < 0) return this.close(closeCodes.badFrame)
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
