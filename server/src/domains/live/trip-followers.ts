import type { Db } from '../../platform/db/client.ts'
import { deliver, type FrameCache, type TripLook } from './deliver.ts'
import type { TripSubscription } from './live-socket.ts'
import { movedTrips } from './news.ts'
import type { Place } from './presence.ts'
import { type BeforeSending, type FollowedTrip, readLooks } from './trip-looks.ts'

/** Trips looked at together. */
const tripsPerRound = 50
/** Whoever comes so soon after a round is in the next one with all others. */
const gatherMs = 20
/** The more there are to tell who is there, the later: news and whoever comes back go first. */
const presencePauseMs = { each: 2, most: 2000 } as const

interface Parts {
  beforeSending: BeforeSending
  onHere: (place: Place) => void
  onLeft: (place: Place) => void
  onFailed: (error: unknown) => void
  onServed: () => void
}

/**
 * The sockets that show a trip. Whatever happens (a hint, a poll, a subscription, a move) only marks a trip as due; rounds
 * then read the news of all due trips, and the members and sessions of those whom it concerns, in a few queries, and give
 * each subscriber what comes after their own position. So a new client, one that comes back and one that was always there
 * are served alike, and nothing is sent to anybody whose membership and session were not just seen.
 */
export class TripFollowers {
  readonly #db: Db
  readonly #parts: Parts
  readonly #trips = new Map<number, FollowedTrip>()
  readonly #due = new Set<number>()
  #rounds: Promise<void> | null = null
  #isStopped = false

  constructor(db: Db, parts: Parts) {
    this.#db = db
    this.#parts = parts
  }

  follow(subscription: TripSubscription): void {
    const { tripId, rev } = subscription
    const trip = this.#trips.get(tripId) ?? {
      tripId,
      rev,
      subscriptions: new Set(),
      isPresenceDue: false,
      presenceTimer: undefined,
    }
    this.#trips.set(tripId, trip)
    trip.subscriptions.add(subscription)
    this.look([tripId])
  }

  leave(subscription: TripSubscription): void {
    const { tripId, socket, isLive } = subscription
    socket.subscriptions.delete(tripId)
    const trip = this.#trips.get(tripId)
    trip?.subscriptions.delete(subscription)
    if (trip?.subscriptions.size === 0) {
      clearTimeout(trip.presenceTimer)
      this.#trips.delete(tripId)
    }
    if (isLive && !this.#isStopped) this.#parts.onLeft(placeOf(subscription))
  }

  look(tripIds: Iterable<number>): void {
    for (const tripId of tripIds) if (this.#trips.has(tripId)) this.#due.add(tripId)
    if (this.#due.size > 0 && !this.#isStopped) this.#rounds ??= this.#runRounds()
  }

  lookAll(): void {
    this.look(this.#trips.keys())
  }

  lookForPeople(tripIds: Iterable<number> = this.#trips.keys()): void {
    for (const tripId of tripIds) {
      const trip = this.#trips.get(tripId)
      if (!trip || trip.presenceTimer || this.#isStopped) continue
      const pause = Math.min(presencePauseMs.most, presencePauseMs.each * trip.subscriptions.size)
      trip.presenceTimer = setTimeout(() => {
        trip.presenceTimer = undefined
        trip.isPresenceDue = true
        this.look([tripId])
      }, pause)
    }
  }

  /** For hints that were lost. */
  async poll(): Promise<void> {
    if (this.#trips.size === 0) return
    const seen = new Map([...this.#trips].map(([tripId, { rev }]) => [tripId, rev]))
    this.look(await movedTrips(this.#db, seen))
    this.look(this.#tripsBehind())
  }

  places(): Place[] {
    return [...this.#trips.values()].flatMap(({ subscriptions }) =>
      [...subscriptions].filter(({ isLive }) => isLive).map(placeOf),
    )
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const { presenceTimer } of this.#trips.values()) clearTimeout(presenceTimer)
    await this.#rounds
  }

  #tripsBehind(): number[] {
    return [...this.#trips].flatMap(([tripId, { subscriptions }]) =>
      [...subscriptions].some(({ isBehind, socket }) => isBehind && !socket.isSlow) ? [tripId] : [],
    )
  }

  /** What is asked for while a round is under way is in the next one. */
  async #runRounds(): Promise<void> {
    while (this.#due.size > 0 && !this.#isStopped) {
      const tripIds = [...this.#due].slice(0, tripsPerRound)
      for (const tripId of tripIds) this.#due.delete(tripId)
      try {
        await this.#round(tripIds)
        this.#parts.onServed()
      } catch (error) {
        // The next poll asks for them again.
        for (const tripId of tripIds) this.#due.add(tripId)
        this.#parts.onFailed(error)
        break
      }
      // A long queue is worked off without a break.
      if (this.#due.size < tripsPerRound) await new Promise((resolve) => setTimeout(resolve, gatherMs))
    }
    this.#rounds = null
  }

  async #round(tripIds: readonly number[]): Promise<void> {
    const trips = tripIds.flatMap((tripId) => this.#trips.get(tripId) ?? [])
    const frames: FrameCache = new Map()
    for (const { trip, look, concerned } of await readLooks(this.#db, trips, this.#parts.beforeSending)) {
      trip.rev = look.news?.rev ?? trip.rev
      for (const subscription of concerned)
        // It may have left, or started over, while this was read.
        if (trip.subscriptions.has(subscription)) this.#serve(subscription, look, frames)
    }
  }

  #serve(subscription: TripSubscription, look: TripLook, frames: FrameCache): void {
    const { isLive, tripId, socket } = subscription
    if (deliver(subscription, look, frames)) {
      if (!isLive && subscription.isLive) this.#parts.onHere(placeOf(subscription))
      return
    }
    const reason = isLive && look.news?.isDeleted ? 'deleted' : 'removed'
    socket.send({ type: 'ended', tripId, reason })
    this.leave(subscription)
  }
}

export const placeOf = ({ id, tripId, userId, tab }: TripSubscription): Place => ({ id, tripId, userId, tab })
