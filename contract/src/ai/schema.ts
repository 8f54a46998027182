import { z } from 'zod'
import { itemTypes } from '../itinerary/item-types.ts'
import { priorities } from '../itinerary/day-suggestion.ts'
import { saying } from '../words/meaning-schema.ts'
import { notice, origin, spot } from './origin.ts'
import { sources } from './texts.ts'
import { dayPlan, detailedItinerary } from './plans.ts'

export const suggestion = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  type: z.enum(itemTypes),
  /** Out of 5; an estimate (U-079). */
  rating: z.number().min(0).max(5),
  estimatedDuration: saying,
  bestTimeToVisit: saying,
  priceRange: saying.nullable(),
  tags: z.array(saying),
  ...spot,
  ...origin,
})
export type Suggestion = z.output<typeof suggestion>

/** What was generated last for a trip, for any number of reads (C-053, C-119). */
export const savedResults = z.object({
  suggestions: z.array(suggestion),
  suggestionsAt: z.string().nullable(),
  dayPlans: z.array(dayPlan),
  dayPlansAt: z.string().nullable(),
  itinerary: detailedItinerary.nullable(),
  itineraryAt: z.string().nullable(),
  /** Of the latest. */
  notice,
})
export type SavedResults = z.output<typeof savedResults>

export const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  category: saying,
  description: z.string(),
  priority: z.enum(priorities),
  personalizedReason: saying,
  estimatedCost: z.number(),
  duration: saying,
  rating: z.number(),
  bestTime: saying,
  location: z.string(),
  type: z.enum(itemTypes),
  ...spot,
  ...origin,
  notice,
})
export type Recommendation = z.output<typeof recommendation>

export const budgetOptimization = z.object({
  budgetBreakdown: z.record(z.string(), z.number()),
  totalBudget: z.number(),
  /** Where the days cost more than the budget: by how much, and whether careful ones fit. */
  notice: saying.nullable(),
  savingsOpportunities: z.array(z.object({ category: saying, potential: z.number(), tip: saying })),
  optimizedItinerary: z.array(
    z.object({
      day: z.int(),
      dailyTotal: z.number(),
      activities: z.array(
        z.object({ time: z.string(), activity: z.string(), cost: z.number(), savings: z.number() }),
      ),
    }),
  ),
})
export type BudgetOptimization = z.output<typeof budgetOptimization>

export const localEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: saying,
  category: saying,
  /** The first day within the trip. */
  date: z.string(),
  endDate: z.string(),
  /** False for festivals of which only the season is known. */
  isDateCertain: z.boolean(),
  location: z.string(),
  /** In the currency that was asked for; 0 is free. */
  price: z.number(),
  popularity: z.number().min(0).max(5),
  source: z.enum(sources),
})
export type LocalEvent = z.output<typeof localEvent>
