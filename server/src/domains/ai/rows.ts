import { z } from 'zod'
import type { PurgeRule } from '../../kernel/jobs/purge.ts'
import type { TableOf } from '../../platform/db/tables.ts'

const resultKinds = ['suggestions', 'plan', 'itinerary'] as const
export type ResultKind = (typeof resultKinds)[number]

/** One successful generation; what the monthly limit counts. */
export const generationRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  tripId: z.int().nullable(),
  kind: z.enum(resultKinds),
  createdAt: z.string(),
})

/** What was generated last for a trip. */
export const aiResultRow = z.object({
  tripId: z.int(),
  kind: z.enum(resultKinds),
  result: z.unknown(),
  createdAt: z.string(),
})

export const aiPurge: readonly PurgeRule[] = [
  // The limit looks at the current month only.
  { table: 'generations', over: `"createdAt" < now() - interval '90 days'` },
]

declare module '../../platform/db/tables.ts' {
  interface Tables {
    generations: TableOf<typeof generationRow, 'createdAt'>
    aiResults: TableOf<typeof aiResultRow, 'createdAt'>
  }
}
