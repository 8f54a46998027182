import { bookingSums } from '@sojourn/contract/bookings/booking-sums'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { say } from '@sojourn/contract/words/say'
import { money } from '../../browser/format.ts'
import { Card } from '../../ui/layout/card.tsx'

/** What is booked, paid and still to pay. */
export function BookingSums({ bookings }: { bookings: readonly Booking[] }) {
  const sums = bookingSums(bookings)
  if (sums.length === 0) return null
  return (
    <Card>
      <h3 className="font-bold">{bookingsWords.sums}</h3>
      {sums.map(({ currency, planned, paid, open }) => (
        <dl key={currency} className="mt-2 tabular-nums">
          <dt className="sr-only">{bookingsWords.planned}</dt>
          <dd className="type-section">{money(planned, currency)}</dd>
          <dt className="sr-only">{bookingsWords.paidAndOpen}</dt>
          <dd className="text-small text-muted-foreground">
            {say(bookingsWords.paidOf, { paid: money(paid, currency), open: money(open, currency) })}
          </dd>
        </dl>
      ))}
    </Card>
  )
}
