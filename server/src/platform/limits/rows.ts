import { z } from 'zod'
import type { TableOf } from '../db/tables.ts'

/** A counter that all server processes share; it starts anew once `resetAt` has passed. */
export const limitRow = z.object({ bucket: z.string(), count: z.int(), resetAt: z.string() })

declare module '../db/tables.ts' {
  interface Tables {
    limits: TableOf<typeof limitRow>
  }
}
