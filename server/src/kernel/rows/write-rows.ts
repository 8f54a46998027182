import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { CommonField } from '@sojourn/contract/sync/description'
import { type AnsweredRow, type StoredRow, storedRows } from '@sojourn/contract/sync/registry'
import { sql } from 'kysely'
import { recordChanges } from './changes.ts'
import type { LockedTrip } from './lock-trip.ts'
import type { RowRules } from './row-rules.ts'
import { isFull, tooManyRows } from './require-room.ts'

/** The rows of a trip, read and written in one way whatever they hold. */

type Columns<C extends ContentCollection> = Omit<StoredRow<C>, CommonField>

/** Ten thousand rows at once would keep everybody else waiting while their text is made and read. */
const partSize = 500

export function* inParts<T>(list: readonly T[]): Generator<[from: number, part: readonly T[]]> {
  for (let from = 0; from < list.length; from += partSize) yield [from, list.slice(from, from + partSize)]
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

/** A millisecond apart, rows stay in the order in which they came, also where the newest is listed first. */
export async function insert<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  rows: readonly (Columns<C> & { id: string })[],
  { from, of } = { from: 0, of: rows.length },
): Promise<AnsweredRow<C>[]> {
  if (rows.length === 0) return []
  const { collection } = rules
  const table = sql.table(collection)
  const isNewestFirst = descriptions[collection].order.some(
    ([name, direction]) => name === 'createdAt' && direction === 'desc',
  )
  const later = isNewestFirst ? sql`${of - from}::int - "position"` : sql`${from}::int + "position" - 1`
  const names = Object.keys(storedRows[collection].shape).filter((name) => !givenByDatabase.has(name))
  const { rows: added } = await sql<StoredRow<C> & { isFull: boolean }>`
    insert into ${table} (${sql.join(names.map((name) => sql.ref(name)))}, "tripId", "createdAt")
    select ${sql.join(names.map((name) => sql`added.${sql.ref(name)}`))}, ${trip.access.tripId}::bigint,
      now() + (${later}) * interval '1 millisecond'
    from jsonb_array_elements(${toJson(rows)}::jsonb) with ordinality as listed ("row", "position"),
      jsonb_populate_record(null::${table}, listed."row") as added
    order by "position"
    on conflict ("id") do nothing
    returning *, ${isFull(trip.access, collection, rows.length)} as "isFull"`.execute(trip.db)
  if (added[0]?.isFull) throw tooManyRows(collection)
  return answerRecorded(
    trip,
    rules,
    added.map(({ isFull: _full, ...row }) => ({ row: row as unknown as StoredRow<C>, before: null })),
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

/** Half an emoji, cut off by some program, is kept as a sign that cannot be read: JSON of the database would refuse it. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
