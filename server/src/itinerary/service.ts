import { randomUUID } from 'node:crypto'
import { errorText } from '@sojourn/contract/errors/codes'
import { itemText } from '@sojourn/contract/itinerary/item-form'
import { compareItems } from '@sojourn/contract/itinerary/item-order'
import type { ItemChanges, ItineraryItem, ItineraryRow, NewItem } from '@sojourn/contract/itinerary/schema'
import { toMinor } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { AppError, idTaken, invalidField } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'
import { recordChange } from '../sync/changes.ts'
import { requireRoomForRow } from '../sync/row-limit.ts'
import { toItem } from './item.ts'
import { lockTrip } from '../trips/lock-trip.ts'

export async function listItems(db: Db, access: TripAccess): Promise<ItineraryItem[]> {
  const rows = await db.selectFrom('itinerary').selectAll().where('tripId', '=', access.tripId).execute()
  return rows.toSorted(compareItems).map(toItem)
}

/** Adds the item, after the last of its day unless an order is given; the same id sent again answers the item that is there. */
export async function addItem(
  db: Db,
  access: TripAccess,
  { tripId, cost = null, currency: ownCurrency, ...input }: NewItem,
): Promise<ItineraryItem> {
  requireSameTrip(access, tripId)
  const id = input.id ?? randomUUID()
  const tripCurrency = await lockTrip(db, access)
  const currency = ownCurrency ?? tripCurrency
  const existing = await findRow(db, access, id)
  if (existing) return toItem(existing)
  await requireRoomForRow(db, access, 'itinerary')
  const row = await db
    .insertInto('itinerary')
    .values({
      ...input,
      id,
      tripId: access.tripId,
      latitude: input.latitude ?? null,
      longitude: input.longitude ?? null,
      order: input.order ?? (await orderAfterLast(db, access, input.date)),
      costMinor: cost === null ? null : toMinor(cost, currency),
      currency,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw idTaken()
  return record(db, access, row)
}

/** Partial: what is not sent stays. A new location without new coordinates clears the old ones (C-098). */
export async function updateItem(
  db: Db,
  access: TripAccess,
  id: string,
  { tripId, cost, ...fields }: ItemChanges,
): Promise<ItineraryItem> {
  requireSameTrip(access, tripId)
  const currency = await lockTrip(db, access)
  const current = await findRow(db, access, id)
  if (!current) throw new AppError('not_found', errorText.notFound)

  const movesPlace = fields.location !== undefined && fields.location !== current.location
  const movesDay = fields.date !== undefined && fields.date !== current.date
  const row = await db
    .updateTable('itinerary')
    .set({
      ...(movesPlace && { latitude: null, longitude: null }),
      ...(movesDay && fields.date && { order: await orderAfterLast(db, access, fields.date) }),
      ...withoutUndefined(fields),
      ...(cost !== undefined && { costMinor: cost === null ? null : toMinor(cost, currency), currency }),
      version: sql`"version" + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return record(db, access, row)
}

export async function removeItem(db: Db, access: TripAccess, id: string): Promise<void> {
  await lockTrip(db, access)
  const { numDeletedRows } = await db
    .deleteFrom('itinerary')
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found', errorText.notFound)
  await recordChange(db, access, { collection: 'itinerary', id, row: null })
}

const findRow = (db: Db, access: TripAccess, id: string): Promise<ItineraryRow | undefined> =>
  db
    .selectFrom('itinerary')
    .selectAll()
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .executeTakeFirst()

async function orderAfterLast(db: Db, access: TripAccess, date: PlainDate): Promise<number> {
  const last = await db
    .selectFrom('itinerary')
    .select('order')
    .where('tripId', '=', access.tripId)
    .where('date', '=', date)
    .orderBy('order', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? last.order + 1 : 0
}

async function record(db: Db, access: TripAccess, row: ItineraryRow): Promise<ItineraryItem> {
  const item = toItem(row)
  await recordChange(db, access, { collection: 'itinerary', id: item.id, row: item })
  return item
}

function requireSameTrip(access: TripAccess, tripId: number | undefined): void {
  if (tripId !== undefined && tripId !== access.tripId) throw invalidField('tripId', itemText.wrongTrip)
}

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
