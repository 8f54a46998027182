import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { appRole } from '../platform/db/app-role.ts'
import { joinEmbeddedPostgres } from '../platform/db/embedded-postgres.ts'
import { readinessOf } from '../platform/db/postmaster.ts'
import { FolderInUse } from '../platform/db/folder-lock.ts'
import { databaseName, openStore, type Store } from '../platform/db/store.ts'
import type { Env } from '../platform/env/env.ts'
import { AdminError } from './commands.ts'

const startLimitMs = 10_000

/** The server's own store: joined while the server runs, started and stopped again when it does not. */
export async function openStoreBeside(env: Env): Promise<Store> {
  try {
    return await openStore(env)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return joinRunning(resolve(env.DATA_DIR))
  }
}

/** The server holds the folder's lock; its database is only connected to, and left running. */
async function joinRunning(folder: string): Promise<Store> {
  const { url } = joinEmbeddedPostgres(folder)
  const deadline = Date.now() + startLimitMs
  while ((await readinessOf(url('postgres'))).state !== 'ready') {
    if (Date.now() > deadline) throw new AdminError('The server is starting or stopping. Please try again.')
    await wait(100)
  }
  return { url: url(databaseName, appRole), close: async () => undefined }
}
