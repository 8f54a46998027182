import { z } from 'zod'
import { tripRoles } from '../members/permissions.ts'
import { currencies, defaultCurrency } from '../values/currencies.ts'
import {
  latitudeField,
  longitudeField,
  notesField,
  plainDateField,
  requiredText,
  seenField,
} from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { tripDatesProblem, tripText } from './form-errors.ts'
import { storedStatuses, travelModes } from './modes.ts'
import { agesText, partyLimits, partyText } from './party.ts'

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
  /** How many travel; null where nobody said. */
  adults: z.int().nullable(),
  children: z.int().nullable(),
  childAges: z.string().nullable(),
  budgetMinor: z.int().nullable(),
  currency: z.enum(currencies),
  status: z.enum(storedStatuses),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** What the destination was taken for: "Lisbon, Portugal". */
  placeName: z.string().nullable(),
  elevationM: z.int().nullable(),
  coastal: z.boolean().nullable(),
  /** Number of the trip's latest change. */
  rev: z.int(),
  /** What all versions of its rows take up. */
  bytes: z.int(),
  /** Lets whoever has it join; null while the share link is off. */
  shareToken: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
})
export type TripRow = z.output<typeof tripRow>

/** A trip as the API answers it: dates as `YYYY-MM-DDT00:00:00.000Z` (C-074), budget as a number. */
export const trip = tripRow
  .omit({ ownerId: true, clientId: true, budgetMinor: true, bytes: true, shareToken: true, deletedAt: true })
  .extend({ budget: z.number().nullable(), role: z.enum(tripRoles) })
export type Trip = z.output<typeof trip>

const budgetField = z
  .number(tripText.budgetUnreadable)
  .nonnegative('The budget cannot be negative')
  .max(1_000_000_000, 'The budget is too large')

const tripDate = (message: string) => z.string(message).min(1, message).pipe(plainDateField)

const modeField = z.enum(travelModes, tripText.modeUnknown)
const currencyField = z.enum(currencies, tripText.currencyUnknown)

const countField = (least: number, message: string) =>
  z
    .int(message)
    .min(least, message)
    .max(partyLimits.most, message)
    .nullish()
    .transform((value) => value ?? null)

const agesField = z
  .string(partyText.childAges)
  .nullish()
  .transform((text, context) => {
    const ages = agesText(text ?? '')
    if (ages !== undefined) return ages
    context.addIssue({ code: 'custom', message: partyText.childAges })
    return z.NEVER
  })

const tripFields = z.object({
  title: requiredText(maxLength.title, tripText.titleRequired),
  destination: requiredText(maxLength.destination, tripText.destinationRequired),
  description: notesField,
  startDate: tripDate(tripText.startRequired),
  endDate: tripDate(tripText.endRequired),
  travelMode: modeField,
  adults: countField(partyLimits.leastAdults, partyText.adults),
  children: countField(0, partyText.children),
  childAges: agesField,
  budget: budgetField.nullish().transform((value) => value ?? null),
  currency: currencyField,
})

type Dates = { startDate?: string | undefined; endDate?: string | undefined }

const withDatesInOrder = (input: Dates, context: z.RefinementCtx) => {
  const message = tripDatesProblem(input)
  if (message) context.addIssue({ code: 'custom', path: ['endDate'], message })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The place that was chosen for the destination; without it the server looks for the place the words name. */
const chosenPlace = {
  latitude: latitudeField.nullish(),
  longitude: longitudeField.nullish(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use the two capital letters of a country, such as PT')
    .nullish(),
  timeZone: z.string().max(64).refine(isTimeZone, 'Use the name of a time zone').nullish(),
}

export const newTripInput = tripFields
  .extend({
    travelMode: modeField.default('family'),
    currency: currencyField.default(defaultCurrency),
    clientId: z.uuid().nullish(),
    ...chosenPlace,
  })
  .superRefine(withDatesInOrder)
export type NewTrip = z.output<typeof newTripInput>

export const tripChanges = tripFields
  .extend({ status: z.enum(['planning', 'confirmed']), ...chosenPlace })
  .partial()
  .extend({ seen: seenField })
  .superRefine(withDatesInOrder)
export type TripChanges = z.output<typeof tripChanges>
