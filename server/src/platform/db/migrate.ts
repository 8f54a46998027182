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

/**
 * Applies what is missing, all or nothing, and says which. The lock row makes a second process wait; a database
 * that knows more than this software, or something else under the same name, is refused untouched.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Creating a table that exists is not safe against a concurrent creation: one of two may fail, and simply repeats.
    await client.query(setUp).catch(() => client.query(setUp))
    await client.query('begin')
    await client.query(longStatements, [String(longestMs)])
    await client.query('set local lock_timeout = 0')
    await client.query('select "id" from migration_lock for update')
    const pending = compare(await appliedMigrations(client))
    for (const { name, sql, checksum } of pending) {
      await client.query(sql)
      await client.query('insert into migrations ("name", "checksum") values ($1, $2)', [name, checksum])
    }
    await client.query('commit')
    return pending.map(({ name }) => name)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const setUp = `
  create table if not exists migrations ("name" text primary key, "checksum" text not null, "appliedAt" timestamptz not null default now());
  create table if not exists migration_lock ("id" integer primary key);
  insert into migration_lock values (1) on conflict do nothing;
`

async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select "name", "checksum" from migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function compare(applied: Map<string, string>): Migration[] {
  const known = shipped()
  const newer = [...applied.keys()].filter((name) => !known.some((migration) => migration.name === name))
  if (newer.length > 0) {
    throw new Error(
      `The database was used by a newer version of Sojourn (${newer.join(', ')}). Update the software.`,
    )
  }
  const changed = known.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed.length > 0) {
    throw new Error(`Applied migrations must not change: ${changed.map(({ name }) => name).join(', ')}`)
  }
  return known.filter(({ name }) => !applied.has(name))
}
