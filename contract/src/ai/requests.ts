import { z } from 'zod'
import { allCurrencies, defaultCurrency } from '../values/currencies.ts'
import { plainDateField, textField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { interests, paces, travelStyles } from './preferences.ts'

/** A guide nearby, chosen because the place itself has none; another is left out of account. */
const chosenGuide = z.string().max(60).optional()

export const suggestOptions = z.object({ guide: chosenGuide }).default({})

export const itineraryPreferences = z.object({
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
  currency: z.enum(allCurrencies).default(defaultCurrency),
})
