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
import { Dotted } from './dotted.tsx'
import { zoneLetters } from './zone-letters.ts'

/** Both ends of a ride as its ticket has them, and the length between: a dot where one leaves, a ring where one arrives. */
function RideLine({ booking, zone }: { booking: Booking; zone: string }) {
  const { time } = useFigures()
  const length = lengthOf(booking, zone)
  const dates = booking.toTime ? datesText(booking) : ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 tabular-nums sm:gap-x-3 sm:grid-cols-[minmax(0,auto)_minmax(5rem,1fr)_minmax(0,auto)] lg:ps-11">
      <End
        code={booking.fromCode}
        where={placeOfEnd(booking, 'from')}
        moment={bookingStart(booking, zone)}
        time={time}
      />
      <span className="flex min-w-16 flex-col items-center gap-1 self-start pt-2.5 text-caption sm:text-small">
        <span aria-hidden="true" className="flex w-full items-center gap-1">
          <span className="size-2 shrink-0 rounded-full bg-trip-fill" />
          <span className="h-0 flex-1 border-t-2 border-dotted border-trip-line" />
          <span className="size-2.5 shrink-0 rounded-full border-2 border-trip-fill" />
        </span>
        {length !== null && <b className="leading-tight whitespace-nowrap">{lengthText(length)}</b>}
      </span>
      <span className="flex min-w-0 flex-col items-end text-end">
        <End
          code={booking.toCode}
          where={placeOfEnd(booking, 'to')}
          moment={bookingEnd(booking, zone)}
          time={time}
          dates={dates}
        />
      </span>
    </div>
  )
}

interface EndProps {
  code: string | null
  where: string
  moment: ReturnType<typeof bookingStart>
  time: (time: string) => string
  /** '+1 day'. */
  dates?: string
}

const End = ({ code, where, moment, time, dates }: EndProps) => (
  <span className="min-w-0">
    {code && <span className="type-section block leading-tight!">{code}</span>}
    {moment && (
      <span className="block">
        <b>{time(moment.time)}</b>{' '}
        <span className="text-caption whitespace-nowrap text-muted-foreground">{zoneLetters(moment)}</span>
        {dates && (
          <Badge tone="warning" height="low" className="ms-1.5">
            {dates}
          </Badge>
        )}
      </span>
    )}
    {!code && (
      <span dir="auto" className="block text-small [overflow-wrap:anywhere]">
        {where}
      </span>
    )}
  </span>
)

/** The nights as cells between check-in and check-out. */
const cellsShown = 7

function BookedNights({ booking }: { booking: Booking }) {
  const nights = nightsBooked(booking)
  return (
    <p className="flex flex-wrap items-center gap-1 text-small lg:ps-11">
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
        <p className="text-small text-muted-foreground tabular-nums lg:ps-11">
          <Dotted parts={[text, length]} />
        </p>
      )}
      {booking.kind === 'stay' && <BookedNights booking={booking} />}
    </>
  )
}
