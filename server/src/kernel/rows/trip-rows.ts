import { randomUUID } from 'node:crypto'
import { errorText } from '@sojourn/contract/errors/codes'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { CommonField } from '@sojourn/contract/sync/description'
import {
  type AnsweredRow,
  type ImportedRow,
  type RowChanges,
  type StoredRow,
  storedRows,
  type WantedChanges,
} from '@sojourn/contract/sync/registry'
import { maxRowsPerTrip, tooManyRows } from '@sojourn/contract/values/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError, idTaken } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../access/access.ts'
import { recordChanges } from './changes.ts'
import { type LockedTrip, lockTrip } from './lock-trip.ts'
import type { RowRules } from './row-rules.ts'
import { requireSeen } from './require-seen.ts'

/** The rows of a trip, read and written in one way whatever they hold. */

type Columns<C extends ContentCollection> = Omit<StoredRow<C>, CommonField>

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
    select * from ${sql.table(collection)} where "tripId" = ${access.tripId} order by ${sql.join(columns)}`.execute(
    db,
  )
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
  return row
}

/** Adds rows of a file under new ids, listed in their order; `path` says where they stand in it. */
export async function insertRows<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  inputs: readonly ImportedRow<C>[],
  path: string,
): Promise<void> {
  const columnsOf = await rules.newColumns(trip, inputs)
  for (const [from, part] of inParts(inputs)) {
    const rows = part.map((input, n) =>
      withPath(`${path}.${from + n}`, () => ({
        ...columnsOf({ ...input, id: undefined, tripId: undefined }),
        id: randomUUID(),
      })),
    )
    await insert(trip, rules, rows, { from, of: inputs.length })
  }
}

/** Ten thousand rows at once would keep everybody else waiting while their text is made and read. */
const partSize = 500

function* inParts<T>(list: readonly T[]): Generator<[from: number, part: readonly T[]]> {
  for (let from = 0; from < list.length; from += partSize) yield [from, list.slice(from, from + partSize)]
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
  return row ?? toAnswer(current)
}

/** Many rows at once, all in the same columns; answers them in the order given. Rows that are gone are passed over. */
export async function updateRows<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  changes: readonly Changed<C>[],
): Promise<AnsweredRow<C>[]> {
  const answered: AnsweredRow<C>[] = []
  for (const [, part] of inParts(changes)) answered.push(...(await updatePart(trip, rules, part)))
  return answered
}

type Changed<C extends ContentCollection> = Partial<Columns<C>> & { id: string }

async function updatePart<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  changes: readonly Changed<C>[],
): Promise<AnsweredRow<C>[]> {
  const [first] = changes
  if (!first) return []
  const table = sql.table(rules.collection)
  const names = Object.keys(first).filter((name) => name !== 'id')
  const { rows } = await sql<StoredRow<C> & { before: StoredRow<C> }>`
    update ${table} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = wanted.${sql.ref(name)}`))},
      "version" = ${table}."version" + 1, "updatedAt" = now()
    from jsonb_populate_recordset(null::${table}, ${toJson(changes)}::jsonb) as wanted, ${table} as earlier
    where ${table}."id" = wanted."id" and ${table}."tripId" = ${trip.access.tripId} and earlier."id" = wanted."id"
    returning ${table}.*, to_jsonb(earlier) as "before"`.execute(trip.db)
  const byId = new Map(rows.map(({ before, ...row }) => [row.id, { row: row as StoredRow<C>, before }]))
  return answerRecorded(
    trip,
    rules,
    changes.flatMap(({ id }) => byId.get(id) ?? []),
  )
}

export async function removeRow(
  db: Db,
  access: TripAccess,
  collection: ContentCollection,
  id: string,
): Promise<void> {
  const trip = await lockTrip(db, access)
  const { rows } = await sql<StoredRow<ContentCollection>>`
    delete from ${sql.table(collection)} where "id" = ${id} and "tripId" = ${access.tripId} returning *`.execute(
    db,
  )
  const [before] = rows
  if (!before) throw notFound()
  await recordChanges(trip, collection, [{ id, before, row: null }])
}

/** A millisecond apart, rows stay in the order in which they came, also where the newest is listed first. */
async function insert<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  rows: readonly (Columns<C> & { id: string })[],
  { from, of } = { from: 0, of: rows.length },
): Promise<AnsweredRow<C>[]> {
  if (rows.length === 0) return []
  const { collection } = rules
  await requireRoom(trip, collection, rows.length)
  const table = sql.table(collection)
  const isNewestFirst = descriptions[collection].order.some(
    ([name, direction]) => name === 'createdAt' && direction === 'desc',
  )
  const later = isNewestFirst ? sql`${of - from}::int - "position"` : sql`${from}::int + "position" - 1`
  const names = Object.keys(storedRows[collection].shape).filter((name) => !givenByDatabase.has(name))
  const { rows: added } = await sql<StoredRow<C>>`
    insert into ${table} (${sql.join(names.map((name) => sql.ref(name)))}, "tripId", "createdAt")
    select ${sql.join(names.map((name) => sql`added.${sql.ref(name)}`))}, ${trip.access.tripId}::bigint,
      now() + (${later}) * interval '1 millisecond'
    from jsonb_array_elements(${toJson(rows)}::jsonb) with ordinality as listed ("row", "position"),
      jsonb_populate_record(null::${table}, listed."row") as added
    order by "position"
    on conflict ("id") do nothing
    returning *`.execute(trip.db)
  return answerRecorded(
    trip,
    rules,
    added.map((row) => ({ row, before: null })),
  )
}

const givenByDatabase = new Set<string>([
  'tripId',
  'version',
  'createdAt',
  'updatedAt',
] satisfies CommonField[])

async function answerRecorded<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  rows: readonly { row: StoredRow<C>; before: StoredRow<C> | null }[],
): Promise<AnsweredRow<C>[]> {
  if (rows.length === 0) return []
  const { collection, toAnswer } = rules
  const changes = rows.map(({ row, before }) => ({
    id: row.id,
    before: before && toAnswer(before),
    row: toAnswer(row),
  }))
  await recordChanges(trip, collection, changes)
  return changes.map(({ row }) => row)
}

async function findRow<C extends ContentCollection>(
  { db, access }: LockedTrip,
  collection: C,
  id: string,
): Promise<StoredRow<C> | undefined> {
  const { rows } = await sql<StoredRow<C>>`
    select * from ${sql.table(collection)} where "id" = ${id} and "tripId" = ${access.tripId}`.execute(db)
  return rows[0]
}

/** Keeps a runaway client from filling a trip (U-032). Looks only for the first row that leaves too little room. */
async function requireRoom(
  { db, access }: LockedTrip,
  collection: ContentCollection,
  count: number,
): Promise<void> {
  const last = await db
    .selectFrom(collection)
    .select('id')
    .where('tripId', '=', access.tripId)
    .offset(maxRowsPerTrip - count)
    .limit(1)
    .executeTakeFirst()
  if (last) throw new AppError('invalid_input', tooManyRows)
}

const differing = <T extends object>(current: T, columns: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && value !== current[name as keyof T],
    ),
  ) as Partial<T>

/** Half an emoji, cut off by some program, is kept as a sign that cannot be read: JSON of the database would refuse it. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

const notFound = (): AppError => new AppError('not_found', errorText.notFound)

/** A refused field of a row is named by its place in the file. */
function withPath<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const fields = Object.entries(error.fields).map(([field, message]) => [`${path}.${field}`, message])
    throw new AppError(error.code, error.message, { fields: Object.fromEntries(fields) })
  }
}
