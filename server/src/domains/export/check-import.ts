import { type ImportFile, importFile } from '@sojourn/contract/export/schema'
import { checked } from '../../kernel/http/checked.ts'
import { parseJson } from '../../kernel/http/json-text.ts'

/** What stands in a file, every field of it checked; takes a third of a second at worst. */
export const checkImport = (bytes: Uint8Array): ImportFile =>
  checked(importFile, bytes.length === 0 ? undefined : parseJson(bytes))

declare module '../../kernel/deps.ts' {
  interface WorkerTasks {
    checkImport: typeof checkImport
  }
}
