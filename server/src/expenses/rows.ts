import { z } from 'zod'

export const ratesRow = z.object({
  source: z.string(),
  date: z.string(),
  perEuro: z.record(z.string(), z.string()),
  fetchedAt: z.string(),
})
