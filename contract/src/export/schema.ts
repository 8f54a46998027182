import { z } from 'zod'
import { expense, newExpense } from '../expenses/schema.ts'
import { itineraryItem, newItem } from '../itinerary/schema.ts'
import { newPackingItem, packingItem } from '../packing/schema.ts'
import { newTripInput, trip } from '../trips/schema.ts'
import { currencies } from '../values/currencies.ts'
import { plainDateField } from '../values/fields.ts'
import { maxRowsPerTrip, tooManyRows } from '../values/limits.ts'
import { exportFormat, formatProblem, importText } from './format.ts'

const placement = { tripId: true, version: true } as const

/** Three keys, and everything that belongs to the trip inside it (C-082). */
export const exportFile = z.object({
  trip: trip.omit({ role: true, rev: true }).extend({
    itinerary: z.array(itineraryItem.omit(placement)),
    packing: z.array(packingItem.omit(placement)),
    expenses: z.array(expense.omit(placement)),
  }),
  exportedAt: z.iso.datetime(),
  format: z.literal(exportFormat),
})
export type ExportFile = z.output<typeof exportFile>

const rowsOf = <T extends z.ZodType>(row: T) => z.array(row).max(maxRowsPerTrip, tooManyRows).default([])

const decimal = z.string().regex(/^\d{1,12}(\.\d{1,12})?$/)

/** The rate an expense was frozen at travels with it; a file without one is converted anew. */
const importedExpense = newExpense.extend({
  convertedAmount: decimal.optional(),
  tripCurrency: z.enum(currencies).optional(),
  rate: decimal.optional(),
  rateDate: plainDateField.optional(),
})
export type ImportedExpense = z.output<typeof importedExpense>

const content = z.object({
  status: z.string().optional(),
  itinerary: rowsOf(newItem),
  packing: rowsOf(newPackingItem),
  expenses: rowsOf(importedExpense),
})

/** A file on its way back: what people can set is checked like their own entry, all else is made anew. */
export const importFile = z.object(
  {
    format: z.unknown().superRefine((format, context) => {
      const message = formatProblem(format)
      if (message) context.addIssue({ code: 'custom', message })
    }),
    trip: z.looseObject({}, importText.foreign).pipe(newTripInput.and(content)),
  },
  importText.foreign,
)
export type ImportFile = z.output<typeof importFile>
