import { isRide } from '@sojourn/contract/bookings/kinds'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import { journeyLegs, nightsOf, placeOfDay } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { legsWords } from '@sojourn/contract/legs/words'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDayRange, shortDay, weekday } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import type { ReactNode } from 'react'
import { cn } from '../../ui/primitives/cn.ts'

type Journey = readonly Booking[]

interface BookingsByDateProps {
  trip: Trip
  legs: readonly TripLeg[]
  journeys: readonly Journey[]
  cardOf: (journey: Journey) => ReactNode
}

/** The place whose heading a journey stands under: a ride to the next place stands under the one it leaves. */
function legOf(trip: Trip, legs: readonly TripLeg[], [first]: Journey): TripLeg | null {
  if (!first) return null
  const day = placeOfDay(trip, legs, first.fromDate)
  return isRide(first) && day.from ? day.from : day.leg
}

const dateOf = ([first]: Journey): PlainDate => first?.fromDate ?? ''

/** Along a thread in the ink of each place; in a trip with one place, of the trip. */
export function BookingsByDate({ trip, legs, journeys, cardOf }: BookingsByDateProps) {
  const places = journeyLegs(legs)
  const inks = inksOfLegs(places)
  const begins = places[0]?.arriveDate ?? ''
  const stretches = [
    ...Map.groupBy(
      journeys,
      (journey) => legOf(trip, legs, journey)?.id ?? (dateOf(journey) <= begins ? 'out' : 'back'),
    ),
  ]
  return stretches.map(([key, own]) => {
    const leg = places.find(({ id }) => id === key)
    return (
      <div key={key} data-ink={leg && inks[places.indexOf(leg)]} className="flex flex-col">
        {places.length > 0 && <PlaceHeading leg={leg} />}
        {[...Map.groupBy(own, dateOf)].map(([date, ofDay]) => (
          <DayOfBookings
            key={date}
            date={date}
            isPlaced={places.length > 0}
            isOnWay={places.length > 0 && !leg}
            isOutside={dayNumber(trip, date) === null}
          >
            {ofDay.map(cardOf)}
          </DayOfBookings>
        ))}
      </div>
    )
  })
}

const PlaceHeading = ({ leg }: { leg: TripLeg | undefined }) => (
  <h3 className="mt-2 flex flex-wrap items-baseline gap-x-3 pb-2 text-small sm:ps-20">
    <span dir="auto" className={cn('type-card', leg ? 'text-trip' : 'text-muted-foreground')}>
      {leg ? placeName(leg.destination) : legsWords.onTheWay}
    </span>
    {leg && (
      <span className="font-normal text-muted-foreground">
        {say(legsWords.nights, { count: nightsOf(leg) })} · {monthDayRange(leg.arriveDate, leg.leaveDate)}
      </span>
    )}
  </h3>
)

interface DayOfBookingsProps {
  date: PlainDate
  /** Below the heading of a place. */
  isPlaced: boolean
  isOnWay: boolean
  isOutside: boolean
  children: ReactNode
}

function DayOfBookings({ date, isPlaced, isOnWay, isOutside, children }: DayOfBookingsProps) {
  const Heading = isPlaced ? 'p' : 'h3'
  return (
    <div className="relative flex flex-col gap-2 pb-3 sm:grid sm:grid-cols-[3rem_1.25rem_minmax(0,1fr)] sm:gap-x-3">
      <Heading className="text-small font-bold text-muted-foreground sm:pt-3 sm:text-end sm:leading-tight">
        <span className="sm:sr-only">{shortDay(date)}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          <span className="type-card block text-foreground tabular-nums">{Number(date.slice(8))}</span>
          {weekday(date)}
        </span>
        {isOutside && <span className="font-normal max-sm:ms-2 sm:block">{bookingsWords.outside}</span>}
      </Heading>
      <span aria-hidden="true" className="max-sm:hidden">
        <span
          className={cn(
            'absolute inset-y-0 start-[4.2rem] w-1',
            isOnWay
              ? 'bg-[radial-gradient(circle,var(--line-strong)_1.5px,transparent_2px)] bg-[length:100%_7px]'
              : 'bg-trip-fill',
          )}
        />
        <span
          className={cn(
            'absolute start-[3.825rem] top-5 size-4 rounded-full border-[3px] bg-background',
            isOnWay ? 'border-line-strong' : 'border-trip-fill',
          )}
        />
      </span>
      <div className="flex min-w-0 flex-col gap-2">{children}</div>
    </div>
  )
}
