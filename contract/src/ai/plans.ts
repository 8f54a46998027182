import { z } from 'zod'
import { itemTypes } from '../itinerary/item-types.ts'
import { priorities } from '../itinerary/day-suggestion.ts'
import { saying } from '../words/meaning-schema.ts'
import { notice, origin, said, spot } from './origin.ts'
import { sources } from './texts.ts'
import { itineraryPreferences } from './requests.ts'

const clockTime = z.string().regex(/^\d{2}:\d{2}$/)

const item = {
  id: z.string(),
  type: z.enum(itemTypes),
  title: saying,
  description: saying,
  priority: z.enum(priorities),
  location: z.string(),
  /** For the whole group, in the trip's currency. */
  estimatedCost: z.number().min(0),
  tips: z.array(saying),
  startTime: clockTime,
  endTime: clockTime,
  /** How to get here from the stop before. */
  travel: saying,
  ...spot,
  ...origin,
}

const planItem = z.object(item)
export type PlanItem = z.output<typeof planItem>

const day = {
  day: z.int(),
  date: z.string(),
  theme: saying,
  totalDuration: saying,
  estimatedCost: z.number(),
}

/** A day of the Smart Itinerary Planner; there is none where nothing is known to plan with. `note` says what shaped it: rain, a holiday, free time. */
export const dayPlan = z.object({ ...day, note: saying.nullable(), activities: z.array(planItem) })
export type DayPlan = z.output<typeof dayPlan>

export const detailedItinerary = z.object({
  totalDays: z.int(),
  destination: z.string(),
  overview: saying,
  /** Of the whole trip. */
  said,
  source: z.enum(sources),
  preferences: z.lazy(() => itineraryPreferences),
  budgetBreakdown: z.object({
    attractions: z.number(),
    food: z.number(),
    transportation: z.number(),
    activities: z.number(),
    shopping: z.number(),
    total: z.number(),
  }),
  /** Where the breakdown exceeds the trip's budget: by how much, and what would bring it down. */
  budgetNote: saying.nullable().default(null),
  dailyItineraries: z.array(
    z.object({
      ...day,
      note: saying.nullable(),
      transportationNotes: saying,
      activities: z.array(z.object({ ...item, bookingRequired: z.boolean() })),
    }),
  ),
  packingRecommendations: z.array(saying),
  localTips: z.array(saying),
  emergencyInfo: z.object({ emergency: saying, embassy: saying, hospitals: saying }),
  notice,
})
export type DetailedItinerary = z.output<typeof detailedItinerary>
