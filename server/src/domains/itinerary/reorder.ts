import { errorsWords } from '@sojourn/contract/errors/words'
import type { DayOrder, ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { lockTrip } from '../../kernel/rows/lock-trip.ts'
import { updateRows } from '../../kernel/rows/write-rows.ts'
import { itineraryRules } from './row-rules.ts'

/**
 * Gives the named items the day and their place in the list as `order`. Items that somebody removed meanwhile are passed
 * over; items of the day that are not named keep their order. Each changed item is a change of its own.
 */
export async function reorderDay(
  db: Db,
  access: TripAccess,
  { date, ids }: DayOrder,
): Promise<ItineraryItem[]> {
  const trip = await lockTrip(db, access)
  const items = await db
    .selectFrom('itinerary')
    .select(['id', 'date', 'order'])
    .where('tripId', '=', access.tripId)
    .where(sql<boolean>`"id" = any(${sql.val(ids)}::uuid[])`)
    .execute()
  if (items.length === 0) throw new AppError('not_found', errorsWords.notFound)
  const current = new Map(items.map((item) => [item.id, item]))
  const moves = ids
    .map((id, order) => ({ id, date, order }))
    .filter(({ id, order }) => {
      const item = current.get(id)
      return item && (item.date !== date || item.order !== order)
    })
  return updateRows(trip, itineraryRules, moves)
}
