import { saveText } from '../../browser/save-file.ts'
import type { DeadLetter, Entry } from '../../sync/overlay/write.ts'
import type { SyncState } from '../../sync/queue/queued.ts'
import { causeOf, writeText } from './change-text.ts'
import { toldReason } from './told-reason.ts'

const plain = (entry: Entry) => ({
  change: writeText(entry),
  madeAt: new Date(entry.timestamp).toISOString(),
  method: entry.method,
  url: entry.url,
  data: entry.data,
})

const withCause = async (parked: DeadLetter) => ({
  ...plain(parked),
  cause: causeOf(parked, await toldReason(parked)),
  ...(parked.theirs && { theirs: parked.theirs.fields }),
})

export async function downloadChanges({ waiting, attention }: SyncState): Promise<void> {
  const changes = { needAttention: await Promise.all(attention.map(withCause)), waiting: waiting.map(plain) }
  saveText('sojourn-unsent-changes.json', 'application/json', JSON.stringify(changes, null, 2))
}
