import { z } from 'zod'

/** A road route the router once answered. */
export const routeRow = z.object({
  key: z.string(),
  route: z.unknown(),
  createdAt: z.string(),
})
