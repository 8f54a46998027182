import { Readable } from 'node:stream'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Page, type PagePlace, type OwnRow, type Table, readOwnPage, rowsOf } from './own-data-rows.ts'

/** How the server works, not what a person wrote. */
const machinery = new Set<Table>([
  'idempotency',
  'limits',
  'signInStates',
  'resetTokens',
  'emailTokens',
  'authenticators',
  'recoveryCodes',
  'openSignIns',
  'challenges',
  'inviteTokens',
  'removedMembers',
  'outbox',
  'presence',
])

/** The names of all columns, by table. */
type Columns = ReadonlyMap<Table, ReadonlySet<string>>

async function readColumns(db: Db): Promise<Columns> {
  const { rows } = await sql<{ table: Table; names: string[] }>`
    select table_name as "table", array_agg(column_name::text) as "names" from information_schema.columns
    where table_schema = current_schema() group by table_name order by table_name`.execute(db)
  return new Map(rows.map(({ table, names }) => [table, new Set(names)]))
}

const underWay = new Set<string>()

/**
 * A copy of everything kept about one person (U-023): own trips with their content, no secrets, nobody else's data. It
 * is read page by page while it is sent, so its size costs no memory, and whoever reads slowly holds no connection.
 */
export function streamOwnData(db: Db, userId: string): Readable {
  if (underWay.has(userId)) throw new AppError('conflict', authRefusalsWords.copyUnderWay)
  underWay.add(userId)
  return Readable.from(copyText(db, userId), { objectMode: false }).once('close', () =>
    underWay.delete(userId),
  )
}

async function* copyText(db: Db, userId: string): AsyncGenerator<string> {
  const columns = await readColumns(db)
  const has = (table: Table, column: string) => columns.get(table)?.has(column) === true
  // Found by their columns, so that a collection added later is part of the copy without a line here.
  const names = [...columns.keys()].filter((table) => !machinery.has(table))
  const contentTables = names.filter((table) => has(table, 'tripId') && table !== 'members')
  const personalTables = names.filter((table) => has(table, 'userId') && !has(table, 'tripId'))
  const [account = {}] = await rowsOf(db, 'users', 'id', userId)
  const personal: Record<string, OwnRow[]> = {}
  for (const table of personalTables) {
    const order = ['createdAt', 'id'].filter((name) => has(table, name))
    personal[table] = await rowsOf(db, table, 'userId', userId, order)
  }
  const { sessions = [], identities: signInMethods = [], ...other } = personal
  const head = { exportedAt: new Date().toISOString(), account, signInMethods, sessions }
  yield `${open(head)},"trips":[`
  let separator = ''
  for (const { id } of await ownTrips(db, userId)) {
    const [trip] = await rowsOf(db, 'trips', 'id', id)
    if (!trip) continue
    yield separator + open(trip)
    for (const table of contentTables) yield* listText(db, table, { tripId: id, userId })
    yield '}'
    separator = ','
  }
  yield `],"memberships":${JSON.stringify(await memberships(db, userId))},"other":${JSON.stringify(other)}}`
}

/** An object's text without its end: more follows. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1)

async function* listText(
  db: Db,
  table: Table,
  whose: { tripId: number; userId: string },
): AsyncGenerator<string> {
  yield `,${JSON.stringify(table)}:[`
  let after: PagePlace | null = null
  do {
    const page: Page = await readOwnPage(db, table, whose, after)
    yield* pieces(page.rows, after !== null)
    after = page.end
  } while (after)
  yield ']'
}

/** Short texts are gone again at once; one of a whole page stays in memory until all of it is cleared up. */
const pieceLength = 16_384

function* pieces(rows: readonly OwnRow[], hasBefore: boolean): Generator<string> {
  let piece = ''
  for (const [at, row] of rows.entries()) {
    piece += (at > 0 || hasBefore ? ',' : '') + JSON.stringify(row)
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

const ownTrips = (db: Db, userId: string) =>
  db
    .selectFrom('trips')
    .select('id')
    .where('ownerId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

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
