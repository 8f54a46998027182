import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPool } from '../src/db/client.ts'
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDatabase } from '../src/db/store.ts'

/** One PostgreSQL for a whole test run, with a migrated template that each worker clones. */
export interface TestServer {
  /** Connection settings as JSON, to hand to other processes. */
  base: pg.PoolConfig
  template: string
  stop(): Promise<void>
}

export async function startTestServer(): Promise<TestServer> {
  const { base, stop } = await openBase()
  const template = `sojourn_template_${randomBytes(4).toString('hex')}`
  await createDatabase(base, template)
  const pool = openPool({ ...base, ...at(template, base) }, 1)
  await migrate(pool)
  await pool.end()
  return {
    base,
    template,
    stop: async () => {
      await dropDatabase(base, template)
      await stop()
    },
  }
}

/** The operator's PostgreSQL when DATABASE_URL is set, else the embedded one in a throw-away folder. */
async function openBase(): Promise<{ base: pg.PoolConfig; stop: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url) return { base: { connectionString: url }, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  const postgres = await startEmbeddedPostgres({ folder, durable: false })
  return {
    base: postgres.connection('postgres'),
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The settings that lead to another database of the same server. */
export function at(database: string, base: pg.PoolConfig): pg.PoolConfig {
  if (!base.connectionString) return { ...base, database }
  const url = new URL(base.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function cloneDatabase(base: pg.PoolConfig, template: string): Promise<pg.PoolConfig> {
  const name = `sojourn_test_${randomBytes(6).toString('hex')}`
  await createDatabase(base, name, template)
  return at(name, base)
}

export async function dropDatabase(base: pg.PoolConfig, name: string): Promise<void> {
  const client = new pg.Client(base)
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.end()
}
