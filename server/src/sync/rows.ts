import { z } from 'zod'

/** The answer to a write, kept with its effect so that the same request sent again changes nothing. */
export const idempotencyRow = z.object({
  userId: z.uuid(),
  key: z.string(),
  method: z.string(),
  path: z.string(),
  bodyHash: z.string(),
  status: z.int().nullable(),
  result: z.unknown().nullable(),
  createdAt: z.string(),
})
