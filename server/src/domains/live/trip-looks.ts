import type { Db } from '../../platform/db/client.ts'
import { listAccess, type TripAccess } from '../../kernel/access/access.ts'
import { type TripLook, presenceFrame } from './deliver.ts'
import type { LiveSocket, TripSubscription } from './live-socket.ts'
import { type News, readNews } from './news.ts'
import { readPresence } from './presence.ts'

export interface FollowedTrip {
  readonly tripId: number
  /** The last change that was looked at. */
  rev: number
  readonly subscriptions: Set<TripSubscription>
  /** Who is there is to be told. */
  isPresenceDue: boolean
  presenceTimer: NodeJS.Timeout | undefined
}

/** A trip in a round: what happened on it, and whom that concerns. */
interface Due {
  trip: FollowedTrip
  news: News | undefined
  concerned: TripSubscription[]
}

/** Nothing is sent to anybody whose session was not just seen. */
export type BeforeSending = (sockets: readonly LiveSocket[]) => Promise<void>

/** What happened on these trips, with the members and sessions of those whom it concerns. */
export async function readLooks(
  db: Db,
  trips: readonly FollowedTrip[],
  beforeSending: BeforeSending,
): Promise<(Due & { look: TripLook })[]> {
  const due = await readDue(db, trips)
  const concerned = due.flatMap((one) => one.concerned)
  if (concerned.length === 0) return []
  const watched = due.flatMap(({ trip }) => (trip.isPresenceDue ? [trip] : []))
  for (const trip of watched) trip.isPresenceDue = false
  const watchedIds = watched.map(({ tripId }) => tripId)
  // After the news: whoever is a member now may know what happened before.
  const [access, people] = await Promise.all([
    listAccess(db, concerned),
    watched.length > 0 ? readPresence(db, watchedIds) : undefined,
    beforeSending(concerned.map(({ socket }) => socket)),
  ])
  return due.map((one) => {
    const { tripId } = one.trip
    const present = people?.get(tripId)
    const members = access.get(tripId) ?? new Map<string, TripAccess>()
    const presence = present && presenceFrame(tripId, present)
    return { ...one, look: { news: one.news, access: members, presence } }
  })
}

async function readDue(db: Db, trips: readonly FollowedTrip[]): Promise<Due[]> {
  const followed = trips.map((trip) => ({ trip, subscriptions: [...trip.subscriptions] }))
  const news = await readNews(
    db,
    followed.map(({ trip: { tripId }, subscriptions }) => ({
      tripId,
      since: Math.min(...subscriptions.map(({ rev }) => rev)),
    })),
  )
  return followed.map(({ trip, subscriptions }) => {
    const found = news.get(trip.tripId)
    const isForAll = !found || found.isDeleted || trip.isPresenceDue
    const concerned = subscriptions.filter(
      ({ rev, isLive, isBehind }) => isForAll || rev !== found.rev || !isLive || isBehind,
    )
    return { trip, news: found, concerned }
  })
}
