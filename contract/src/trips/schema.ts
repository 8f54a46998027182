import { z } from 'zod'
import { tripRoles } from '../members/permissions.ts'
import { currencies, defaultCurrency } from '../values/currencies.ts'
import { notesField, plainDateField, requiredText } from '../values/fields.ts'
import { maxLength, maxTripDays } from '../values/limits.ts'
import { daysBetween } from '../values/plain-date.ts'
import { tripText } from './form-errors.ts'
import { storedStatuses, travelModes } from './modes.ts'

/** A trip as the database keeps it: calendar dates and minor units. */
export const tripRow = z.object({
  id: z.int(),
  ownerId: z.uuid(),
  /** Made by the client, so that a create sent twice makes one trip. */
  clientId: z.uuid().nullable(),
  title: z.string(),
  destination: z.string(),
  description: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  travelMode: z.enum(travelModes),
  budgetMinor: z.int().nullable(),
  currency: z.enum(currencies),
  status: z.enum(storedStatuses),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Number of the trip's latest change. */
  rev: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
})
export type TripRow = z.output<typeof tripRow>

/** A trip as the API answers it: dates as `YYYY-MM-DDT00:00:00.000Z` (C-074), budget as a number. */
export const trip = tripRow
  .omit({ ownerId: true, clientId: true, budgetMinor: true, deletedAt: true })
  .extend({ budget: z.number().nullable(), role: z.enum(tripRoles) })
export type Trip = z.output<typeof trip>

const budgetField = z
  .number('Enter the budget as a number')
  .nonnegative('The budget cannot be negative')
  .max(1_000_000_000, 'The budget is too large')

const tripFields = z.object({
  title: requiredText(maxLength.title, tripText.titleRequired),
  destination: requiredText(maxLength.destination, tripText.destinationRequired),
  description: notesField,
  startDate: plainDateField,
  endDate: plainDateField,
  travelMode: z.enum(travelModes),
  budget: budgetField.nullish().transform((value) => value ?? null),
  currency: z.enum(currencies),
})

type Dates = { startDate?: string | undefined; endDate?: string | undefined }

/** End on or after start, and no longer than a year; checked again on the merged row when one date changes. */
export function tripDatesProblem({ startDate, endDate }: Dates): string | null {
  if (!startDate || !endDate) return null
  const days = daysBetween(startDate, endDate)
  if (days < 0) return tripText.endBeforeStart
  return days + 1 > maxTripDays ? `A trip can last at most ${maxTripDays} days` : null
}

const withDatesInOrder = (input: Dates, context: z.RefinementCtx) => {
  const message = tripDatesProblem(input)
  if (message) context.addIssue({ code: 'custom', path: ['endDate'], message })
}

export const newTripInput = tripFields
  .extend({
    travelMode: z.enum(travelModes).default('family'),
    currency: z.enum(currencies).default(defaultCurrency),
    clientId: z.uuid().nullish(),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullish(),
    timeZone: z.string().max(64).nullish(),
  })
  .superRefine(withDatesInOrder)
export type NewTrip = z.output<typeof newTripInput>

export const tripChanges = tripFields
  .extend({ status: z.enum(['planning', 'confirmed']) })
  .partial()
  .superRefine(withDatesInOrder)
export type TripChanges = z.output<typeof tripChanges>
