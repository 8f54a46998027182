import { z } from 'zod'

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
})
export type PlaceSuggestion = z.output<typeof placeSuggestion>
