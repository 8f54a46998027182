import { z } from 'zod'
import { expenseRow, frozenFields, priceField } from '../expenses/schema.ts'
import { allCurrencies } from '../values/currencies.ts'
import { notesField, plainDateField, seenField } from '../values/fields.ts'

/** Money that one traveller gave another to settle, as the database keeps it; converted and frozen as an expense is. */
export const transferRow = expenseRow
  .pick({
    id: true,
    tripId: true,
    amountMinor: true,
    currency: true,
    convertedMinor: true,
    tripCurrency: true,
    rate: true,
    rateDate: true,
    date: true,
    notes: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    from: z.uuid(),
    to: z.uuid(),
    /** Which of several equal transfers it is: two people who mark the same one mean one. */
    turn: z.int(),
    /** Whose account marked it. */
    markedBy: z.uuid().nullable(),
  })

/** On the wire amounts are texts. */
export const transfer = transferRow
  .omit({ amountMinor: true, convertedMinor: true })
  .extend({ amount: z.string(), convertedAmount: z.string() })
export type Transfer = z.output<typeof transfer>

export const newTransfer = z.object({
  id: z.uuid().optional(),
  from: z.uuid(),
  to: z.uuid(),
  amount: priceField,
  currency: z.enum(allCurrencies).optional(),
  date: plainDateField,
  turn: z.int().min(0).max(10_000).default(0),
  notes: notesField,
})

export const importedTransfer = newTransfer.extend(frozenFields)

export const transferChanges = z.object({
  date: plainDateField.optional(),
  notes: notesField.optional(),
  seen: seenField,
})
