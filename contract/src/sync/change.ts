import { z } from 'zod'
import { collections } from './collections.ts'

/** One row as it now is; `row: null` means removed. Applying it twice changes nothing. */
export const change = z.object({
  tripId: z.int(),
  /** Counts the trip's changes without gaps: resume position and version tag in one. */
  rev: z.int(),
  collection: z.enum(collections),
  rowId: z.string(),
  row: z.record(z.string(), z.unknown()).nullable(),
  userId: z.uuid().nullable(),
  createdAt: z.string(),
})
export type Change = z.output<typeof change>
