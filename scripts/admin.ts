import { existsSync } from 'node:fs'
import { AdminError, findCommand } from '../server/src/admin/commands.ts'
import { openStoreBeside } from '../server/src/admin/open-store.ts'
import { ServerChoices } from '../server/src/platform/chosen/chosen.ts'
import { openDb, openPool } from '../server/src/platform/db/client.ts'
import { readEnv } from '../server/src/platform/env/env.ts'
import { mailWriters } from '../server/src/mails.ts'
import { serverAddress } from '../server/src/kernel/http/own-address.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  console.log(await run())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function run(): Promise<string> {
  const command = findCommand(process.argv.slice(2))
  const env = readEnv(process.env)
  const store = await openStoreBeside(env)
  const db = openDb(openPool(store.url, 2))
  try {
    const chosen = new ServerChoices(env)
    await chosen.read(db)
    const log = (line: string) => process.stderr.write(line)
    return await command(db, {
      address: await serverAddress(db, env),
      mails: mailWriters,
      sendsMails: chosen.mail !== null,
      log,
    })
  } finally {
    await db.destroy()
    await store.close()
  }
}

function explain(error: unknown): string {
  if (error instanceof AdminError) return error.message
  const { code, message } = error as { code?: string; message: string }
  return code === '42P01' ? 'This store holds no accounts yet. Start Sojourn once first.' : message
}
