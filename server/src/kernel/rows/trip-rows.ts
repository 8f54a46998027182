import { randomUUID } from 'node:crypto'
import { errorsWords } from '@sojourn/contract/errors/words'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type {
  AnsweredRow,
  ImportedRow,
  RowChanges,
  StoredRow,
  WantedChanges,
} from '@sojourn/contract/sync/registry'
import { isSameValue } from '@sojourn/contract/values/same-value'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError, idTaken } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../access/access.ts'
import { recordChanges } from './changes.ts'
import { type LockedTrip, lockTrip } from './lock-trip.ts'
import type { RowRules } from './row-rules.ts'
import { seenBy } from './private-rows.ts'
import { requireSeen } from './require-seen.ts'
import { insert, updateRows } from './write-rows.ts'

export async function listRows<C extends ContentCollection>(
  db: Db,
  access: TripAccess,
  rules: RowRules<C>,
): Promise<AnsweredRow<C>[]> {
  const { collection, toAnswer } = rules
  const columns = descriptions[collection].order.map(
    ([name, direction]) => sql`${sql.ref(name)} ${sql.raw(direction)}`,
  )
  const { rows } = await sql<StoredRow<C>>`
    select * from ${sql.table(collection)} where "tripId" = ${access.tripId} and ${seenBy(access, collection)}
    order by ${sql.join(columns)}`.execute(db)
  return rows.map(toAnswer)
}

/** Adds the row; the same id sent again answers the row that is there (S-02). */
export async function insertRow<C extends ContentCollection>(
  db: Db,
  access: TripAccess,
  rules: RowRules<C>,
  input: ImportedRow<C>,
): Promise<AnsweredRow<C>> {
  const trip = await lockTrip(db, access)
  const { collection, findSame, joined, newColumns, toAnswer } = rules
  const id = input.id ?? randomUUID()
  const existing = await findRow(trip, collection, (await findSame?.(trip, input)) ?? id)
  if (existing)
    return joined && existing.id !== input.id
      ? changeRow(trip, rules, existing, joined(existing, input))
      : toAnswer(existing)
  const columnsOf = await newColumns(trip, [input])
  const [row] = await insert(trip, rules, [{ ...columnsOf(input), id }])
  if (!row) throw idTaken()
  await rules.written?.(trip)
  return row
}

/** Writes what differs and nothing else; a change that alters nothing is none. */
export async function updateRow<C extends ContentCollection>(
  db: Db,
  access: TripAccess,
  rules: RowRules<C>,
  id: string,
  changes: RowChanges<C>,
): Promise<AnsweredRow<C>> {
  const trip = await lockTrip(db, access)
  const { collection, toAnswer } = rules
  const current = await findRow(trip, collection, id)
  if (!current) throw notFound()
  const { seen, ...wanted } = changes
  await requireSeen(trip, { collection, id, seen, wanted, current: toAnswer(current) })
  return changeRow(trip, rules, current, wanted as WantedChanges<C>)
}

async function changeRow<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  current: StoredRow<C>,
  wanted: WantedChanges<C>,
): Promise<AnsweredRow<C>> {
  const { changedColumns, toAnswer } = rules
  const columns = differing(current, await changedColumns(trip, current, wanted))
  const [row] =
    Object.keys(columns).length > 0 ? await updateRows(trip, rules, [{ ...columns, id: current.id }]) : []
  if (!row) return toAnswer(current)
  await rules.written?.(trip)
  return row
}

export async function removeRow<C extends ContentCollection>(
  db: Db,
  access: TripAccess,
  { collection, mayRemove, written }: RowRules<C>,
  id: string,
): Promise<void> {
  const trip = await lockTrip(db, access)
  const { rows } = await sql<StoredRow<C>>`
    delete from ${sql.table(collection)}
    where "id" = ${id} and "tripId" = ${access.tripId} and ${seenBy(access, collection)} returning *`.execute(
    db,
  )
  const [before] = rows
  if (!before) throw notFound()
  await mayRemove?.(trip, before)
  await recordChanges(trip, collection, [{ id, before, row: null }])
  await written?.(trip)
}

async function findRow<C extends ContentCollection>(
  { db, access }: LockedTrip,
  collection: C,
  id: string,
): Promise<StoredRow<C> | undefined> {
  const { rows } = await sql<StoredRow<C>>`
    select * from ${sql.table(collection)}
    where "id" = ${id} and "tripId" = ${access.tripId} and ${seenBy(access, collection)}`.execute(db)
  return rows[0]
}

const differing = <T extends object>(current: T, columns: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && !isSameValue(value, current[name as keyof T]),
    ),
  ) as Partial<T>

const notFound = (): AppError => new AppError('not_found', errorsWords.notFound)
