import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import type { Env } from '../env.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolderSoon } from './folder-lock.ts'

export const databaseName = 'sojourn'
const lockPatienceMs = 800
const minFreeBytes = 200 * 1024 * 1024

/** Where the data is: a PostgreSQL of the operator's, or our own in the data folder. */
export interface Store {
  url: string
  close(): Promise<void>
}

export async function openStore(env: Env): Promise<Store> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => undefined }
  const folder = resolve(env.DATA_DIR)
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolderSoon(folder, lockPatienceMs)
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < minFreeBytes) {
      throw new Error(`The disk is full: ${folder} needs at least 200 MB of free space.`)
    }
    const postgres = await startEmbeddedPostgres({ folder })
    await createDatabase(postgres.url('postgres'), databaseName)
    return {
      url: postgres.url(databaseName),
      close: async () => {
        await postgres.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0)
      await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`)
  } finally {
    await client.end()
  }
}
