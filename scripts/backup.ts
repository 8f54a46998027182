// npm run backup [-- FILE] [-- --encrypt]: one file that holds everything, also while the server runs.
import { parseArgs } from 'node:util'
import { backUp } from '../server/src/admin/backups.ts'
import { runAsOperator } from './operator.ts'

await runAsOperator((operator) => {
  const { values, positionals } = parseArgs({
    options: { encrypt: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file] = positionals
  return backUp(operator, { isEncrypted: values.encrypt ?? false, ...(file && { file }) })
})
