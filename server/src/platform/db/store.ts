import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Env } from '../env/env.ts'
import { openAppDatabase } from './app-role.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolderSoon } from './folder-lock.ts'

export const databaseName = 'sojourn'
const lockPatienceMs = 800
const minFreeBytes = 200 * 1024 * 1024

/** Where the data is: a PostgreSQL of the operator's, or our own in the data folder. */
export interface Store {
  url: string
  /** Where connections are lent for a transaction each; `url` then leads past that pooler. */
  pooledUrl?: string
  close(): Promise<void>
}

export async function openStore(env: Env, onFault?: (what: string, cause?: unknown) => void): Promise<Store> {
  const { DATABASE_URL: usual, DATABASE_DIRECT_URL: direct } = env
  if (usual)
    return { url: direct ?? usual, ...(direct && { pooledUrl: usual }), close: async () => undefined }
  const folder = resolve(env.DATA_DIR)
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolderSoon(folder, lockPatienceMs)
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < minFreeBytes) {
      throw new Error(`The disk is full: ${folder} needs at least 200 MB of free space.`)
    }
    const postgres = await startEmbeddedPostgres({ folder, ...(onFault && { onFault }) })
    const url = await openAppDatabase(postgres, databaseName).catch(async (error: unknown) => {
      await postgres.stop()
      throw error
    })
    return {
      url,
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
