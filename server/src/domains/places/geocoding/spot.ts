import { type Point, pointOf } from '@sojourn/contract/values/point'
import { readPastedPlace } from '@sojourn/contract/map/map-link'
import { metresBetween } from '@sojourn/contract/map/route'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { TripAccess } from '../../../kernel/access/access.ts'
import { findPlace } from '../gazetteer/resolve.ts'
import type { Geocoder } from './geocoder.ts'
import { atHalfTime } from './half-time.ts'

/** Farther away than this from the destination, a hit is some other place of that name. */
const surelyElsewhereM = 300_000
/** A town of the gazetteer must lie closer: a street's name is often some town's name too. */
const townNearbyM = 100_000

/** Where a trip goes: its stored coordinates, else what the gazetteer knows of its destination. */
export async function destinationOf(db: Db, access: TripAccess): Promise<Point | null> {
  const trip = await db
    .selectFrom('trips')
    .select(['latitude', 'longitude', 'destination'])
    .where('id', '=', access.tripId)
    .executeTakeFirstOrThrow()
  const known = pointOf(trip)
  if (known) return known
  const place = findPlace(trip.destination)
  return place && { lat: place.lat, lng: place.lng }
}

/** Coordinates for a location text, or null: a stop without a marker is better than one in the wrong town. */
export async function findSpot(
  db: Db,
  geocoder: Geocoder | null,
  access: TripAccess,
  text: string,
  onFailure: (error: unknown) => void,
): Promise<Point | null> {
  const pasted = readPastedPlace(text)
  if (pasted) return { lat: pasted.lat, lng: pasted.lng }
  const known = await sameLocation(db, access, text)
  if (known) return known
  const destination = await destinationOf(db, access)
  const hit = await hitNear(geocoder, text, destination, onFailure)
  return hit ?? atHalfTime(() => townNear(text, destination))
}

/** The coordinates another item of the trip has for the very same location. */
async function sameLocation(db: Db, access: TripAccess, text: string): Promise<Point | null> {
  const found = await db
    .selectFrom('itinerary')
    .select(['latitude', 'longitude'])
    .where('tripId', '=', access.tripId)
    .where(sql<boolean>`lower("location") = lower(${text})`)
    .where('latitude', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found ? pointOf(found) : null
}

async function hitNear(
  geocoder: Geocoder | null,
  text: string,
  destination: Point | null,
  onFailure: (error: unknown) => void,
): Promise<Point | null> {
  const hits = await geocoder?.search(text, destination, onFailure)
  const hit = hits?.find((found) => !destination || metresBetween(found, destination) < surelyElsewhereM)
  return hit ? { lat: hit.lat, lng: hit.lng } : null
}

function townNear(text: string, destination: Point | null): Point | null {
  const place = findPlace(text)
  if (!place || !destination || place.kind === 'country' || place.kind === 'region') return null
  return metresBetween(place, destination) < townNearbyM ? { lat: place.lat, lng: place.lng } : null
}
