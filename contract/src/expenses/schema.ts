import { errorsFieldsWords } from '../errors/words-fields.ts'
import { z } from 'zod'
import { allCurrencies } from '../values/currencies.ts'
import { notesField, plainDateField, requiredText, seenField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { expenseCategories } from './categories.ts'
import { paidByField, sharedByField, storedPaidBy, storedSharedBy } from './split-schema.ts'
import { expensesWords } from './words.ts'

const rateSources = ['table', 'typed', 'charged'] as const

/** An expense as the database keeps it: exact amounts, and the rate it was entered at. */
export const expenseRow = z.object({
  id: z.uuid(),
  tripId: z.int(),
  description: z.string(),
  amountMinor: z.int(),
  currency: z.enum(allCurrencies),
  /** The amount in the trip's currency, at the frozen rate. */
  convertedMinor: z.int(),
  tripCurrency: z.enum(allCurrencies),
  rate: z.string(),
  rateDate: z.string(),
  /** Whether the rate is from a table, was typed, or follows from what was charged. */
  rateFrom: z.enum(rateSources),
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

const rateField = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,10})?$/, errorsFieldsWords.amount)
  .refine((text) => Number(text) > 0, errorsFieldsWords.amount)

const expenseFields = z.object({
  description: requiredText(maxLength.title, expensesWords.missingText),
  amount: priceField,
  currency: z.enum(allCurrencies),
  category: z.enum(expenseCategories),
  date: plainDateField,
  notes: notesField,
  paidBy: paidByField.nullable(),
  sharedBy: sharedByField.nullable(),
  /** Money that came back has a minus in front; without this word an amount is one that was spent. */
  refund: z.boolean(),
  /** What it came to in the trip's currency, as the card says: it wins over every rate. Null goes back to the table. */
  charged: priceField.nullable(),
  /** Units of the trip's currency for one of the expense's, typed where no table knows better. */
  typedRate: rateField.nullable(),
})

export const newExpense = expenseFields.extend({
  id: z.uuid().optional(),
  currency: z.enum(allCurrencies).optional(),
  category: z.enum(expenseCategories).default('other'),
  paidBy: paidByField.nullish(),
  sharedBy: sharedByField.nullish(),
  refund: z.boolean().optional(),
  charged: priceField.nullish(),
  typedRate: rateField.nullish(),
})

const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,12})?$/, errorsFieldsWords.amount)

/** The rate an amount was frozen at travels with it; a file without one is converted anew. */
export const frozenFields = {
  convertedAmount: decimal.optional(),
  tripCurrency: z.enum(allCurrencies).optional(),
  rate: decimal.optional(),
  rateDate: plainDateField.optional(),
  rateFrom: z.enum(rateSources).optional(),
}

/** In a file both amounts say that money came back. */
export const importedExpense = newExpense.extend(frozenFields).transform((expense) => ({
  ...expense,
  refund: expense.amount.startsWith('-') && (expense.convertedAmount ?? '').startsWith('-'),
}))
export type ImportedExpense = z.output<typeof importedExpense>

export const expenseChanges = expenseFields.partial().extend({ seen: seenField })
export type ExpenseChanges = z.output<typeof expenseChanges>
