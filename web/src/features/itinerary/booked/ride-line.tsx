import { lengthOf } from '@sojourn/contract/bookings/booking-ends'
import { datesText, placeOfEnd } from '@sojourn/contract/bookings/booking-text'
import { lengthText } from '@sojourn/contract/bookings/length-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { useFigures } from '../../../session/units.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'

interface RideLineProps {
  booking: Booking & { fromTime: string; toTime: string }
  zone: string
}

/** '16:05 ORD •···· 8 h 20 min ····○ 07:25 FRA +1 day': a dot where one leaves, a ring where one arrives. */
export function RideLine({ booking, zone }: RideLineProps) {
  const { time } = useFigures()
  const length = lengthOf(booking, zone)
  const dates = datesText(booking)
  return (
    <span
      aria-hidden="true"
      className="mt-1 flex items-center gap-2.5 text-small text-muted-foreground tabular-nums max-sm:hidden"
    >
      <End time={time(booking.fromTime)} where={placeOfEnd(booking, 'from')} />
      <span className="flex max-w-60 min-w-16 flex-1 items-center gap-1.5 text-caption whitespace-nowrap">
        <span className="size-2 shrink-0 rounded-full bg-trip-fill" />
        {dots}
        {length !== null && lengthText(length)}
        {dots}
        <span className="size-2.5 shrink-0 rounded-full border-2 border-trip-fill" />
      </span>
      <End time={time(booking.toTime)} where={placeOfEnd(booking, 'to')} />
      {dates && (
        <Badge tone="warning" height="low" className="shrink-0">
          {dates}
        </Badge>
      )}
    </span>
  )
}

const dots = <span className="h-0 min-w-3 flex-1 border-t-2 border-dotted border-trip-line" />

const End = ({ time, where }: { time: string; where: string }) => (
  <span className="min-w-0 truncate">
    <b className="font-semibold text-foreground">{time}</b> <bdi>{where}</bdi>
  </span>
)
