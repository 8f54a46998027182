import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { appRole, openAppDatabase } from '../src/platform/db/app-role.ts'
import { openPool } from '../src/platform/db/client.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createDatabase } from '../src/platform/db/create-database.ts'

/** One PostgreSQL for a whole test run, with a migrated template that each worker clones. */
export interface TestServer {
  url: string
  template: string
  stop(): Promise<void>
}

export async function startTestServer(): Promise<TestServer> {
  const server = await openServer()
  const { url } = server
  const template = `sojourn_template_${randomBytes(4).toString('hex')}`
  const pool = openPool(await server.open(template), 1)
  await migrate(pool)
  await pool.end()
  return {
    url,
    template,
    stop: async () => {
      await dropDatabase(url, template)
      await server.stop()
    },
  }
}

interface OpenServer {
  url: string
  /** Makes a database and answers its address, for the role the server has. */
  open(name: string): Promise<string>
  stop(): Promise<void>
}

/** The operator's PostgreSQL when DATABASE_URL is set, else the embedded one in a throw-away folder. */
async function openServer(): Promise<OpenServer> {
  const outside = process.env['DATABASE_URL']
  if (outside) {
    const open = async (name: string) => {
      await createDatabase(outside, name)
      return at(name, outside)
    }
    return { url: outside, open, stop: async () => undefined }
  }
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  const postgres = await startEmbeddedPostgres({ folder, durable: false })
  return {
    url: postgres.url('postgres'),
    open: (name) => openAppDatabase(postgres, name),
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

/** A copy of the template; in the embedded PostgreSQL it belongs to the role the server has there. */
export async function cloneDatabase(url: string, template: string): Promise<string> {
  const name = `sojourn_test_${randomBytes(6).toString('hex')}`
  if (process.env['DATABASE_URL']) {
    await createDatabase(url, name, { template })
    return at(name, url)
  }
  await createDatabase(url, name, { template, owner: appRole })
  const address = new URL(at(name, url))
  address.username = appRole
  return address.href
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.end()
}
