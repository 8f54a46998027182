import { categoryOfBooking, expenseIdOf, spentOn } from '@sojourn/contract/bookings/booking-expense'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { localToday } from '@sojourn/contract/values/plain-date'
import { tripRows } from '../../sync/writes/rows.ts'

type Spending = Pick<
  Booking,
  | 'id'
  | 'tripId'
  | 'kind'
  | 'title'
  | 'status'
  | 'payment'
  | 'price'
  | 'deposit'
  | 'currency'
  | 'private'
  | 'expenseId'
>

const isAlike = (before: Spending, after: Spending): boolean =>
  spentOn(before) === spentOn(after) && before.currency === after.currency && before.title === after.title

/** Makes the booking's own expense, keeps it in step with the price, and takes it away when it is not paid after all. */
export async function keepExpense(before: Spending | null, after: Spending): Promise<void> {
  const expenses = tripRows(after.tripId, 'expenses')
  const id = expenseIdOf(after.id)
  const there = expenses.find(id)
  const [spent, isOwn, wasOwn] = [spentOn(after), after.expenseId === id, before?.expenseId === id]
  if (spent === null || !isOwn) {
    if (wasOwn && there) await expenses.remove(id)
    return
  }
  const fields = { description: after.title, amount: String(spent), currency: after.currency }
  const isSame = before !== null && isAlike(before, after)
  if (there) {
    if (!isSame) await expenses.change(id, fields, { isShown: true, isQuiet: true })
    return
  }
  // Whoever took the expense away meant it: only a new word that it is paid brings it back.
  if (wasOwn && isSame) return
  const [category, date] = [categoryOfBooking(after.kind), localToday(new Date())]
  await expenses.add({ id, ...fields, category, date }, { isQuiet: true })
}
