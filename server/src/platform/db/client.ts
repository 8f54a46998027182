import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

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

const statementLimitMs = 5000
/** PostgreSQL itself ends a statement sooner; one that is frozen does not, and its connection is given up. */
const silenceLimitMs = statementLimitMs + 1500

/** Allows the statements of a transaction to take longer. */
export const longStatements = `select set_config('statement_timeout', $1, true)`
const transactionStarts = /^(begin|start transaction)\b/
const transactionEnds = new Set(['commit', 'rollback'])

/** For the rest of this transaction each statement may take so long. */
export async function allowLongStatements(tx: Db, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(tx)
}

class AppClient extends pg.Client {
  readonly #limitMs: number
  #longLimitMs: number | null = null
  #start: string | null = null

  constructor(config: pg.ClientConfig & { silenceLimitMs: number }) {
    super({ ...config, pipeline: true })
    this.#limitMs = config.silenceLimitMs
    // A connection may break at any moment; whoever waits for an answer is told, and without a listener the process ends.
    this.on('error', () => undefined)
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- pg overloads this method in eight ways
  override query(text: any, values?: any, callback?: any): any {
    // The start of a transaction goes with its first statement: one way there and back less for each write.
    if (transactionStarts.test(text)) {
      this.#start = text
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] })
    }
    if (this.#start !== null) {
      super.query(this.#start).catch(() => undefined)
      this.#start = null
    }
    if (text === longStatements) this.#longLimitMs = Number(values[0]) + this.#limitMs
    const asked: unknown =
      typeof text === 'string' && Array.isArray(values)
        ? super.query({ name: nameOf(text), text, values } as pg.QueryConfig, callback)
        : super.query(text, values, callback)
    if (asked instanceof Promise) this.#giveUpWhenSilent(asked)
    if (transactionEnds.has(text)) this.#longLimitMs = null
    return asked
  }

  #giveUpWhenSilent(asked: Promise<unknown>): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection
    const timer = setTimeout(() => stream.destroy(), this.#longLimitMs ?? this.#limitMs)
    const done = () => clearTimeout(timer)
    asked.then(done, done)
  }
}

/**
 * On the disks of today any page is as near as the next. PostgreSQL's own guess, of spinning ones, has it sort a whole trip
 * where an index has it in order, and the first row waits for the last.
 */
const randomPageCost = 1.1

/** Acquire 2 s, statement 5 s: a stuck database answers 503 instead of hanging everybody. */
export function openPool(url: string, max: number, limits = { silenceLimitMs }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: AppClient,
    max,
    connectionTimeoutMillis: 2000,
    options: `-c timezone=UTC -c statement_timeout=${statementLimitMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c random_page_cost=${randomPageCost}`,
    ...limits,
  } as unknown as pg.PoolConfig)
  // Without a listener a database that goes away would end our process.
  pool.on('error', () => undefined)
  return pool
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
