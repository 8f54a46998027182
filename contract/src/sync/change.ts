import { z } from 'zod'
import { collections } from './collections.ts'

const changeActions = ['added', 'changed', 'removed'] as const
export type ChangeAction = (typeof changeActions)[number]

/** What happened to which row, enough to say it in a sentence. */
export const changeFacts = z.object({
  collection: z.enum(collections),
  rowId: z.string(),
  action: z.enum(changeActions),
  /** Of a change: the fields of the row that now hold something else. */
  fields: z.array(z.string()),
  /** What people call the row: an activity's title, a member's name. Known of a removed one too. */
  name: z.string().nullable(),
  createdAt: z.string(),
})

/** A change as the log keeps it. */
export const changeRow = changeFacts.extend({
  tripId: z.int(),
  /** Counts the trip's changes without gaps: resume position and version tag in one. */
  rev: z.int(),
  row: z.record(z.string(), z.unknown()).nullable(),
  userId: z.uuid().nullable(),
})

/** One row as it now is; `row: null` means removed. Applying it twice changes nothing. */
export const change = changeRow.extend({
  /** Whoever made it; null when the account is gone, or nobody did. */
  userName: z.string().nullable(),
})
export type Change = z.output<typeof change>
