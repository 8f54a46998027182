import { randomUUID } from 'node:crypto'
import { errorText } from '@sojourn/contract/errors/codes'
import type { NewPackingItem, PackingChanges, PackingItem } from '@sojourn/contract/packing/schema'
import { foldedName } from '@sojourn/contract/packing/suggestions'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { AppError, idTaken } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'
import { recordChange } from '../sync/changes.ts'
import { requireRoomForRow } from '../sync/row-limit.ts'
import { lockTrip } from '../trips/lock-trip.ts'

export const listItems = (db: Db, access: TripAccess): Promise<PackingItem[]> =>
  db
    .selectFrom('packing')
    .selectAll()
    .where('tripId', '=', access.tripId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export async function itemNames(db: Db, access: TripAccess): Promise<string[]> {
  const items = await db.selectFrom('packing').select('item').where('tripId', '=', access.tripId).execute()
  return items.map(({ item }) => item)
}

/**
 * Adds the item; the same id sent again answers the item that is there (S-02). So does an item of Smart Pack, known by
 * its reason, whose name the list already has: two people who press at once get one list (C-103).
 */
export async function addItem(db: Db, access: TripAccess, input: NewPackingItem): Promise<PackingItem> {
  await lockTrip(db, access)
  const id = input.id ?? randomUUID()
  const namesake = input.reason === null ? null : await findNamesake(db, access, input.item)
  const existing = await findItem(db, access, namesake ?? id)
  if (existing) return existing
  await requireRoomForRow(db, access, 'packing')
  const item = await db
    .insertInto('packing')
    .values({ ...input, id, tripId: access.tripId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!item) throw idTaken()
  await recordChange(db, access, { collection: 'packing', id, row: item })
  return item
}

async function findNamesake(db: Db, access: TripAccess, name: string): Promise<string | null> {
  const items = await db
    .selectFrom('packing')
    .select(['id', 'item'])
    .where('tripId', '=', access.tripId)
    .execute()
  return items.find(({ item }) => foldedName(item) === foldedName(name))?.id ?? null
}

const findItem = (db: Db, access: TripAccess, id: string): Promise<PackingItem | undefined> =>
  db
    .selectFrom('packing')
    .selectAll()
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .executeTakeFirst()

export async function updateItem(
  db: Db,
  access: TripAccess,
  id: string,
  changes: PackingChanges,
): Promise<PackingItem> {
  const item = await db
    .updateTable('packing')
    .set({ ...changes, version: sql`"version" + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .returningAll()
    .executeTakeFirst()
  if (!item) throw new AppError('not_found', errorText.notFound)
  await recordChange(db, access, { collection: 'packing', id, row: item })
  return item
}

export async function removeItem(db: Db, access: TripAccess, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('packing')
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found', errorText.notFound)
  await recordChange(db, access, { collection: 'packing', id, row: null })
}
