import { isTravelDay, journeyLegs, nightsOf, placeOfDay } from '@sojourn/contract/legs/place-of-day'
import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { legsWords } from '@sojourn/contract/legs/words'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import ArrowRight from 'icon:arrow-right'
import { cn } from '../../../ui/primitives/cn.ts'

interface DayThreadProps {
  trip: Trip
  legs: readonly TripLeg[]
  date: PlainDate
}

/** Above the card of a day: the thread of the place one wakes up in and of the one one sleeps in. */
export function DayThread({ trip, legs, date }: DayThreadProps) {
  const journey = journeyLegs(legs)
  const inks = inksOfLegs(journey)
  const day = placeOfDay(trip, legs, date)
  const inkOf = (leg: TripLeg | null) => (leg ? inks[journey.indexOf(leg)] : undefined)
  const morning = journey.findLast(({ arriveDate, leaveDate }) => arriveDate < date && date <= leaveDate)
  const begins = day.leg?.arriveDate === date ? day.leg : null
  const isFirst = date === trip.startDate.slice(0, 10)
  const isLast = date === trip.endDate.slice(0, 10)
  return (
    <div className="mb-1.5">
      <ThreadName leg={day.leg} begins={begins !== null} ink={inkOf(begins)} isFirst={isFirst} />
      {isTravelDay(day) && <span className="sr-only">{legsWords.travelDay}</span>}
      <div aria-hidden="true" className="relative -me-1.5 flex h-[25px] items-center sm:-me-3">
        <Half ink={inkOf(morning ?? null)} isOpen={isFirst} />
        <Half ink={inkOf(day.night)} isOpen={isLast} />
        {begins && !isFirst && (
          <span
            data-ink={inkOf(begins)}
            className="absolute inset-x-0 mx-auto grid size-[25px] place-items-center rounded-full bg-trip-fill text-on-trip"
          >
            <ArrowRight size={14} strokeWidth={2.4} />
          </span>
        )}
      </div>
    </div>
  )
}

interface ThreadNameProps {
  leg: TripLeg | null
  begins: boolean
  ink: string | undefined
  isFirst: boolean
}

/** A place is named where it begins; for whoever listens, on each of its days. */
function ThreadName({ leg, begins, ink, isFirst }: ThreadNameProps) {
  const name = leg ? placeName(leg.destination) : legsWords.onTheWay
  const isShown = begins || (isFirst && !leg)
  return (
    <p className="flex h-5 items-center gap-1 overflow-hidden text-caption leading-tight whitespace-nowrap">
      <span
        data-ink={ink}
        className={
          isShown ? cn('truncate font-bold', leg ? 'text-trip' : 'text-muted-foreground') : 'sr-only'
        }
      >
        {name}
      </span>
      {leg && begins && (
        <span className="text-muted-foreground tabular-nums max-sm:hidden">
          {say(legsWords.nights, { count: nightsOf(leg) })}
        </span>
      )}
    </p>
  )
}

/** Solid is staying, dotted is on the way; before the trip and after it there is nothing. */
function Half({ ink, isOpen }: { ink: string | undefined; isOpen: boolean }) {
  const way = isOpen ? '' : 'border-t-[3px] border-dotted border-line-strong'
  return <span data-ink={ink} className={cn('w-1/2', ink ? 'h-[5px] bg-trip-fill' : way)} />
}
