import { z } from 'zod'

/** What the geocoder once answered for a text; an empty list is an answer too. */
export const geocodeRow = z.object({
  key: z.string(),
  hits: z.unknown(),
  createdAt: z.string(),
})
