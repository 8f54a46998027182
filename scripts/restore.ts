// npm run restore -- FILE [--replace]: puts a backup into the database, with no server running.
import { parseArgs } from 'node:util'
import { restoreFrom } from '../server/src/admin/backups.ts'
import { BackupError } from '../server/src/platform/backup/backup-error.ts'
import { runAsOperator } from './operator.ts'

await runAsOperator(async (operator) => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) throw new BackupError('Usage: npm run restore -- FILE [--replace]')
  return restoreFrom(operator, { file, replaces: values.replace ?? false })
})
