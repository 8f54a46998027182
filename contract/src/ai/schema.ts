import { z } from 'zod'
import { itemTypes } from '../itinerary/item-types.ts'
import { priorities } from '../itinerary/day-suggestion.ts'
import { currencies, defaultCurrency } from '../values/currencies.ts'
import { latitudeField, longitudeField, plainDateField, textField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { interests, paces, travelStyles } from './preferences.ts'
import { checkable, sourceLabels, type Source } from './texts.ts'

const sources = Object.keys(sourceLabels) as [Source, ...Source[]]

/** What a model said, in its own words: shown as such, apart from the facts, and never taken over into the plan. */
const said = z.string().nullable().default(null)

/** Every suggestion says where it comes from, what of it was looked up, and why it is there. */
const origin = {
  source: z.enum(sources),
  /** Its place was found. */
  verified: z.boolean(),
  /** What was looked up, and nothing else. */
  checked: z.array(z.enum(checkable)).default([...checkable]),
  reason: z.string(),
  said,
}
const spot = { latitude: latitudeField.nullable(), longitude: longitudeField.nullable() }
const clockTime = z.string().regex(/^\d{2}:\d{2}$/)

export const suggestion = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  type: z.enum(itemTypes),
  /** Out of 5; an estimate (U-079). */
  rating: z.number().min(0).max(5),
  estimatedDuration: z.string(),
  bestTimeToVisit: z.string(),
  priceRange: z.string().nullable(),
  tags: z.array(z.string()),
  ...spot,
  ...origin,
})
export type Suggestion = z.output<typeof suggestion>

const activity = {
  id: z.string(),
  type: z.enum(itemTypes),
  title: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
  location: z.string(),
  /** For the whole group, in the trip's currency. */
  estimatedCost: z.number().min(0),
  tips: z.array(z.string()),
  startTime: clockTime,
  endTime: clockTime,
  /** How to get here from the stop before. */
  travel: z.string(),
  ...spot,
  ...origin,
}

/** Set when a model was asked and the guide answered instead, or when nothing was found. */
const notice = z.string().nullable().default(null)

const plannedActivity = z.object(activity)
export type PlannedActivity = z.output<typeof plannedActivity>

const day = {
  day: z.int(),
  date: z.string(),
  theme: z.string(),
  totalDuration: z.string(),
  estimatedCost: z.number(),
}

/** A day of the Smart Itinerary Planner; there is none where nothing is known to plan with. `note` says what shaped it: rain, a holiday, free time. */
export const dayPlan = z.object({ ...day, note: z.string().nullable(), activities: z.array(plannedActivity) })
export type DayPlan = z.output<typeof dayPlan>

export const detailedItinerary = z.object({
  totalDays: z.int(),
  destination: z.string(),
  overview: z.string(),
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
  budgetNote: z.string().nullable().default(null),
  dailyItineraries: z.array(
    z.object({
      ...day,
      note: z.string().nullable(),
      transportationNotes: z.string(),
      activities: z.array(z.object({ ...activity, bookingRequired: z.boolean() })),
    }),
  ),
  packingRecommendations: z.array(z.string()),
  localTips: z.array(z.string()),
  emergencyInfo: z.object({ emergency: z.string(), embassy: z.string(), hospitals: z.string() }),
  notice,
})
export type DetailedItinerary = z.output<typeof detailedItinerary>

/** A guide nearby, chosen because the place itself has none; another is left out of account. */
const chosenGuide = z.string().max(60).optional()

export const suggestOptions = z.object({ guide: chosenGuide }).default({})

const itineraryPreferences = z.object({
  interests: z.array(z.enum(interests)).max(interests.length).default([]),
  pace: z.enum(paces).default('moderate'),
  groupSize: z.int().min(1).max(5).default(2),
  accessibility: z.boolean().default(false),
  localExperiences: z.boolean().default(true),
  guide: chosenGuide,
})
/** Without a group size it is as large as the trip says. */
export const itineraryRequest = itineraryPreferences.extend({
  groupSize: itineraryPreferences.shape.groupSize.unwrap().optional(),
})

export type ItineraryPreferences = z.output<typeof itineraryPreferences>

/** U-075: all optional. */
export const plannerOptions = z
  .object({
    interests: z.array(z.enum(interests)).max(interests.length),
    pace: z.enum(paces),
    travelStyle: z.enum(travelStyles),
    guide: chosenGuide,
  })
  .partial()
  .default({})

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
  category: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
  personalizedReason: z.string(),
  estimatedCost: z.number(),
  duration: z.string(),
  rating: z.number(),
  bestTime: z.string(),
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
  notice: z.string().nullable(),
  savingsOpportunities: z.array(z.object({ category: z.string(), potential: z.number(), tip: z.string() })),
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
  description: z.string(),
  category: z.string(),
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

/** What the browser sends of a trip; the server reads its own copy (C-121). */
const sentTrip = z.looseObject({ id: z.int().positive() })
const sentHistory = z.array(z.looseObject({})).max(200).default([])
const sentWords = z.array(textField(60)).max(20)

export const personalizedRequest = z.object({
  trip: sentTrip,
  travelHistory: sentHistory,
  userPreferences: z.object({ budget: z.number().min(0), interests: sentWords, travelStyle: textField(40) }),
})
export const optimizationRequest = z.object({
  trip: sentTrip,
  budget: z.number().min(0).max(1_000_000_000).default(1000),
  travelStyle: z.enum(travelStyles).default('mid-range'),
})
export const eventsRequest = z.object({
  destination: textField(maxLength.destination),
  startDate: plainDateField,
  endDate: plainDateField,
  interests: sentWords.default([]),
  /** In which prices are answered. */
  currency: z.enum(currencies).default(defaultCurrency),
})
