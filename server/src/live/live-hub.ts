import { randomUUID } from 'node:crypto'
import { closeCodes, pingMs } from '@sojourn/contract/live/socket'
import type { FastifyBaseLogger } from 'fastify'
import { currentHashes, endedSessionsChannel } from '../auth/session.ts'
import type { Deps } from '../http/deps.ts'
import { localDate } from '../http/mount.ts'
import { listAccess } from '../members/access.ts'
import { changesChannel, readHint } from '../sync/changes.ts'
import type { WebSocket } from '@fastify/websocket'
import { deliver, type FrameCache, presenceFrame } from './deliver.ts'
import { Hints } from './hints.ts'
import { ListFollowers } from './list-followers.ts'
import { LiveSocket, type SocketOwner, type Subscription } from './live-socket.ts'
import { movedTrips, readNews } from './news.ts'
import { presenceChannel, readPresence } from './presence.ts'
import { PresenceWriter } from './presence-writer.ts'

/** How long a change stays unseen when its hint is lost. */
const pollMs = 1000
/** Trips looked at together. */
const tripsPerRound = 50
const closingMs = 1000

interface FollowedTrip {
  /** The last change that was looked at. */
  rev: number
  readonly subscriptions: Set<Subscription>
}

/**
 * All live sockets of this process. Whatever happens (a hint, a poll, a subscription, a move) only marks a trip as due;
 * rounds then read the news, the members and the sessions of all due trips in a few queries, and give each subscriber
 * what comes after their own position. So a new client, one that comes back and one that was always there are served
 * alike, and nothing is sent to anybody whose membership and session were not just seen.
 */
export class LiveHub {
  readonly #deps: Deps
  readonly #log: FastifyBaseLogger
  readonly #sockets = new Set<LiveSocket>()
  readonly #trips = new Map<number, FollowedTrip>()
  readonly #due = new Set<number>()
  readonly #presenceDue = new Set<number>()
  readonly #hints: Hints
  readonly #lists: ListFollowers
  readonly #presence: PresenceWriter
  readonly #timers: NodeJS.Timeout[] = []
  #rounds: Promise<void> | null = null
  #isPolling = false
  #isStopped = false
  #hasFailed = false

  constructor(deps: Deps, log: FastifyBaseLogger) {
    this.#deps = deps
    this.#log = log
    this.#presence = new PresenceWriter(deps.db, randomUUID(), (tripIds) => this.#lookForPeople(tripIds))
    this.#hints = new Hints({
      url: deps.databaseUrl,
      log,
      channels: [changesChannel, presenceChannel, endedSessionsChannel],
      onHint: (channel, payload) => this.#hear(channel, payload),
      onConnected: () => {
        this.#look(this.#trips.keys())
        this.#lists.lookAll()
      },
    })
    this.#lists = new ListFollowers(deps.db, {
      beforeSending: (sockets) => this.#closeEnded(sockets),
      onFailed: (error) => this.#say(error),
    })
  }

  get size(): number {
    return this.#sockets.size
  }

  socketsOf(userId: string): LiveSocket[] {
    return [...this.#sockets].filter((socket) => socket.userId === userId)
  }

  add(ws: WebSocket, owner: SocketOwner): void {
    if (this.#isStopped) return ws.close(closeCodes.goingAway)
    this.#start()
    const socket = new LiveSocket(ws, owner, {
      todayOf: (stated) => localDate(stated, this.#deps.now()),
      onSubscribe: (subscription) => this.#follow(subscription),
      onUnsubscribe: (subscription) => this.#leave(subscription),
      onFollowList: () => this.#lists.add(socket),
      onMove: (subscription) => subscription.isLive && this.#presence.here(subscription),
    })
    this.#sockets.add(socket)
    ws.once('close', () => {
      this.#sockets.delete(socket)
      this.#lists.remove(socket)
      for (const subscription of socket.subscriptions.values()) this.#leave(subscription)
    })
  }

  /** Says good-bye; whoever does not answer in time is cut off. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const socket of this.#sockets) socket.close(closeCodes.goingAway)
    const cutOff = setTimeout(() => this.#sockets.forEach((socket) => socket.drop()), closingMs)
    await Promise.all([this.#rounds, this.#lists.stop()])
    await this.#hints.stop()
    if (this.#timers.length > 0) await this.#presence.stop().catch(() => undefined)
    while (this.#sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clearTimeout(cutOff)
  }

  /** With the first socket: a server that nobody watches does nothing. */
  #start(): void {
    if (this.#timers.length > 0) return
    this.#hints.start()
    this.#timers.push(
      setInterval(() => void this.#poll(), pollMs),
      setInterval(() => void this.#checkAll(), this.#deps.livePingMs ?? pingMs),
    )
  }

  #hear(channel: string, payload: string): void {
    if (channel === presenceChannel) return this.#lookForPeople([Number(payload)])
    if (channel === endedSessionsChannel) return void this.#check(this.socketsOf(payload))
    const hint = readHint(payload)
    this.#look([hint.tripId])
    return this.#lists.hear(hint)
  }

  #follow(subscription: Subscription): void {
    const { tripId, rev } = subscription
    const trip = this.#trips.get(tripId) ?? { rev, subscriptions: new Set() }
    this.#trips.set(tripId, trip)
    trip.subscriptions.add(subscription)
    this.#look([tripId])
  }

  #leave(subscription: Subscription): void {
    const { tripId, socket, isLive } = subscription
    socket.subscriptions.delete(tripId)
    const trip = this.#trips.get(tripId)
    trip?.subscriptions.delete(subscription)
    if (trip?.subscriptions.size === 0) this.#trips.delete(tripId)
    if (isLive && !this.#isStopped) this.#presence.left(placeOf(subscription))
  }

  #look(tripIds: Iterable<number>): void {
    for (const tripId of tripIds) if (this.#trips.has(tripId)) this.#due.add(tripId)
    if (this.#due.size > 0 && !this.#isStopped) this.#rounds ??= this.#runRounds()
  }

  #lookForPeople(tripIds: Iterable<number>): void {
    const followed = [...tripIds].filter((tripId) => this.#trips.has(tripId))
    for (const tripId of followed) this.#presenceDue.add(tripId)
    this.#look(followed)
  }

  /** What is asked for while a round is under way is in the next one. */
  async #runRounds(): Promise<void> {
    while (this.#due.size > 0 && !this.#isStopped) {
      const tripIds = [...this.#due].slice(0, tripsPerRound)
      for (const tripId of tripIds) this.#due.delete(tripId)
      try {
        await this.#round(tripIds)
        this.#hasFailed = false
      } catch (error) {
        // The next poll asks for them again.
        for (const tripId of tripIds) this.#due.add(tripId)
        this.#say(error)
        break
      }
    }
    this.#rounds = null
  }

  async #round(tripIds: readonly number[]): Promise<void> {
    const { db } = this.#deps
    const followed = tripIds.flatMap((tripId) => {
      const trip = this.#trips.get(tripId)
      return trip ? [{ tripId, trip, subscriptions: [...trip.subscriptions] }] : []
    })
    const ids = followed.map(({ tripId }) => tripId)
    const watched = ids.filter((tripId) => this.#presenceDue.delete(tripId))
    const news = await readNews(
      db,
      followed.map(({ tripId, subscriptions }) => ({
        tripId,
        since: Math.min(...subscriptions.map(({ rev }) => rev)),
      })),
    )
    // After the news: whoever is a member now may know what happened before.
    const [access, people] = await Promise.all([
      listAccess(db, ids),
      watched.length > 0 ? readPresence(db, watched) : undefined,
      this.#closeEnded(followed.flatMap(({ subscriptions }) => subscriptions.map(({ socket }) => socket))),
    ])
    const frames: FrameCache = new Map()
    for (const { tripId, trip, subscriptions } of followed) {
      const granted = access.get(tripId) ?? new Map()
      const present = people?.get(tripId)
      const presence = present && presenceFrame(tripId, present)
      const look = { news: news.get(tripId), access: granted, presence }
      trip.rev = look.news?.rev ?? trip.rev
      for (const subscription of subscriptions)
        // It may have left, or started over, while this was read.
        if (trip.subscriptions.has(subscription)) this.#serve(subscription, look, frames)
    }
  }

  #serve(subscription: Subscription, look: Parameters<typeof deliver>[1], frames: FrameCache): void {
    const { isLive, tripId, socket } = subscription
    if (deliver(subscription, look, frames)) {
      if (!isLive && subscription.isLive) this.#presence.here(placeOf(subscription))
      return
    }
    const reason = isLive && look.news?.isDeleted ? 'deleted' : 'removed'
    socket.send({ type: 'ended', tripId, reason })
    this.#leave(subscription)
  }

  /** Closes the sockets whose session is over, before anything more is sent to them. */
  async #closeEnded(sockets: readonly LiveSocket[]): Promise<void> {
    const hashes = [...new Set(sockets.map(({ sessionHash }) => sessionHash))]
    if (hashes.length === 0) return
    const current = await currentHashes(this.#deps.db, hashes)
    for (const socket of sockets) {
      const hash = current.get(socket.sessionHash)
      if (hash) socket.sessionHash = hash
      else this.#expel(socket)
    }
  }

  #expel(socket: LiveSocket): void {
    for (const subscription of socket.subscriptions.values()) this.#leave(subscription)
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
    await this.#check([...this.#sockets])
    try {
      await this.#pollTrips()
      await this.#lists.poll()
    } catch (error) {
      this.#say(error)
    }
    this.#isPolling = false
  }

  async #pollTrips(): Promise<void> {
    if (this.#trips.size === 0) return
    const seen = new Map([...this.#trips].map(([tripId, { rev }]) => [tripId, rev]))
    this.#look(await movedTrips(this.#deps.db, seen))
    this.#look(this.#tripsBehind())
  }

  #tripsBehind(): number[] {
    return [...this.#trips].flatMap(([tripId, { subscriptions }]) =>
      [...subscriptions].some(({ isBehind, socket }) => isBehind && !socket.isSlow) ? [tripId] : [],
    )
  }

  /** Who is still there, still a member, and who else is. */
  async #checkAll(): Promise<void> {
    for (const socket of this.#sockets) socket.ping()
    const places = [...this.#trips.values()].flatMap(({ subscriptions }) =>
      [...subscriptions].filter(({ isLive }) => isLive).map(placeOf),
    )
    try {
      await this.#presence.renew(places)
    } catch (error) {
      this.#say(error)
    }
    this.#lookForPeople(this.#trips.keys())
  }

  /** Said once until it works again. */
  #say(error: unknown): void {
    if (!this.#hasFailed && !this.#isStopped) this.#log.error({ err: error }, 'live updates are held up')
    this.#hasFailed = true
  }
}

const placeOf = ({ id, tripId, userId, tab }: Subscription) => ({ id, tripId, userId, tab })
