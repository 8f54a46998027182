import { z } from 'zod'
import { placeFields } from '../places/place-fields.ts'
import { plainDateField, requiredText, seenField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { legDatesProblem } from './leg-dates.ts'
import { legsWords } from './words.ts'

/** A part of the trip at one place. */
export const leg = z.object({
  id: z.uuid(),
  tripId: z.int(),
  /** As typed. */
  destination: z.string(),
  arriveDate: z.string(),
  /** The day one travels on. */
  leaveDate: z.string(),
  /** Of places that are reached on the same day. */
  order: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** What the destination was taken for: "Lisbon, Portugal". */
  placeName: z.string().nullable(),
  elevationM: z.int().nullable(),
  coastal: z.boolean().nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TripLeg = z.output<typeof leg>

const fields = {
  destination: requiredText(maxLength.destination, legsWords.required),
  arriveDate: plainDateField,
  leaveDate: plainDateField,
  order: z.int().min(0).max(1_000_000),
}

const withNight = (dates: { arriveDate?: string; leaveDate?: string }, context: z.RefinementCtx) => {
  const message = legDatesProblem(dates)
  if (message) context.addIssue({ code: 'custom', path: ['leaveDate'], message })
}

export const newLeg = z
  .object({ id: z.uuid().optional(), ...fields, order: fields.order.default(0), ...placeFields })
  .superRefine(withNight)

export const legChanges = z
  .object({ ...fields, ...placeFields })
  .partial()
  .extend({ seen: seenField })
  .superRefine(withNight)
