import { datesText, placeOfEnd, timesOfBooking } from '@sojourn/contract/bookings/booking-text'
import { bookingEnd, bookingStart, lengthOf, nightsBooked } from '@sojourn/contract/bookings/booking-ends'
import { isRide } from '@sojourn/contract/bookings/kinds'
import { lengthText } from '@sojourn/contract/bookings/length-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { weekday } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Moon from 'icon:moon'
import { useFigures } from '../../session/units.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { zoneLetters } from './zone-letters.ts'

/** Both ends of a ride as its ticket has them, and the length between. */
function RideLine({ booking, zone }: { booking: Booking; zone: string }) {
  const { time } = useFigures()
  const length = lengthOf(booking, zone)
  return (
    <div className="flex items-start gap-2 tabular-nums sm:gap-3">
      <End where={placeOfEnd(booking, 'from')} moment={bookingStart(booking, zone)} time={time} />
      <span className="mt-1 flex min-w-10 flex-1 items-center gap-1.5 text-caption text-muted-foreground sm:gap-2 sm:text-small">
        <span aria-hidden="true" className="h-0 min-w-2 flex-1 border-t-2 border-dotted border-trip-line" />
        {length !== null && <b className="whitespace-nowrap text-foreground">{lengthText(length)}</b>}
        <span aria-hidden="true" className="h-0 min-w-2 flex-1 border-t-2 border-dotted border-trip-line" />
      </span>
      <span className="flex min-w-0 flex-col items-end gap-1 text-end">
        <End where={placeOfEnd(booking, 'to')} moment={bookingEnd(booking, zone)} time={time} />
        {booking.toTime && datesText(booking) && <Badge tone="warning">{datesText(booking)}</Badge>}
      </span>
    </div>
  )
}

interface EndProps {
  where: string
  moment: ReturnType<typeof bookingStart>
  time: (time: string) => string
}

const End = ({ where, moment, time }: EndProps) => (
  <span className="min-w-0">
    {moment && (
      <span className="block whitespace-nowrap">
        <b>{time(moment.time)}</b>{' '}
        <span className="text-caption text-muted-foreground">{zoneLetters(moment)}</span>
      </span>
    )}
    <span dir="auto" className="block text-small [overflow-wrap:anywhere]">
      {where}
    </span>
  </span>
)

/** The nights as cells between check-in and check-out. */
const cellsShown = 7

function BookedNights({ booking }: { booking: Booking }) {
  const nights = nightsBooked(booking)
  return (
    <p className="flex flex-wrap items-center gap-1 text-small">
      {nights.length <= cellsShown &&
        nights.map((night) => (
          <span
            key={night}
            aria-hidden="true"
            className="inline-flex min-w-16 flex-1 items-center justify-center gap-1 rounded-md bg-trip-wash py-1 text-trip"
          >
            <Moon size={13} />
            {weekday(night)} {Number(night.slice(8))}
          </span>
        ))}
      <span className="ms-1 font-semibold">{say(bookingsWords.nights, { count: nights.length })}</span>
    </p>
  )
}

export function BookingTimes({ booking, zone }: { booking: Booking; zone: string }) {
  const { time } = useFigures()
  if (isRide(booking) && booking.fromTime) return <RideLine booking={booking} zone={zone} />
  const text = timesOfBooking(booking, time)
  const length = booking.minutes === null ? '' : lengthText(booking.minutes)
  return (
    <>
      {(text || length) && (
        <p className="text-small text-muted-foreground tabular-nums">
          {[text, length].filter(Boolean).join(' · ')}
        </p>
      )}
      {booking.kind === 'stay' && <BookedNights booking={booking} />}
    </>
  )
}
