import type { OwnData } from '@sojourn/contract/auth/schema'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { tables } from '../db/tables.ts'

type Table = keyof typeof tables
type Row = Record<string, unknown>

/** How the server works, not what a person wrote. */
const machinery = new Set<Table>([
  'idempotency',
  'limits',
  'signInStates',
  'resetTokens',
  'emailTokens',
  'outbox',
])
const secret = /hash$|token|secret/i

const hasColumn = (table: Table, column: string): boolean => column in tables[table].shape
const names = (Object.keys(tables) as Table[]).filter((table) => !machinery.has(table))

/** Found by their columns, so that a collection added later is part of the copy without a line here. */
const contentTables = names.filter((table) => hasColumn(table, 'tripId') && table !== 'members')
const personalTables = names.filter((table) => hasColumn(table, 'userId') && !hasColumn(table, 'tripId'))

/** A copy of everything kept about one person (U-023): own trips with their content, no secrets, nobody else's data. */
export async function collectOwnData(db: Db, userId: string): Promise<OwnData> {
  const [account = {}] = await rowsOf(db, 'users', 'id', [userId])
  const trips = await rowsOf(db, 'trips', 'ownerId', [userId])
  const content = await contentByTrip(
    db,
    trips.map(({ id }) => id),
  )
  const personal: Record<string, Row[]> = {}
  for (const table of personalTables) personal[table] = await rowsOf(db, table, 'userId', [userId])
  const { sessions = [], identities: signInMethods = [], ...other } = personal
  return {
    exportedAt: new Date().toISOString(),
    account,
    signInMethods,
    sessions,
    trips: trips.map((trip) => ({ ...trip, ...content.get(trip['id']) })),
    memberships: await memberships(db, userId),
    other,
  }
}

async function contentByTrip(db: Db, tripIds: unknown[]): Promise<Map<unknown, Record<string, Row[]>>> {
  const content = new Map(
    tripIds.map((id) => [id, Object.fromEntries(contentTables.map((table): [string, Row[]] => [table, []]))]),
  )
  for (const table of contentTables) {
    // Who of the trip's members wrote a change is about them.
    for (const { userId: _author, ...row } of await rowsOf(db, table, 'tripId', tripIds))
      content.get(row['tripId'])?.[table]?.push(row)
  }
  return content
}

/** As they came about: a history out of order would tell another story. */
const orderOf = (table: Table): string[] =>
  (table === 'changes' ? ['tripId', 'rev'] : ['createdAt', 'id']).filter((column) => hasColumn(table, column))

async function rowsOf(db: Db, table: Table, column: string, values: unknown[]): Promise<Row[]> {
  const order = sql.join([...orderOf(table), column].map((name) => sql.ref(name)))
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = any(${values}) order by ${order}`.execute(db)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name))))
}

const memberships = (db: Db, userId: string) =>
  db
    .selectFrom('members')
    .innerJoin('trips', 'trips.id', 'members.tripId')
    .select(['members.tripId', 'trips.title', 'members.role', 'members.joinedAt'])
    .where('members.userId', '=', userId)
    .where('trips.deletedAt', 'is', null)
    .orderBy('members.joinedAt')
    .orderBy('members.tripId')
    .execute()
