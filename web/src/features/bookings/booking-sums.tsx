import { bookingSums } from '@sojourn/contract/bookings/booking-sums'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsPaymentsWords } from '@sojourn/contract/bookings/words-payments'
import { say } from '@sojourn/contract/words/say'
import { money } from '../../browser/format.ts'
import { Card } from '../../ui/layout/card.tsx'

/** Of one booking, what is still to pay. */
const openOf = (booking: Booking): number => bookingSums([booking])[0]?.open ?? 0

/** What is booked, paid and still to pay; hatched is not paid yet. */
export function BookingSums({ bookings }: { bookings: readonly Booking[] }) {
  const sums = bookingSums(bookings)
  if (sums.length === 0) return null
  const toPay = bookings.filter((booking) => openOf(booking) > 0)
  return (
    <Card>
      <h3 className="font-bold">{bookingsWords.sums}</h3>
      {sums.map(({ currency, planned, paid, open }) => (
        <dl key={currency} className="mt-2 tabular-nums">
          <dt className="sr-only">{bookingsWords.planned}</dt>
          <dd className="type-section">{money(planned, currency)}</dd>
          {planned > 0 && (
            <div
              aria-hidden="true"
              className="my-1.5 h-2.5 overflow-hidden rounded-full bg-[repeating-linear-gradient(115deg,var(--success)_0_3px,transparent_3px_7px)]"
            >
              <div className="h-full bg-success" style={{ width: `${(paid / planned) * 100}%` }} />
            </div>
          )}
          <dt className="sr-only">{bookingsWords.paidAndOpen}</dt>
          <dd className="text-small text-muted-foreground">
            {say(bookingsWords.paidOf, { paid: money(paid, currency), open: money(open, currency) })}
          </dd>
        </dl>
      ))}
      {toPay.length > 0 && (
        <ul aria-label={bookingsWords.toPay} className="mt-3 text-small">
          {toPay.map((booking) => (
            <li key={booking.id} className="flex gap-3 border-t border-border py-2 last:pb-0">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="block font-semibold">
                  <bdi>{booking.title}</bdi>
                </span>
                {booking.payment !== 'open' && (
                  <span className="text-muted-foreground">{bookingsPaymentsWords[booking.payment]}</span>
                )}
              </span>
              <b className="tabular-nums">{money(openOf(booking), booking.currency)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
