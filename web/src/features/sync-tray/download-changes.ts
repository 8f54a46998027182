import { saveText } from '../../browser/save-file.ts'
import type { DeadLetter, Entry } from '../../sync/overlay/write.ts'
import type { SyncState } from '../../sync/queue/queued.ts'
import { causeOf, writeText } from './change-text.ts'

const plain = (entry: Entry) => ({
  change: writeText(entry),
  madeAt: new Date(entry.timestamp).toISOString(),
  method: entry.method,
  url: entry.url,
  data: entry.data,
})

const withCause = (parked: DeadLetter) => ({
  ...plain(parked),
  cause: causeOf(parked),
  ...(parked.theirs && { theirs: parked.theirs.fields }),
})

export const downloadChanges = ({ waiting, attention }: SyncState): void =>
  saveText(
    'sojourn-unsent-changes.json',
    'application/json',
    JSON.stringify({ needAttention: attention.map(withCause), waiting: waiting.map(plain) }, null, 2),
  )
