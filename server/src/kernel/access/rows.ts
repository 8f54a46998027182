import { tripRoles } from '@sojourn/contract/members/permissions'
import { z } from 'zod'
import type { TableOf } from '../../platform/db/tables.ts'

export const memberRow = z.object({
  tripId: z.int(),
  userId: z.uuid(),
  role: z.enum(tripRoles),
  version: z.int(),
  joinedAt: z.string(),
})

declare module '../../platform/db/tables.ts' {
  interface Tables {
    members: TableOf<typeof memberRow, 'version' | 'joinedAt'>
  }
}
