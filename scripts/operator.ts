// What `npm run backup`, `restore` and `move` have in common: settings, a question at the terminal, and failures in words.
import { existsSync } from 'node:fs'
import { askSecret } from '../server/src/admin/ask-secret.ts'
import type { Operator } from '../server/src/admin/backups.ts'
import { BackupError } from '../server/src/platform/backup/backup-error.ts'
import { readEnv } from '../server/src/platform/env/env.ts'

export async function runAsOperator(work: (operator: Operator) => Promise<string>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    console.log(await work({ env: readEnv(process.env), now: () => new Date(), ask: askSecret }))
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const isEmpty = !(error instanceof BackupError) && code === '42P01'
    console.error(isEmpty ? 'This database holds nothing yet. Start Sojourn once first.' : message)
    process.exitCode = 1
  }
}
