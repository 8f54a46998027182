import { z } from 'zod'
import { placeFields } from '../places/place-fields.ts'
import { allCurrencies, defaultCurrency } from '../values/currencies.ts'
import { notesField, plainDateField, requiredText, seenField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { takenParts } from './duplicate.ts'
import { tripDatesProblem } from './form-errors.ts'
import { travelModes } from './modes.ts'
import { agesText, partyLimits, partyProblem } from './party.ts'
import { tripsFormWords } from './words-form.ts'

const budgetField = z
  .number(tripsFormWords.budgetUnreadable)
  .nonnegative(tripsFormWords.budgetNegative)
  .max(1_000_000_000, tripsFormWords.budgetTooLarge)

const tripDate = (message: string) => z.string(message).min(1, message).pipe(plainDateField)

const modeField = z.enum(travelModes, tripsFormWords.modeUnknown)
const currencyField = z.enum(allCurrencies, tripsFormWords.currencyUnknown)

const countField = (least: number, problem: () => string) =>
  z
    .int({ error: problem })
    .min(least, { error: problem })
    .max(partyLimits.most, { error: problem })
    .nullish()
    .transform((value) => value ?? null)

const agesField = z
  .string({ error: partyProblem.childAges })
  .nullish()
  .transform((text, context) => {
    const ages = agesText(text ?? '')
    if (ages !== undefined) return ages
    context.addIssue({ code: 'custom', message: partyProblem.childAges() })
    return z.NEVER
  })

const tripFields = z.object({
  title: requiredText(maxLength.title, tripsFormWords.titleRequired),
  destination: requiredText(maxLength.destination, tripsFormWords.destinationRequired),
  description: notesField,
  startDate: tripDate(tripsFormWords.startRequired),
  endDate: tripDate(tripsFormWords.endRequired),
  travelMode: modeField,
  adults: countField(partyLimits.leastAdults, partyProblem.adults),
  children: countField(0, partyProblem.children),
  childAges: agesField,
  budget: budgetField.nullish().transform((value) => value ?? null),
  currency: currencyField,
})

type Dates = { startDate?: string | undefined; endDate?: string | undefined }

const withDatesInOrder = (input: Dates, context: z.RefinementCtx) => {
  const message = tripDatesProblem(input)
  if (message) context.addIssue({ code: 'custom', path: ['endDate'], message })
}

export const newTripInput = tripFields
  .extend({
    travelMode: modeField.default('family'),
    currency: currencyField.default(defaultCurrency),
    clientId: z.uuid().nullish(),
    ...placeFields,
  })
  .superRefine(withDatesInOrder)
export type NewTrip = z.output<typeof newTripInput>

const taken = z.object(
  Object.fromEntries(takenParts.map((part) => [part, z.boolean()])) as Record<
    (typeof takenParts)[number],
    z.ZodBoolean
  >,
)

/** What a duplicate of a trip is called, when it is, and what it takes along. */
export const duplicateInput = tripFields
  .pick({ title: true, startDate: true, endDate: true })
  .extend({ clientId: z.uuid(), take: taken })
  .superRefine(withDatesInOrder)
export type Duplicate = z.output<typeof duplicateInput>

export const tripChanges = tripFields
  .extend({ status: z.enum(['planning', 'confirmed']), ...placeFields })
  .partial()
  .extend({ seen: seenField })
  .superRefine(withDatesInOrder)
export type TripChanges = z.output<typeof tripChanges>
