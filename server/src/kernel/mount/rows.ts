import { z } from 'zod'
import type { TableOf } from '../../platform/db/tables.ts'

/** The answer to a write, kept with its effect so that the same request sent again changes nothing. */
export const idempotencyRow = z.object({
  userId: z.uuid(),
  key: z.string(),
  method: z.string(),
  path: z.string(),
  bodyHash: z.string(),
  /** Whose members a repeat is for; null where it is about no trip, or about one that the write itself ended for its writer. */
  tripId: z.int().nullable(),
  status: z.int().nullable(),
  result: z.unknown().nullable(),
  createdAt: z.string(),
})

declare module '../../platform/db/tables.ts' {
  interface Tables {
    idempotency: TableOf<typeof idempotencyRow, 'createdAt' | 'tripId' | 'status' | 'result'>
  }
}
