import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

const fullLength = '2026-11-15 09:30:00.123456+00'.length

/** `2026-11-15 09:30:00.123456+00` in the session's UTC: rearranging the text takes a tenth of the time of a `Date`. */
export function toInstant(text: string): string {
  const isPlain = text[4] === '-' && text.endsWith('+00')
  if (isPlain && text.length === fullLength) return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  return isPlain
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
    : new Date(text).toISOString()
}

// Dates stay calendar days, instants become ISO texts, and our whole numbers fit JavaScript's.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toInstant)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Statements get a name, so that PostgreSQL parses and plans each once per connection (half the client's work). The name is
 * made of the text: whoever else names statements on a connection that a pooler lends means the same by it.
 */
const maxNamedStatements = 400
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNamedStatements) return known
  const name = `s${createHash('sha256').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

const statementLimitMs = 5000
/** PostgreSQL itself ends a statement sooner; one that is frozen does not, and its connection is given up. */
const usualSilenceMs = statementLimitMs + 1500

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

  readonly #isNaming: boolean

  constructor(config: pg.ClientConfig & Required<PoolOptions>) {
    super({ ...config, pipeline: true })
    this.#limitMs = config.silenceLimitMs
    this.#isNaming = config.isNaming
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
      // Outside a transaction nothing may follow it.
      super.query(this.#start).catch(() => this.#breakOff())
      this.#start = null
    }
    if (text === longStatements) this.#longLimitMs = Number(values[0]) + this.#limitMs
    const asked: unknown =
      this.#isNaming && typeof text === 'string' && Array.isArray(values)
        ? super.query({ name: nameOf(text), text, values } as pg.QueryConfig, callback)
        : super.query(text, values, callback)
    if (asked instanceof Promise) this.#giveUpWhenSilent(asked)
    if (transactionEnds.has(text)) this.#longLimitMs = null
    return asked
  }

  #giveUpWhenSilent(asked: Promise<unknown>): void {
    const timer = setTimeout(() => this.#breakOff(), this.#longLimitMs ?? this.#limitMs)
    const done = () => clearTimeout(timer)
    asked.then(done, done)
  }

  #breakOff(): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection
    stream.destroy()
  }
}

/** What each session of ours lives with. Acquire 2 s, statement 5 s: a stuck database answers 503 instead of hanging everybody. */
export const sessionSettings: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  statement_timeout: String(statementLimitMs),
  lock_timeout: '4000',
  idle_in_transaction_session_timeout: '10000',
  // On the disks of today any page is as near as the next. PostgreSQL's own guess, of spinning ones, has it sort a whole trip
  // where an index has it in order, and the first row waits for the last.
  random_page_cost: '1.1',
}
const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

interface PoolOptions {
  silenceLimitMs?: number
  /** Whether a session is ours for as long as its connection; behind a pooler its settings are those of the role. */
  isOwn?: boolean
  isNaming?: boolean
}

export function openPool(
  url: string,
  max: number,
  { silenceLimitMs = usualSilenceMs, isOwn = true, isNaming = true }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: AppClient,
    max,
    connectionTimeoutMillis: 2000,
    ...(isOwn && { options: sessionOptions }),
    silenceLimitMs,
    isNaming,
  } as unknown as pg.PoolConfig)
  // Without a listener a database that goes away would end our process.
  pool.on('error', () => undefined)
  return pool
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
