import { tripTabs } from '@sojourn/contract/trips/tabs'
import { z } from 'zod'
import type { PurgeRule } from '../../kernel/jobs/purge.ts'
import type { TableOf } from '../../platform/db/tables.ts'

/** A browser tab that shows a trip. */
export const presenceRow = z.object({
  id: z.uuid(),
  /** The process that holds its socket. */
  serverId: z.uuid(),
  tripId: z.int(),
  userId: z.uuid(),
  tab: z.enum(tripTabs),
  movedAt: z.string(),
  seenAt: z.string(),
})

export const livePurge: readonly PurgeRule[] = [
  { table: 'presence', over: `"seenAt" < now() - interval '5 minutes'` },
]

declare module '../../platform/db/tables.ts' {
  interface Tables {
    presence: TableOf<typeof presenceRow, 'movedAt' | 'seenAt'>
  }
}
