import { z } from 'zod'
import { sources } from '../ai/texts.ts'
import { itemTypes } from '../itinerary/item-types.ts'
import { saying } from '../words/meaning-schema.ts'
import { latitudeField, longitudeField } from '../values/fields.ts'
import { crowdLevels, insightCategories } from './categories.ts'
import { dateKinds, factKinds, placeFilters } from './destination.ts'

export const insight = z.object({
  id: z.string(),
  icon: z.string(),
  title: saying,
  category: z.enum(insightCategories),
  crowdLevel: z.enum(crowdLevels),
  /** Out of 5; an estimate, no reviews stand behind it (U-079). */
  rating: z.number().min(0).max(5),
  description: saying,
  timeToExplore: z.string(),
  bestSeason: z.string(),
})
export type Insight = z.output<typeof insight>

const degrees = z.number()

const placeToKnow = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is, in one sentence; empty where nobody wrote one. */
  about: z.string(),
  type: z.enum(itemTypes),
  filters: z.array(z.enum(placeFilters)),
  /** Where in the town; null where that is not known. */
  quarter: z.string().nullable(),
  /** Null where nobody knows. */
  minutes: z.number().nullable(),
  /** For one adult, in the trip's currency; null where nobody knows. */
  cost: z.number().nullable(),
  latitude: latitudeField,
  longitude: longitudeField,
  source: z.enum(sources),
})
export type PlaceToKnow = z.output<typeof placeToKnow>

/** What is true of a trip's destination in its dates. What is not known is null or left out. */
export const destinationFacts = z.object({
  /** 'Lisbon in late April'. */
  headline: saying,
  summary: saying,
  hasGuide: z.boolean(),
  /** Means of the days of the trip; the sun's hours are those of its middle. */
  stay: z
    .object({
      highC: degrees,
      lowC: degrees,
      wetDays: z.int(),
      days: z.int(),
      isForecast: z.boolean(),
      /** Clock times; null where the sun does not rise or does not set. */
      sunrise: z.string().nullable(),
      sunset: z.string().nullable(),
    })
    .nullable(),
  facts: z.array(z.object({ kind: z.enum(factKinds), value: saying, note: saying })),
  dates: z.array(
    z.object({
      kind: z.enum(dateKinds),
      date: z.string(),
      endDate: z.string(),
      title: saying,
      text: saying,
      /** False for festivals of which only the season is known. */
      isDateCertain: z.boolean(),
    }),
  ),
  /** A day for one person in the trip's currency, without the journey. */
  costs: z.object({ budget: z.number(), 'mid-range': z.number(), luxury: z.number() }).nullable(),
  /** Twelve months, January first. */
  year: z.array(z.object({ highC: degrees, lowC: degrees, rainMm: z.number() })).nullable(),
  places: z.array(placeToKnow),
})
export type DestinationFacts = z.output<typeof destinationFacts>
