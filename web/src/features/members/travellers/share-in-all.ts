import type { Expense } from '@sojourn/contract/expenses/schema'
import { tripRows } from '../../../sync/writes/rows.ts'

/** What somebody can still be put into: what is shared equally or by shares. */
export const openExpenses = (tripId: number): Expense[] =>
  tripRows(tripId, 'expenses')
    .rows()
    .filter(({ sharedBy }) => sharedBy?.way === 'equally' || sharedBy?.way === 'shares')

/** The same way of sharing with one more in it. */
export const withOneMore = (sharedBy: NonNullable<Expense['sharedBy']>, traveller: string) =>
  sharedBy.way === 'exact' ? sharedBy : { ...sharedBy, among: [...sharedBy.among, { traveller, weight: 1 }] }

export async function shareInAll(tripId: number, traveller: string): Promise<void> {
  const rows = tripRows(tripId, 'expenses')
  for (const { id, sharedBy } of openExpenses(tripId))
    if (sharedBy) await rows.change(id, { sharedBy: withOneMore(sharedBy, traveller) }, { isQuiet: true })
}
