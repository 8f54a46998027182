import type { BookedStop } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { timesOfStop, titleOfStop } from '@sojourn/contract/bookings/stop-text'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsKindsWords } from '@sojourn/contract/bookings/words-kinds'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import Lock from 'icon:lock'
import { useFigures } from '../../../session/units.ts'
import { BookedMark } from '../../../trip-parts/booked-mark.tsx'
import { cn } from '../../../ui/primitives/cn.ts'

interface BookedDayItemProps {
  stop: BookedStop<Booking>
  isLast: boolean
  onOpen: (booking: Booking) => void
}

/** What is fixed that day; a press opens the booking. */
export function BookedDayItem({ stop, isLast, onOpen }: BookedDayItemProps) {
  const { booking, end } = stop
  const { time, units } = useFigures()
  const at = end === 'from' ? booking.fromTime : booking.toTime
  return (
    <li className="relative flex gap-x-2.5 pb-4">
      <span
        className={cn(
          'shrink-0 pt-1 text-end font-bold tabular-nums',
          units.clock === '12' ? 'w-14 text-small whitespace-nowrap' : 'w-11',
        )}
      >
        {at ? (
          time(at)
        ) : (
          <span className="block text-[0.75rem] leading-tight font-normal text-muted-foreground">
            {itineraryTimelineWords.anyTime}
          </span>
        )}
      </span>
      <span className="relative shrink-0">
        <BookedMark kind={booking.kind} isOutline={end === 'to' && booking.kind !== 'stay'} isSmall />
        {!isLast && (
          <span
            aria-hidden="true"
            className="absolute top-8 -bottom-3.5 left-1/2 -translate-x-1/2 border-s-2 border-dotted border-trip-line"
          />
        )}
      </span>
      <button
        type="button"
        onClick={() => onOpen(booking)}
        className="-my-1 min-h-11 min-w-0 flex-1 py-1 text-start [overflow-wrap:anywhere]"
      >
        <span dir="auto" className="block leading-snug font-semibold">
          {titleOfStop(stop)}
        </span>
        <span className="block text-small text-muted-foreground tabular-nums">
          {[bookingsKindsWords[booking.kind], timesOfStop(stop, time)].filter(Boolean).join(' · ')}
        </span>
        {booking.private && (
          <span className="flex items-center gap-1.5 text-small text-ai">
            <Lock size={14} className="shrink-0" />
            {bookingsWords.onlyYou}
          </span>
        )}
      </button>
    </li>
  )
}
