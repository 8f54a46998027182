import { z } from 'zod'

/** What an outside service answered to a question. */
export const answerRow = z.object({
  kind: z.string(),
  key: z.string(),
  value: z.unknown(),
  fetchedAt: z.string(),
})
