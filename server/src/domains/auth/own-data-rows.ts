import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Table = keyof Tables
export type Row = Record<string, unknown>

const secret = /hash$|token|secret/i

const pageSize = 200

/** Where a page ends: the values of its last row that decide the order, as the database writes them. */
export type Place = string[]
export interface Page {
  rows: Row[]
  end: Place | null
}

/** As they came about: a history out of order would tell another story. */
const orderOf = (table: Table): string[] =>
  table === 'changes' ? ['rev'] : ['createdAt', table === 'aiResults' ? 'kind' : 'id']

export async function readPage(db: Db, table: Table, tripId: number, after: Place | null): Promise<Page> {
  const order = orderOf(table).map((name) => sql.ref(name))
  const place = sql.join(order.map((column) => sql`${column}::text`))
  const { rows } = await sql<Row & { place: Place }>`
    select *, array[${place}] as "place" from ${sql.table(table)}
    where "tripId" = ${tripId} ${table === 'changes' ? sql`and "collection" <> 'members'` : sql``}
      ${after ? sql`and (${sql.join(order)}) > (${sql.join(after.map((value) => sql`${value}`))})` : sql``}
    order by ${sql.join(order)} limit ${pageSize}`.execute(db)
  const end = rows.length === pageSize ? (rows.at(-1)?.place ?? null) : null
  // Who of the trip's members wrote a change, came or went, is about them.
  return { rows: rows.map(({ place: _place, userId: _author, ...row }) => withoutSecrets(row)), end }
}

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name)))

export async function rowsOf(
  db: Db,
  table: Table,
  column: string,
  value: unknown,
  order: readonly string[] = [],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}
    order by ${sql.join([...order, column].map((name) => sql.ref(name)))}`.execute(db)
  return rows.map(withoutSecrets)
}
