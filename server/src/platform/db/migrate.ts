import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { longStatements } from './client.ts'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** A large table takes its time, and so does another process that is at it already. */
const longestMs = 3_600_000

interface Migration {
  name: string
  sql: string
  checksum: string
}

const shipped = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(folder + name, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })

interface Steps {
  /** Before a database that holds something changes; where this fails, it stays as it is. */
  beforeChange?: (pending: readonly string[]) => Promise<void>
}

/**
 * Applies what is missing, all or nothing, and says which. The lock row makes a second process wait; a database
 * that knows more than this software, or something else under the same name, is refused untouched.
 */
export async function migrate(pool: pg.Pool, { beforeChange }: Steps = {}): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Creating a table that exists is not safe against a concurrent creation: one of two may fail, and simply repeats.
    await client.query(setUp).catch(() => client.query(setUp))
    await client.query('begin')
    await client.query(longStatements, [String(longestMs)])
    await client.query('set local lock_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('select "id" from migration_lock for update')
    const applied = await appliedMigrations(client)
    const pending = missing(applied)
    if (applied.length > 0 && pending.length > 0) await beforeChange?.(pending.map(({ name }) => name))
    await apply(client, pending)
    await client.query('commit')
    return pending.map(({ name }) => name)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Within a transaction of the caller's: the tables as these migrations left them. */
export async function migrateTo(client: pg.ClientBase, wanted: readonly Applied[]): Promise<void> {
  const left = new Set(missing(wanted).map(({ name }) => name))
  await client.query(setUp)
  await apply(
    client,
    shipped().filter(({ name }) => !left.has(name)),
  )
}

/** Within a transaction of the caller's: what is missing. */
export async function migrateOn(client: pg.ClientBase): Promise<string[]> {
  const pending = missing(await appliedMigrations(client))
  await apply(client, pending)
  return pending.map(({ name }) => name)
}

async function apply(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql)
    await client.query('insert into migrations ("name", "checksum") values ($1, $2)', [name, checksum])
  }
}

const setUp = `
  create table if not exists migrations ("name" text primary key, "checksum" text not null, "appliedAt" timestamptz not null default now());
  create table if not exists migration_lock ("id" integer primary key);
  insert into migration_lock values (1) on conflict do nothing;
`

type Applied = Pick<Migration, 'name' | 'checksum'>

async function appliedMigrations(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select "name", "checksum" from migrations')
  return rows
}

/** What these do not hold; refuses what only a newer version knows, or knows differently. */
function missing(applied: readonly Applied[]): Migration[] {
  const known = shipped()
  const newer = applied.filter(({ name }) => !known.some((migration) => migration.name === name))
  if (newer.length > 0) {
    const names = newer.map(({ name }) => name).join(', ')
    throw new Error(`The database was used by a newer version of Sojourn (${names}). Update the software.`)
  }
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const changed = known.filter(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (changed.length > 0) {
    throw new Error(`Applied migrations must not change: ${changed.map(({ name }) => name).join(', ')}`)
  }
  return known.filter(({ name }) => !checksums.has(name))
}
