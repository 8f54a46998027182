import { bookingSums } from '@sojourn/contract/bookings/booking-sums'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsPaymentsWords } from '@sojourn/contract/bookings/words-payments'
import { bookingsStatusesWords } from '@sojourn/contract/bookings/words-statuses'
import { useQuery } from '@tanstack/react-query'
import Check from 'icon:check'
import Lock from 'icon:lock'
import Wallet from 'icon:wallet'
import { money } from '../../browser/format.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Badge } from '../../ui/primitives/badge.tsx'

const paymentTones = { open: 'neutral', paid: 'success', deposit: 'warning', there: 'outline' } as const

/** Whether it stands, is paid and counted, and its price. */
export function Standing({ booking }: { booking: Booking }) {
  const { status, price, currency, payment, private: isPrivate, expenseId, tripId } = booking
  const { data: expenses } = useQuery(collectionQuery(tripId, 'expenses'))
  const isCounted = expenseId !== null && expenses?.some(({ id }) => id === expenseId)
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:justify-end">
      {isPrivate && (
        <Badge tone="ai" icon={Lock}>
          {bookingsWords.onlyYou}
        </Badge>
      )}
      {status !== 'booked' && (
        <Badge tone={status === 'waiting' ? 'warning' : 'neutral'}>{bookingsStatusesWords[status]}</Badge>
      )}
      {status === 'booked' && payment !== 'open' && (
        <Badge tone={paymentTones[payment]} icon={payment === 'paid' ? Check : undefined}>
          {bookingsPaymentsWords[payment]}
        </Badge>
      )}
      {isCounted && (
        <Badge tone="outline" icon={Wallet}>
          {bookingsWords.inBudget}
        </Badge>
      )}
      {price !== null && status !== 'cancelled' && (
        <b className="tabular-nums sm:min-w-20 sm:text-end">{money(price, currency)}</b>
      )}
    </div>
  )
}

/** Rides that are priced and paid alike stand as one; null where each has to say it for itself. */
export function standingOfAll(journey: readonly Booking[]): Booking | null {
  const [first, ...others] = journey.filter(({ price }) => price !== null)
  const isAlike = (other: Booking) =>
    (['status', 'currency', 'payment', 'private', 'expenseId'] as const).every(
      (field) => first?.[field] === other[field],
    )
  if (!first || !others.every(isAlike)) return null
  return { ...first, price: bookingSums([first, ...others])[0]?.planned ?? null }
}
