import { bedText, timesOfStop, titleOfStop } from '@sojourn/contract/bookings/stop-text'
import type { BedBooked, BookedStop } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { isRide } from '@sojourn/contract/bookings/kinds'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsStatusesWords } from '@sojourn/contract/bookings/words-statuses'
import { say } from '@sojourn/contract/words/say'
import ChevronRight from 'icon:chevron-right'
import Lock from 'icon:lock'
import { useFigures } from '../../../session/units.ts'
import { useIsWaiting } from '../../../sync/queue/queued.ts'
import { BookedMark } from '../../../trip-parts/booked-mark.tsx'
import { WaitingMark } from '../../../trip-parts/waiting-mark.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { RideLine } from './ride-line.tsx'

interface BookedStopRowProps {
  stop: BookedStop<Booking>
  zone: string
  onOpen: (booking: Booking) => void
}

/** A fixed stop of the day: no number and no grip. A press opens the booking. */
export function BookedStopRow({ stop, zone, onOpen }: BookedStopRowProps) {
  const { booking, end } = stop
  const { time } = useFigures()
  const isWaiting = useIsWaiting(booking.id)
  const isLater = end === 'to' && booking.kind !== 'stay'
  const times = timesOfStop(stop, time)
  const details = [times, booking.number].filter(Boolean).join(' · ')
  const ride = asRide(stop)
  return (
    <button
      type="button"
      data-booking-id={booking.id}
      onClick={() => onOpen(booking)}
      className="flex min-h-[68px] w-full items-center gap-3 border-t border-border py-2.5 ps-11 pe-4 text-start -outline-offset-4 sm:gap-4 sm:pe-5"
    >
      <span
        className={cn(
          'shrink-0 rounded-[10px]',
          isWaiting && 'outline-[1.5px] outline-offset-2 outline-muted-foreground outline-dashed',
        )}
      >
        <BookedMark kind={booking.kind} isOutline={isLater} />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block leading-snug font-semibold [overflow-wrap:anywhere]">
          {titleOfStop(stop)}
          {ride && booking.number && (
            <span
              aria-hidden="true"
              className="ms-2 text-small font-normal text-muted-foreground max-sm:hidden"
            >
              {booking.number}
            </span>
          )}
        </span>
        {details && (
          <span
            className={cn('mt-0.5 block text-small text-muted-foreground tabular-nums', ride && 'sm:sr-only')}
          >
            {details}
          </span>
        )}
        {ride && <RideLine booking={ride} zone={zone} />}
        {booking.private && (
          <span className="mt-0.5 flex items-center gap-1.5 text-small text-ai">
            <Lock size={14} className="shrink-0" />
            {bookingsWords.onlyYou}
          </span>
        )}
        <WaitingMark id={booking.id} />
      </span>
      {booking.status === 'waiting' && <Badge tone="warning">{bookingsStatusesWords.waiting}</Badge>}
      <ChevronRight size={20} className="shrink-0 rtl:-scale-x-100" />
    </button>
  )
}

/** What begins here and ends elsewhere, both at a time. */
function asRide({ booking, end }: BookedStop<Booking>) {
  const { fromTime, toTime } = booking
  return end === 'from' && isRide(booking) && fromTime && toTime ? { ...booking, fromTime, toTime } : null
}

interface BedRowProps {
  bed: BedBooked<Booking>
  onOpen: (booking: Booking) => void
}

/** The day's last line: where one sleeps. */
export function BedRow({ bed: { booking, night, of }, onOpen }: BedRowProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(booking)}
      className="flex min-h-12 w-full items-center gap-3 border-t border-border bg-[color-mix(in_srgb,var(--type-hotel)_7%,transparent)] py-1.5 ps-11 pe-4 text-start text-small -outline-offset-4 sm:gap-4 sm:pe-5"
    >
      <BookedMark kind={booking.kind} isOutline />
      <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {bedText(booking)}
      </span>
      {booking.kind !== 'stay' && <span className="shrink-0 text-muted-foreground">{booking.number}</span>}
      {of > 1 && (
        <span className="shrink-0 text-muted-foreground tabular-nums">
          {say(bookingsWords.nightOf, { night, of })}
        </span>
      )}
    </button>
  )
}
