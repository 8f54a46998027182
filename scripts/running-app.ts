import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../bench/child.ts'
import { openAppDatabase } from '../server/src/platform/db/app-role.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts'
import { buildWeb } from './build.ts'

/** The built app on the real server, with an empty database of its own, for as long as `work` runs. */
export async function withRunningApp(
  work: (url: string, databaseUrl: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await buildWeb('tests')
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-app-'))
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    const DATABASE_URL = await openAppDatabase(postgres, 'sojourn')
    const server = await startServer('server/src/main.ts', { DATABASE_URL, ...settings })
    try {
      await work(server.url, DATABASE_URL)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
