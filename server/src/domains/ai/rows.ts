import { z } from 'zod'

export const resultKinds = ['suggestions', 'plan', 'itinerary'] as const
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
