import { contentCollections } from '@sojourn/contract/sync/collections'
import { type RawBuilder, sql } from 'kysely'
import { seenBy } from '../../kernel/rows/private-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Table = keyof Tables
export type OwnRow = Record<string, unknown>

const secret = /hash$|token|secret/i

const pageSize = 200

/** Where a page ends: the values of its last row that decide the order, as the database writes them. */
export type PagePlace = string[]
export interface Page {
  rows: OwnRow[]
  end: PagePlace | null
}

/** As they came about: a history out of order would tell another story. */
const orderOf = (table: Table): string[] =>
  table === 'changes' ? ['rev'] : ['createdAt', table === 'aiResults' ? 'kind' : 'id']

/** On an own trip others keep what is private to them; of who came and went the change log tells nothing. */
function ownPart(table: Table, userId: string): RawBuilder<unknown> {
  if (table === 'changes')
    return sql`and "collection" <> 'members' and ("privateTo" is null or "privateTo" = ${userId}::uuid)`
  const isContent = contentCollections.find((name) => name === table)
  return isContent ? sql`and ${seenBy({ userId }, isContent)}` : sql``
}

export async function readOwnPage(
  db: Db,
  table: Table,
  { tripId, userId }: { tripId: number; userId: string },
  after: PagePlace | null,
): Promise<Page> {
  const order = orderOf(table).map((name) => sql.ref(name))
  const place = sql.join(order.map((column) => sql`${column}::text`))
  const { rows } = await sql<OwnRow & { place: PagePlace }>`
    select *, array[${place}] as "place" from ${sql.table(table)}
    where "tripId" = ${tripId} ${ownPart(table, userId)}
      ${after ? sql`and (${sql.join(order)}) > (${sql.join(after.map((value) => sql`${value}`))})` : sql``}
    order by ${sql.join(order)} limit ${pageSize}`.execute(db)
  const end = rows.length === pageSize ? (rows.at(-1)?.place ?? null) : null
  // Who of the trip's members wrote a change, came or went, is about them.
  return { rows: rows.map(({ place: _place, userId: _author, ...row }) => withoutSecrets(row)), end }
}

const withoutSecrets = (row: OwnRow): OwnRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name)))

export async function rowsOf(
  db: Db,
  table: Table,
  column: string,
  value: unknown,
  order: readonly string[] = [],
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}
    order by ${sql.join([...order, column].map((name) => sql.ref(name)))}`.execute(db)
  return rows.map(withoutSecrets)
}
