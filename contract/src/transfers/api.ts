import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { newTransfer, transfer, transferChanges } from './schema.ts'

export const transfersApi = {
  ...rowCalls('transfers', {
    row: transfer,
    added: newTransfer,
    changes: transferChanges,
    summaries: {
      list: 'What was paid to settle up, latest first',
      add: 'Mark a transfer as paid; the same people, amount and `turn` again are the transfer that is there',
      update: 'Change the day or the notes of a transfer',
      remove: 'Take back that a transfer was paid',
    },
  }),
} as const satisfies EndpointGroup
