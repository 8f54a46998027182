import type { changeRow } from '@sojourn/contract/sync/change'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { storedRows } from '@sojourn/contract/sync/registry'
import type { tripRow } from '@sojourn/contract/trips/schema'
import type { TableOf } from '../../platform/db/tables.ts'

type ContentTables = {
  [C in ContentCollection]: TableOf<(typeof storedRows)[C], 'version' | 'createdAt' | 'updatedAt'>
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends ContentTables {
    trips: TableOf<
      typeof tripRow,
      'id' | 'rev' | 'bytes' | 'status' | 'shareToken' | 'createdAt' | 'updatedAt' | 'deletedAt'
    >
    changes: TableOf<typeof changeRow, 'createdAt' | 'action' | 'fields' | 'name'>
  }
}
