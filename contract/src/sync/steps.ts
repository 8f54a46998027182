// Writes to several rows that are one for people: all of them or none, with one way back.
import { z } from 'zod'
import { trip } from '../trips/schema.ts'
import { plainDateField } from '../values/fields.ts'
import type { ContentCollection } from './collections.ts'

/** What has its day or may be given one, and what comes from a template. */
const stepCollections = [
  'itinerary',
  'ideas',
  'dayNotes',
  'legs',
  'bookings',
  'packing',
] as const satisfies readonly ContentCollection[]
export type StepCollection = (typeof stepCollections)[number]

const maxSteps = 2000
/** As much as so many rows hold for the most part. */
export const maxStepBytes = 4 * 1024 * 1024

const fields = z.record(z.string().max(40), z.json())
const ofRow = { collection: z.enum(stepCollections), id: z.uuid() }

const step = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), ...ofRow, fields }),
  z.object({ action: z.literal('change'), ...ofRow, fields }),
  z.object({ action: z.literal('remove'), ...ofRow }),
])
export type TripStep = z.output<typeof step>

export const tripSteps = z.object({
  steps: z.array(step).max(maxSteps),
  /** The trip's own, when they change too. */
  dates: z.object({ startDate: plainDateField, endDate: plainDateField }).optional(),
})
export type TripSteps = z.output<typeof tripSteps>

/** The rows as they now are, in the order of the steps. One that somebody removed meanwhile is passed over. */
export const stepsAnswer = z.object({
  trip: trip.nullable(),
  rows: z.array(
    z.object({
      collection: z.enum(stepCollections),
      rowId: z.uuid(),
      row: z.record(z.string(), z.unknown()).nullable(),
      createdAt: z.string(),
    }),
  ),
})
export type StepsAnswer = z.output<typeof stepsAnswer>
