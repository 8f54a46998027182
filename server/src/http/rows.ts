import { z } from 'zod'

/** A counter that all server processes share; it starts anew once `resetAt` has passed. */
export const limitRow = z.object({ bucket: z.string(), count: z.int(), resetAt: z.string() })
