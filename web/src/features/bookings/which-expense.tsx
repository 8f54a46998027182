import { spentOn } from '@sojourn/contract/bookings/booking-expense'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import { costOf } from '@sojourn/contract/itinerary/item-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import type { BookingDraft } from './booking-draft.ts'

interface WhichExpenseProps {
  trip: Trip
  values: BookingDraft
  change: (fields: Partial<BookingDraft>) => void
}

/** What was paid may be among the expenses already: then it is that one, and not counted twice. */
export function WhichExpense({ trip, values, change }: WhichExpenseProps) {
  const { data: expenses } = useQuery(collectionQuery(trip.id, 'expenses'))
  const { data: bookings } = useQuery(collectionQuery(trip.id, 'bookings'))
  const { currency } = values
  const amounts = { price: costOf(values.price, currency), deposit: costOf(values.deposit, currency) }
  const spent = spentOn({ ...values, ...amounts })
  const taken = new Set(bookings?.map(({ expenseId }) => expenseId))
  const fitting = (expenses ?? []).filter(
    (one) =>
      one.id === values.expenseId ||
      (Number(one.amount) === spent && one.currency === currency && !taken.has(one.id)),
  )
  if (spent === null || fitting.length === 0) return null
  return (
    <Field label={bookingsFormWords.expense}>
      <Select value={values.expenseId} onChange={({ target }) => change({ expenseId: target.value })}>
        <option value="">{bookingsFormWords.newExpense}</option>
        {fitting.map(({ id, description }) => (
          <option key={id} value={id}>
            {description}
          </option>
        ))}
      </Select>
    </Field>
  )
}
