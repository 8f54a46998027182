import { errorsFieldsWords } from '../errors/words-fields.ts'
import { z } from 'zod'
import { currencies } from '../values/currencies.ts'
import { notesField, plainDateField, requiredText, seenField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { expenseCategories } from './categories.ts'
import { paidByField, sharedByField, storedPaidBy, storedSharedBy } from './split-schema.ts'
import { expensesWords } from './words.ts'

/** An expense as the database keeps it: exact amounts, and the rate it was entered at. */
export const expenseRow = z.object({
  id: z.uuid(),
  tripId: z.int(),
  description: z.string(),
  amountMinor: z.int(),
  currency: z.enum(currencies),
  /** The amount in the trip's currency, at the frozen rate. */
  convertedMinor: z.int(),
  tripCurrency: z.enum(currencies),
  rate: z.string(),
  rateDate: z.string(),
  category: z.enum(expenseCategories),
  date: z.string(),
  notes: z.string().nullable(),
  /** Null for what nobody splits. */
  paidBy: storedPaidBy.nullable(),
  sharedBy: storedSharedBy.nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type StoredExpense = z.output<typeof expenseRow>

/** On the wire amounts are texts. */
export const expense = expenseRow.omit({ amountMinor: true, convertedMinor: true }).extend({
  amount: z.string(),
  convertedAmount: z.string(),
  paidBy: paidByField.nullable(),
  sharedBy: sharedByField.nullable(),
})
export type Expense = z.output<typeof expense>

/** A text, or a number for callers that have one; read exactly once the currency is known. */
export const priceField = z
  .union([z.string(), z.number()], expensesWords.invalidAmountText)
  .transform((value) =>
    typeof value === 'number' ? (Number.isFinite(value) ? numberText(value) : 'none') : value.trim(),
  )
  .pipe(z.string().min(1, expensesWords.missingText).max(40, expensesWords.invalidAmountText))

const numberText = (value: number): string => (Number.isInteger(value) ? value.toFixed(0) : value.toFixed(6))

const expenseFields = z.object({
  description: requiredText(maxLength.title, expensesWords.missingText),
  amount: priceField,
  currency: z.enum(currencies),
  category: z.enum(expenseCategories),
  date: plainDateField,
  notes: notesField,
  paidBy: paidByField.nullable(),
  sharedBy: sharedByField.nullable(),
  /** Money that came back has a minus in front; without this word an amount is one that was spent. */
  refund: z.boolean(),
})

export const newExpense = expenseFields.extend({
  id: z.uuid().optional(),
  currency: z.enum(currencies).optional(),
  category: z.enum(expenseCategories).default('other'),
  paidBy: paidByField.nullish(),
  sharedBy: sharedByField.nullish(),
  refund: z.boolean().optional(),
})

const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,12})?$/, errorsFieldsWords.amount)

/** The rate an amount was frozen at travels with it; a file without one is converted anew. */
export const frozenFields = {
  convertedAmount: decimal.optional(),
  tripCurrency: z.enum(currencies).optional(),
  rate: decimal.optional(),
  rateDate: plainDateField.optional(),
}

/** In a file both amounts say that money came back. */
export const importedExpense = newExpense.extend(frozenFields).transform((expense) => ({
  ...expense,
  refund: expense.amount.startsWith('-') && (expense.convertedAmount ?? '').startsWith('-'),
}))
export type ImportedExpense = z.output<typeof importedExpense>

export const expenseChanges = expenseFields.partial().extend({ seen: seenField })
export type ExpenseChanges = z.output<typeof expenseChanges>
