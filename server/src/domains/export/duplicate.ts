import { duplicatedRows } from '@sojourn/contract/trips/duplicate'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Duplicate } from '@sojourn/contract/trips/trip-input'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Db } from '../../platform/db/client.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { insertRows } from '../../kernel/rows/import-rows.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import { listRows } from '../../kernel/rows/trip-rows.ts'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { dayNoteRules } from '../day-notes/row-rules.ts'
import { ideaRules } from '../ideas/row-rules.ts'
import { itineraryRules } from '../itinerary/row-rules.ts'
import { legRules } from '../legs/row-rules.ts'
import { packingRules } from '../packing/row-rules.ts'
import { createTrip, getTrip } from '../trips/service.ts'

/**
 * A trip of one's own like one that one may read, under other dates: in one transaction, and counted like any other trip.
 * The trip it is made from has its turn, so that what somebody moves about in it at this moment comes along once.
 */
export async function duplicateTrip(
  db: Db,
  user: SignedIn,
  access: TripAccess,
  input: Duplicate,
  today: PlainDate,
): Promise<Trip> {
  const { take, ...given } = input
  const { destination, description, travelMode, adults, children, childAges, currency, ...source } =
    await getTrip(db, access, today)
  const { latitude, longitude, countryCode, timeZone } = source
  const wanted = {
    destination,
    description,
    travelMode,
    adults,
    children,
    childAges,
    currency,
    latitude,
    longitude,
    countryCode,
    timeZone,
    ...given,
    budget: take.budget ? source.budget : null,
  }
  return createTrip(db, user, wanted, today, async (own) => {
    const { row: before } = await lockTrip(db, access)
    const read = {
      itinerary: await listRows(db, access, itineraryRules),
      dayNotes: await listRows(db, access, dayNoteRules),
      ideas: await listRows(db, access, ideaRules),
      packing: await listRows(db, access, packingRules),
      legs: await listRows(db, access, legRules),
    }
    const rows = duplicatedRows(read, { before, after: given, take })
    const trip = await lockTrip(db, own)
    const noIds = new Map<string, string>()
    await insertRows(trip, itineraryRules, rows.itinerary, 'itinerary', noIds)
    await insertRows(trip, dayNoteRules, rows.dayNotes, 'dayNotes', noIds)
    await insertRows(trip, ideaRules, rows.ideas, 'ideas', noIds)
    await insertRows(trip, packingRules, rows.packing, 'packing', noIds)
    await insertRows(trip, legRules, rows.legs, 'legs', noIds)
  })
}
