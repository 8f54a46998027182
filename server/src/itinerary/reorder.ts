import { errorText } from '@sojourn/contract/errors/codes'
import type { DayOrder, ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'
import { recordChanges } from '../sync/changes.ts'
import { toItem } from './item.ts'
import { lockTrip } from '../trips/lock-trip.ts'

/**
 * Gives the named items the day and their place in the list as `order`. Items that somebody removed meanwhile are passed
 * over; items of the day that are not named keep their order. Each changed item is a change of its own.
 */
export async function reorderDay(
  db: Db,
  access: TripAccess,
  { date, ids }: DayOrder,
): Promise<ItineraryItem[]> {
  await lockTrip(db, access)
  const { count } = await db
    .selectFrom('itinerary')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tripId', '=', access.tripId)
    .where(sql<boolean>`"id" = any(${sql.val(ids)}::uuid[])`)
    .executeTakeFirstOrThrow()
  if (count === 0) throw new AppError('not_found', errorText.notFound)

  const { rows } = await sql<Parameters<typeof toItem>[0]>`
    update itinerary set "date" = ${date}::date, "order" = wanted."order",
      "version" = itinerary."version" + 1, "updatedAt" = now()
    from (
      select "id", ("nth" - 1)::integer as "order"
      from unnest(${sql.val(ids)}::uuid[]) with ordinality as listed ("id", "nth")
    ) as wanted
    where itinerary."id" = wanted."id" and itinerary."tripId" = ${access.tripId}
      and (itinerary."date" <> ${date}::date or itinerary."order" <> wanted."order")
    returning itinerary.*`.execute(db)
  const changed = rows.toSorted((a, b) => a.order - b.order).map(toItem)
  await recordChanges(db, access, 'itinerary', changed)
  return changed
}
