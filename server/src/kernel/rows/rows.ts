import { changeRow } from '@sojourn/contract/sync/change'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { storedRows } from '@sojourn/contract/sync/registry'
import type { tripRow } from '@sojourn/contract/trips/schema'
import { z } from 'zod'
import type { TableOf } from '../../platform/db/tables.ts'

type ContentTables = {
  [C in ContentCollection]: TableOf<(typeof storedRows)[C], 'version' | 'createdAt' | 'updatedAt'>
}

/** What the log keeps of a change beside what it tells. */
export const loggedRow = changeRow.extend({ privateTo: z.uuid().nullable() })

declare module '../../platform/db/tables.ts' {
  interface Tables extends ContentTables {
    trips: TableOf<
      typeof tripRow,
      'id' | 'route' | 'rev' | 'bytes' | 'status' | 'shareToken' | 'createdAt' | 'updatedAt' | 'deletedAt'
    >
    changes: TableOf<typeof loggedRow, 'createdAt' | 'action' | 'fields' | 'name' | 'privateTo'>
  }
}
