import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import { setOutFor } from '@sojourn/contract/bookings/next-booked'
import { timesOfStop, titleOfStop } from '@sojourn/contract/bookings/stop-text'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { waysBetween } from '@sojourn/contract/itinerary/next-stop'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import type { Trip } from '@sojourn/contract/trips/schema'
import TicketCheck from 'icon:ticket-check'
import { Link } from 'wouter'
import { useFigures } from '../../../session/units.ts'
import { BookedMark } from '../../../trip-parts/booked-mark.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import type { BookedAhead } from '../booked/booked-next.ts'
import { SetOut } from './set-out.tsx'

/** What is booked next, in short, outside of the trip's page. */
export function ShortBookedStop({ trip, next: { stop, at }, from, now }: BookedAhead & { trip: Trip }) {
  const { booking, end } = stop
  const { time } = useFigures()
  const to = pointOfEnd(booking, end)
  const [way] = from && to ? waysBetween(from.point, to) : []
  const out = at && setOutFor(booking, at, way?.durationS ?? null, now)
  return (
    <div className="flex flex-1 flex-col gap-3 p-4 sm:px-5">
      <div className="flex min-w-0 items-start gap-3">
        <BookedMark kind={booking.kind} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate pb-0.5 text-start type-section text-[1.25rem] leading-tight">
            {titleOfStop(stop)}
          </p>
          <p className="text-small text-muted-foreground tabular-nums">
            {timesOfStop(stop, time) || tripsTodayWords.anyTime}
          </p>
        </div>
      </div>
      {out && <SetOut out={out} steps={[]} />}
      <Button asChild icon={TicketCheck} className="mt-auto w-fit">
        <Link href={`/trips/${trip.id}?view=bookings`}>{itineraryWords.bookings}</Link>
      </Button>
    </div>
  )
}
