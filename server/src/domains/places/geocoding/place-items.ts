import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Point } from '@sojourn/contract/values/point'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../kernel/deps.ts'
import type { JobContext } from '../../../platform/jobs/job-runner.ts'
import { ownerAccess, type TripAccess } from '../../../kernel/access/access.ts'
import { lockTrip } from '../../../kernel/rows/lock-trip.ts'
import { updateRows } from '../../../kernel/rows/write-rows.ts'
import { itineraryRules } from '../../itinerary/row-rules.ts'
import type { Geocoder } from './geocoder.ts'
import { findSpot } from './spot.ts'

/** The geocoder answers once a second: what is left over is placed when the map is asked for again. */
const longestMs = 10_000

/** Finds coordinates for the items of a trip that have a location but none, and stores them; answers those that got some. */
export async function placeItems(
  db: Db,
  geocoder: Geocoder | null,
  access: TripAccess,
  onFailure: (error: unknown) => void,
): Promise<ItineraryItem[]> {
  const until = performance.now() + longestMs
  const placed: ItineraryItem[] = []
  for (const location of await unplacedLocations(db, access)) {
    if (performance.now() > until) break
    const spot = await findSpot(db, geocoder, access, location, onFailure)
    if (spot) placed.push(...(await store(db, access, location, spot)))
  }
  return placed
}

async function unplacedLocations(db: Db, access: TripAccess): Promise<string[]> {
  const rows = await db
    .selectFrom('itinerary')
    .select('location')
    .distinct()
    .where('tripId', '=', access.tripId)
    .where('latitude', 'is', null)
    .where('location', 'is not', null)
    .execute()
  return rows.flatMap(({ location }) => (location?.trim() ? [location] : []))
}

/** Only where the location is still the same and nobody has placed it meanwhile. */
const store = (db: Db, access: TripAccess, location: string, { lat, lng }: Point): Promise<ItineraryItem[]> =>
  inTransaction(db, async (tx) => {
    const trip = await lockTrip(tx, access)
    const items = await tx
      .selectFrom('itinerary')
      .select('id')
      .where('tripId', '=', access.tripId)
      .where('location', '=', location)
      .where('latitude', 'is', null)
      .execute()
    return updateRows(
      trip,
      itineraryRules,
      items.map(({ id }) => ({ id, latitude: lat, longitude: lng })),
    )
  })

/** Saved a moment ago: older ones were tried, or wait for somebody to open their map. */
const justSavedS = 60
const mostTrips = 20

/** Places items soon after they were saved, so that whoever opens the map next sees them there. */
export async function placeNewItems({ db, providers }: Deps, { log, signal }: JobContext): Promise<void> {
  const trips = await db
    .selectFrom('itinerary')
    .innerJoin('members', 'members.tripId', 'itinerary.tripId')
    .innerJoin('trips', 'trips.id', 'itinerary.tripId')
    .select(['itinerary.tripId', 'members.userId'])
    .distinct()
    .where('members.role', '=', 'owner')
    .where('trips.deletedAt', 'is', null)
    .where('itinerary.latitude', 'is', null)
    .where('itinerary.location', 'is not', null)
    .where('itinerary.updatedAt', '>', sql<string>`now() - ${justSavedS} * interval '1 second'`)
    .limit(mostTrips)
    .execute()
  for (const { tripId, userId } of trips) {
    if (signal.aborted) return
    await placeItems(db, providers.geocoder, ownerAccess({ id: userId }, tripId), (error) =>
      log.warn({ err: error }, 'geocoder failed'),
    )
  }
}
