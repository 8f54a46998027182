import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>

/** `2026-11-15 09:30:00.123456+00` in the session's UTC: rearranging the text takes a sixth of the time of a `Date`. */
export const toInstant = (text: string): string =>
  /^\d{4}-/.test(text) && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
    : new Date(text).toISOString()

// Dates stay calendar days, instants become ISO texts, and our whole numbers fit JavaScript's.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toInstant)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Statements get a name, so that PostgreSQL parses and plans each once per connection (half the client's work). */
const maxNamedStatements = 400
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNamedStatements) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

class NamingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg overloads this method in eight ways
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text === 'string' && Array.isArray(values)) {
      return super.query({ name: nameOf(text), text, values } as pg.QueryConfig, callback)
    }
    return super.query(text, values, callback)
  }
}

/**
 * On the disks of today any page is as near as the next. PostgreSQL's own guess, of spinning ones, has it sort a whole trip
 * where an index has it in order, and the first row waits for the last.
 */
const randomPageCost = 1.1

/** Acquire 2 s, statement 5 s: a stuck database answers 503 instead of hanging everybody. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamingClient,
    max,
    connectionTimeoutMillis: 2000,
    options: `-c timezone=UTC -c statement_timeout=5000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c random_page_cost=${randomPageCost}`,
  } as pg.PoolConfig)
  // Without a listener a database that goes away would end our process.
  pool.on('error', () => undefined)
  return pool
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
