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
  url: string
  template: string
  stop(): Promise<void>
}

export async function startTestServer(): Promise<TestServer> {
  const { url, stop } = await openServer()
  const template = `sojourn_template_${randomBytes(4).toString('hex')}`
  await createDatabase(url, template)
  const pool = openPool(at(template, url), 1)
  await migrate(pool)
  await pool.end()
  return {
    url,
    template,
    stop: async () => {
      await dropDatabase(url, template)
      await stop()
    },
  }
}

/** The operator's PostgreSQL when DATABASE_URL is set, else the embedded one in a throw-away folder. */
async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outside = process.env['DATABASE_URL']
  if (outside) return { url: outside, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  const postgres = await startEmbeddedPostgres({ folder, durable: false })
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The address of another database of the same server. */
function at(database: string, url: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export async function cloneDatabase(url: string, template: string): Promise<string> {
  const name = `sojourn_test_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  return at(name, url)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.end()
}
