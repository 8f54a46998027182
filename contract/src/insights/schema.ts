import { z } from 'zod'
import { crowdLevels, insightCategories } from './categories.ts'

export const insight = z.object({
  id: z.string(),
  icon: z.string(),
  title: z.string(),
  category: z.enum(insightCategories),
  crowdLevel: z.enum(crowdLevels),
  /** Out of 5; an estimate, no reviews stand behind it (U-079). */
  rating: z.number().min(0).max(5),
  description: z.string(),
  timeToExplore: z.string(),
  bestSeason: z.string(),
})
export type Insight = z.output<typeof insight>
