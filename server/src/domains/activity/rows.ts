import { z } from 'zod'
import type { TableOf } from '../../platform/db/tables.ts'

/** How far somebody has seen what others did. */
export const activityReadRow = z.object({ userId: z.uuid(), readUpTo: z.string() })

declare module '../../platform/db/tables.ts' {
  interface Tables {
    activityReads: TableOf<typeof activityReadRow>
  }
}
