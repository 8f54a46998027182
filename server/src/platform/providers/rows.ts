import { z } from 'zod'
import type { TableOf } from '../db/tables.ts'

/** What an outside service answered to a question. */
export const answerRow = z.object({
  kind: z.string(),
  key: z.string(),
  value: z.unknown(),
  fetchedAt: z.string(),
})

declare module '../db/tables.ts' {
  interface Tables {
    answers: TableOf<typeof answerRow, 'fetchedAt'>
  }
}
