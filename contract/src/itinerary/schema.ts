import { z } from 'zod'
import { allCurrencies } from '../values/currencies.ts'
import { notesField, plainDateField, seenField, textField } from '../values/fields.ts'
import { maxLength, maxRowsPerTrip } from '../values/limits.ts'
import { endTimeProblem, toClockTime } from './item-form.ts'
import { itemTypes } from './item-types.ts'
import { itineraryFormWords } from './words-form.ts'

/** An item as the database keeps it: calendar day, clock time without a zone, minor units. */
export const itineraryRow = z.object({
  id: z.uuid(),
  tripId: z.int(),
  title: z.string(),
  type: z.enum(itemTypes),
  date: z.string(),
  time: z.string().nullable(),
  /** Before the time it is the next day's. */
  endTime: z.string().nullable(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  notes: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  order: z.int(),
  costMinor: z.int().nullable(),
  /** The trip's currency when the cost was written; a later change of the trip's does not alter it. */
  currency: z.enum(allCurrencies),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const itineraryItem = itineraryRow.omit({ costMinor: true }).extend({ cost: z.number().nullable() })
export type ItineraryItem = z.output<typeof itineraryItem>

const timeField = z
  .string()
  .nullish()
  .transform((text, context) => {
    if (!text) return null
    const time = toClockTime(text)
    if (time) return time
    context.addIssue({ code: 'custom', message: itineraryFormWords.timeUnreadable })
    return z.NEVER
  })

const orEmpty = (max: number) =>
  textField(max)
    .nullish()
    .transform((text) => text || null)

const maxCost = 1_000_000_000

const itemFields = z.object({
  title: z
    .string(itineraryFormWords.titleRequired)
    .trim()
    .min(1, itineraryFormWords.titleRequired)
    .pipe(textField(maxLength.title)),
  type: z.enum(itemTypes),
  date: z
    .string(itineraryFormWords.dateRequired)
    .min(1, itineraryFormWords.dateRequired)
    .pipe(plainDateField),
  time: timeField,
  endTime: timeField,
  location: orEmpty(maxLength.location),
  description: notesField,
  notes: notesField,
  latitude: z
    .number()
    .min(-90, itineraryFormWords.latitudeRange)
    .max(90, itineraryFormWords.latitudeRange)
    .nullable(),
  longitude: z
    .number()
    .min(-180, itineraryFormWords.longitudeRange)
    .max(180, itineraryFormWords.longitudeRange)
    .nullable(),
  order: z.int().min(0).max(1_000_000_000),
  cost: z
    .number()
    .min(0, itineraryFormWords.costNegative)
    .max(maxCost, itineraryFormWords.costTooLarge)
    .nullable(),
})

type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined }

const withBothCoordinates = ({ latitude, longitude }: Coordinates, context: z.RefinementCtx) => {
  if ((latitude ?? null) === null ? (longitude ?? null) === null : (longitude ?? null) !== null) return
  const path = [(latitude ?? null) === null ? 'latitude' : 'longitude']
  context.addIssue({ code: 'custom', path, message: itineraryFormWords.bothCoordinates })
}

type Span = { time?: string | null | undefined; endTime?: string | null | undefined }

/** What is not sent is not known here: the server looks at the whole row. */
const withEndAfterStart = ({ time, endTime }: Span, context: z.RefinementCtx) => {
  const message = time === undefined || endTime === undefined ? null : endTimeProblem({ time, endTime })
  if (message) context.addIssue({ code: 'custom', path: ['endTime'], message })
}

/** What a person adds. The client may make the id (S-02); `tripId` is checked against the address (C-100). */
export const newItem = itemFields
  .partial({ latitude: true, longitude: true, order: true, cost: true })
  .extend({
    id: z.uuid().optional(),
    tripId: z.coerce.number().int().optional(),
    type: z.enum(itemTypes).default('activity'),
    /** Of the cost; the trip's when it is not sent. An item that comes back brings the one it had. */
    currency: z.enum(allCurrencies).optional(),
  })
  .superRefine(withBothCoordinates)
  .superRefine(withEndAfterStart)

/** Partial: what is not sent stays (C-098). */
export const itemChanges = itemFields
  .partial()
  .extend({ tripId: z.coerce.number().int().optional(), seen: seenField })
  .superRefine(withBothCoordinates)
  .superRefine(withEndAfterStart)

/** A day's items in the order a person wants. Items of other days move to this one. */
export const dayOrder = z.object({
  date: plainDateField,
  ids: z
    .array(z.uuid())
    .min(1)
    .max(maxRowsPerTrip)
    .refine((ids) => new Set(ids).size === ids.length, itineraryFormWords.eachOnce),
})
export type DayOrder = z.output<typeof dayOrder>
