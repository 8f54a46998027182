import { randomUUID } from 'node:crypto'
import { closeCodes, pingMs } from '@sojourn/contract/live/socket'
import type { FastifyBaseLogger } from 'fastify'
import { endedSessionsChannel } from '../../kernel/session/session.ts'
import { movedSessions } from '../../kernel/session/find-session.ts'
import type { Deps } from '../../kernel/deps.ts'
import { localDate } from '../../kernel/mount/local-date.ts'
import { changesChannel, readHint } from '../../kernel/rows/changes.ts'
import type { WebSocket } from '@fastify/websocket'
import { Hints } from './hints.ts'
import { ListFollowers } from './list-followers.ts'
import { LiveSocket, type SocketOwner } from './live-socket.ts'
import { linesChannel, Neighbours, sayLines } from './neighbours.ts'
import { OpenSockets } from './open-sockets.ts'
import { presenceChannel } from './presence.ts'
import { PresenceWriter } from './presence-writer.ts'
import { placeOf, TripFollowers } from './trip-followers.ts'

/** How long a change stays unseen when its hint is lost. */
const pollMs = 1000
const closingMs = 1000
/** How often lines are spread anew over all processes. */
const turnMs = 1000

/** All live sockets of this process: who holds them, and what wakes those who follow a trip or a list. */
export class LiveHub {
  readonly #deps: Deps
  readonly #log: FastifyBaseLogger
  readonly #sockets = new OpenSockets()
  readonly #hints: Hints
  readonly #trips: TripFollowers
  readonly #lists: ListFollowers
  readonly #presence: PresenceWriter
  readonly #neighbours: Neighbours
  readonly #timers: NodeJS.Timeout[] = []
  #isPolling = false
  #isStopped = false
  #hasFailed = false

  constructor(deps: Deps, log: FastifyBaseLogger) {
    this.#deps = deps
    this.#log = log
    const serverId = randomUUID()
    this.#presence = new PresenceWriter(deps.db, serverId, (tripIds) => this.#trips.lookForPeople(tripIds))
    this.#neighbours = new Neighbours({
      serverId,
      say: (text) => void sayLines(deps.db, text),
      countLines: () => this.size,
      sendAway: (count) => this.#sendAway(count),
    })
    this.#hints = new Hints({
      url: deps.databaseUrl,
      log,
      channels: [changesChannel, presenceChannel, endedSessionsChannel, linesChannel],
      onHint: (channel, payload) => this.#hear(channel, payload),
      onConnected: () => {
        this.#trips.lookAll()
        this.#lists.lookAll()
      },
    })
    const common = {
      beforeSending: (sockets: readonly LiveSocket[]) => this.#closeEnded(sockets),
      onFailed: (error: unknown) => this.#say(error),
    }
    this.#lists = new ListFollowers(deps.db, common)
    this.#trips = new TripFollowers(deps.db, {
      ...common,
      onHere: (place) => this.#presence.here(place),
      onLeft: (place) => this.#presence.left(place),
      onServed: () => (this.#hasFailed = false),
    })
  }

  get size(): number {
    return this.#sockets.size
  }

  socketsOf(userId: string): readonly LiveSocket[] {
    return this.#sockets.of(userId)
  }

  /** Listens from now on, so that others hear that lines may be led here. */
  listen(): void {
    this.#hints.start()
  }

  add(ws: WebSocket, owner: SocketOwner): void {
    if (this.#isStopped) return ws.close(closeCodes.goingAway)
    this.#start()
    const socket = new LiveSocket(ws, owner, {
      unsentBytes: () => this.#sockets.unsentBytesOf(owner.userId),
      todayOf: (stated) => localDate(stated, this.#deps.now()),
      onSubscribe: (subscription) => this.#trips.follow(subscription),
      onUnsubscribe: (subscription) => this.#trips.leave(subscription),
      onFollowList: () => this.#lists.add(socket),
      onMove: (subscription) => subscription.isLive && this.#presence.here(placeOf(subscription)),
    })
    this.#sockets.add(socket)
    ws.once('close', () => {
      this.#sockets.remove(socket)
      this.#lists.remove(socket)
      for (const subscription of socket.subscriptions.values()) this.#trips.leave(subscription)
    })
  }

  /** Says good-bye; whoever does not answer in time is cut off. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#neighbours.stop()
    for (const timer of this.#timers) clearInterval(timer)
    for (const socket of this.#sockets.all()) socket.close(closeCodes.goingAway)
    const cutOff = setTimeout(() => this.#sockets.all().forEach((socket) => socket.drop()), closingMs)
    await Promise.all([this.#trips.stop(), this.#lists.stop()])
    await this.#hints.stop()
    if (this.#timers.length > 0) await this.#presence.stop().catch(() => undefined)
    while (this.#sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clearTimeout(cutOff)
  }

  /** With the first socket: a server that nobody watches only listens. */
  #start(): void {
    if (this.#timers.length > 0) return
    this.#hints.start()
    this.#timers.push(
      setInterval(() => void this.#poll(), this.#deps.livePollMs ?? pollMs),
      setInterval(() => this.#neighbours.turn(), this.#deps.liveTurnMs ?? turnMs),
      setInterval(() => void this.#checkAll(), this.#deps.livePingMs ?? pingMs),
    )
  }

  #hear(channel: string, payload: string): void {
    if (channel === presenceChannel) return this.#trips.lookForPeople([Number(payload)])
    if (channel === linesChannel) return this.#neighbours.hear(payload)
    if (channel === endedSessionsChannel) return void this.#check(this.socketsOf(payload))
    const hint = readHint(payload)
    this.#trips.look([hint.tripId])
    return this.#lists.hear(hint)
  }

  /** Those that are here longest: whoever was just sent away and led back here stays for now. */
  #sendAway(count: number): void {
    for (const socket of this.#sockets.all().slice(0, count)) socket.close(closeCodes.elsewhere)
  }

  /** Closes the sockets whose session is over, before anything more is sent to them. */
  async #closeEnded(sockets: readonly LiveSocket[]): Promise<void> {
    const hashes = [...new Set(sockets.map(({ sessionHash }) => sessionHash))]
    if (hashes.length === 0) return
    const moved = new Map(
      (await movedSessions(this.#deps.db, hashes)).map(({ hash, now }) => [hash, now] as const),
    )
    if (moved.size === 0) return
    for (const socket of sockets) {
      const now = moved.get(socket.sessionHash)
      if (now === null) this.#expel(socket)
      else if (now) socket.sessionHash = now
    }
  }

  #expel(socket: LiveSocket): void {
    for (const subscription of socket.subscriptions.values()) this.#trips.leave(subscription)
    socket.close(closeCodes.sessionEnded)
  }

  async #check(sockets: readonly LiveSocket[]): Promise<void> {
    try {
      await this.#closeEnded(sockets)
    } catch (error) {
      this.#say(error)
    }
  }

  /** The net under the hints: a query each for all sessions, trips and lists that are followed here. */
  async #poll(): Promise<void> {
    if (this.#sockets.size === 0 || this.#isPolling) return
    this.#isPolling = true
    await this.#check(this.#sockets.all())
    try {
      await this.#trips.poll()
      await this.#lists.poll()
    } catch (error) {
      this.#say(error)
    }
    this.#isPolling = false
  }

  /** Who is still there, still a member, and who else is. */
  async #checkAll(): Promise<void> {
    for (const socket of this.#sockets.all()) socket.ping()
    try {
      await this.#presence.renew(this.#trips.places())
    } catch (error) {
      this.#say(error)
    }
    this.#trips.lookForPeople()
  }

  /** Said once until it works again. */
  #say(error: unknown): void {
    if (!this.#hasFailed && !this.#isStopped) this.#log.error({ err: error }, 'live updates are held up')
    this.#hasFailed = true
  }
}
