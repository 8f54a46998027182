import { Readable } from 'node:stream'
import { copyUnderWay } from '@sojourn/contract/auth/schema'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { TableSchemas } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'

type Table = keyof TableSchemas
type Row = Record<string, unknown>

/** How the server works, not what a person wrote. */
const machinery = new Set<Table>([
  'idempotency',
  'limits',
  'signInStates',
  'resetTokens',
  'emailTokens',
  'inviteTokens',
  'removedMembers',
  'outbox',
  'presence',
])
const secret = /hash$|token|secret/i

const underWay = new Set<string>()

/** Tables are found by their columns, so that a table added later is part of the copy without a line here. */
export class OwnData {
  readonly #schemas: TableSchemas
  readonly #contentTables: Table[]
  readonly #personalTables: Table[]

  constructor(schemas: TableSchemas) {
    this.#schemas = schemas
    const names = (Object.keys(schemas) as Table[]).filter((table) => !machinery.has(table))
    this.#contentTables = names.filter((name) => this.#has(name, 'tripId') && name !== 'members')
    this.#personalTables = names.filter((name) => this.#has(name, 'userId') && !this.#has(name, 'tripId'))
  }

  /**
   * A copy of everything kept about one person (U-023): own trips with their content, no secrets, nobody else's data. It
   * is read page by page while it is sent, so its size costs no memory, and whoever reads slowly holds no connection.
   */
  stream(db: Db, userId: string): Readable {
    if (underWay.has(userId)) throw new AppError('conflict', copyUnderWay)
    underWay.add(userId)
    return Readable.from(this.#text(db, userId), { objectMode: false }).once('close', () =>
      underWay.delete(userId),
    )
  }

  #has(table: Table, column: string): boolean {
    return column in this.#schemas[table].shape
  }

  async *#text(db: Db, userId: string): AsyncGenerator<string> {
    const [account = {}] = await rowsOf(db, 'users', 'id', userId, [])
    const personal: Record<string, Row[]> = {}
    for (const table of this.#personalTables) {
      const order = ['createdAt', 'id'].filter((name) => this.#has(table, name))
      personal[table] = await rowsOf(db, table, 'userId', userId, order)
    }
    const { sessions = [], identities: signInMethods = [], ...other } = personal
    const head = { exportedAt: new Date().toISOString(), account, signInMethods, sessions }
    yield `${open(head)},"trips":[`
    let separator = ''
    for (const { id } of await ownTrips(db, userId)) {
      const [trip] = await rowsOf(db, 'trips', 'id', id, [])
      if (!trip) continue
      yield separator + open(trip)
      for (const table of this.#contentTables) yield* listText(db, table, id, this.#orderOf(table))
      yield '}'
      separator = ','
    }
    yield `],"memberships":${JSON.stringify(await memberships(db, userId))},"other":${JSON.stringify(other)}}`
  }

  /** As they came about: a history out of order would tell another story. */
  #orderOf(table: Table): string[] {
    return table === 'changes' ? ['rev'] : ['createdAt', this.#has(table, 'id') ? 'id' : 'kind']
  }
}

/** An object's text without its end: more follows. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1)

async function* listText(
  db: Db,
  table: Table,
  tripId: number,
  order: readonly string[],
): AsyncGenerator<string> {
  yield `,${JSON.stringify(table)}:[`
  let after: Place | null = null
  do {
    const page: Page = await readPage(db, table, tripId, order, after)
    yield* pieces(page.rows, after !== null)
    after = page.end
  } while (after)
  yield ']'
}

/** Short texts are gone again at once; one of a whole page stays in memory until all of it is cleared up. */
const pieceLength = 16_384

function* pieces(rows: readonly Row[], hasBefore: boolean): Generator<string> {
  let piece = ''
  for (const [at, row] of rows.entries()) {
    piece += (at > 0 || hasBefore ? ',' : '') + JSON.stringify(row)
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

const pageSize = 200

/** Where a page ends: the values of its last row that decide the order, as the database writes them. */
type Place = string[]
interface Page {
  rows: Row[]
  end: Place | null
}

async function readPage(
  db: Db,
  table: Table,
  tripId: number,
  names: readonly string[],
  after: Place | null,
): Promise<Page> {
  const order = names.map((name) => sql.ref(name))
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

async function rowsOf(
  db: Db,
  table: Table,
  column: string,
  value: unknown,
  order: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}
    order by ${sql.join([...order, column].map((name) => sql.ref(name)))}`.execute(db)
  return rows.map(withoutSecrets)
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
