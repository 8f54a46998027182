import { z } from 'zod'
import { maxNamesakes } from '../values/limits.ts'

/** A place offered while a destination is typed, with what a trip keeps of it. */
export const placeSuggestion = z.object({
  id: z.string(),
  city: z.string(),
  country: z.string(),
  /** What the destination field takes when the place is chosen. */
  fullName: z.string(),
  /** State or province; null where there is none. */
  region: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** IANA. */
  timeZone: z.string(),
  /** Metres above the sea. */
  elevationM: z.number().nullish(),
  coastal: z.boolean().nullish(),
})
export type PlaceSuggestion = z.output<typeof placeSuggestion>

/** What a destination text is taken for: the one place it names, or those it may mean. */
export const understoodPlace = z.object({
  place: placeSuggestion.nullable(),
  /** "Did you mean …?": never taken by itself. Empty where the place is known. */
  similar: z.array(placeSuggestion).max(maxNamesakes),
})
export type UnderstoodPlace = z.output<typeof understoodPlace>
