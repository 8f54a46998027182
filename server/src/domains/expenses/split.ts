import type { ExpenseChanges, ImportedExpense, StoredExpense } from '@sojourn/contract/expenses/schema'
import {
  paidOfTexts,
  peopleInSplit,
  type Split,
  sharingOfTexts,
  splitProblem,
} from '@sojourn/contract/expenses/split'
import { expensesSplitWords } from '@sojourn/contract/expenses/words-split'
import type { Currency } from '@sojourn/contract/values/currencies'
import { invalidField } from '../../platform/errors/app-error.ts'

type StoredSplit = Pick<StoredExpense, 'paidBy' | 'sharedBy'>
type SentSplit = Pick<ImportedExpense & ExpenseChanges, 'paidBy' | 'sharedBy'>

/** What is sent, else what stands there. One payer paid all of it, whatever it comes to. */
export function mergedSplit(
  sent: SentSplit,
  amount: { amountMinor: number; currency: Currency },
  current: StoredSplit = { paidBy: null, sharedBy: null },
): StoredSplit {
  const { amountMinor, currency } = amount
  const [only, ...others] = current.paidBy ?? []
  const kept =
    only && others.length === 0 ? [{ traveller: only.traveller, minor: amountMinor }] : current.paidBy
  return {
    paidBy: sent.paidBy === undefined ? kept : sent.paidBy && paidOfTexts(sent.paidBy, currency),
    sharedBy:
      sent.sharedBy === undefined
        ? current.sharedBy
        : sent.sharedBy && sharingOfTexts(sent.sharedBy, currency),
  }
}

/** A split adds up to its amount, and everybody in it is somebody of the trip. */
export function checkSplit(
  { paidBy, sharedBy }: StoredSplit,
  { amountMinor, currency }: { amountMinor: number; currency: Currency },
  known: ReadonlySet<string>,
): void {
  if (!paidBy && !sharedBy) return
  if (!paidBy || !sharedBy) throw invalidField(paidBy ? 'sharedBy' : 'paidBy', expensesSplitWords.both)
  const split: Split = { paidBy, sharedBy }
  const problem = splitProblem(split, amountMinor, currency)
  if (problem) throw invalidField(problem.field, problem.text)
  if (peopleInSplit(split).some((id) => !known.has(id)))
    throw invalidField('sharedBy', expensesSplitWords.unknown)
}
