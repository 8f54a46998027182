import { z } from 'zod'

/** What the weather service last answered for a place. */
export const forecastRow = z.object({
  key: z.string(),
  forecast: z.unknown(),
  fetchedAt: z.string(),
})
