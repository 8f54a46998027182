import { bookingsCollection } from '@sojourn/contract/bookings/collection'
import { isRide } from '@sojourn/contract/bookings/kinds'
import { isTravelDay, journeyLegs, placeOfDay } from '@sojourn/contract/legs/place-of-day'
import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { legsWords } from '@sojourn/contract/legs/words'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'icon:arrow-right'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import type { ListRow } from './list-rows.ts'

interface OfDay {
  trip: Trip
  legs: readonly TripLeg[]
  date: PlainDate
}

const inkOf = (legs: readonly TripLeg[], leg: TripLeg | null): InkName | undefined => {
  const journey = journeyLegs(legs)
  return leg ? inksOfLegs(journey)[journey.indexOf(leg)] : undefined
}

type ThreadedRow = Extract<ListRow, { kind: 'item' | 'booked' }>

function dayAndTime(row: ThreadedRow): { date: PlainDate; time: string | null } {
  if (row.kind === 'item') return row.item
  const { booking, end } = row.stop
  return end === 'from'
    ? { date: booking.fromDate, time: booking.fromTime }
    : { date: booking.toDate ?? booking.fromDate, time: booking.toTime }
}

/** Behind the number of a row: solid in the ink of the place, which changes at the ride; dotted on the way. */
export function PlaceThread({ trip, legs, row }: Omit<OfDay, 'date'> & { row: ThreadedRow }) {
  const { data: bookings } = useQuery(collectionQuery(trip.id, 'bookings'))
  const { date, time } = dayAndTime(row)
  const day = placeOfDay(trip, legs, date)
  const ride = bookingsCollection
    .inOrder(bookings ?? [])
    .find((booking) => isRide(booking) && booking.fromDate === date && booking.status !== 'cancelled')
  const isBefore = isTravelDay(day) && time !== null && ride?.fromTime != null && time < ride.fromTime
  const ink = inkOf(legs, isBefore ? day.from : day.leg)
  return (
    <span
      aria-hidden="true"
      data-ink={ink}
      className={cn(
        'absolute inset-y-0 start-[3.65rem] -z-1 w-1',
        ink
          ? 'bg-trip-fill'
          : 'bg-[radial-gradient(circle,var(--line-strong)_1.5px,transparent_2px)] bg-[length:100%_7px]',
      )}
    />
  )
}

/** 'Rome', and on a day of travel 'Rome → Florence'. */
export function PlaceOfHeading({ trip, legs, date }: OfDay) {
  const day = placeOfDay(trip, legs, date)
  if (!day.leg) return <span className="ms-2 text-muted-foreground">{legsWords.onTheWay}</span>
  return (
    <span className="ms-2 inline-flex min-w-0 flex-wrap items-center gap-x-1.5 font-bold">
      {isTravelDay(day) && day.from ? (
        <>
          <Named leg={day.from} ink={inkOf(legs, day.from)} />
          <ArrowRight size={13} className="text-muted-foreground rtl:-scale-x-100" />
          <span className="sr-only">→</span>
        </>
      ) : (
        <span
          aria-hidden="true"
          data-ink={inkOf(legs, day.leg)}
          className="size-2 shrink-0 rounded-full bg-trip-fill"
        />
      )}
      <Named leg={day.leg} ink={inkOf(legs, day.leg)} />
      {isTravelDay(day) && (
        <span className="ms-1 rounded-full bg-trip-fill px-2 py-0.5 text-caption leading-tight text-on-trip max-sm:sr-only">
          {legsWords.travelDay}
        </span>
      )}
    </span>
  )
}

const Named = ({ leg, ink }: { leg: TripLeg; ink: InkName | undefined }) => (
  <span dir="auto" data-ink={ink} className="truncate text-trip">
    {placeName(leg.destination)}
  </span>
)
