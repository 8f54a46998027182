import { departureMessage } from '@sojourn/contract/trips/departure-message'
import { tripDurationText } from '@sojourn/contract/trips/duration'
import type { Trip } from '@sojourn/contract/trips/schema'
import { badgeFacts, type TripBadge } from '@sojourn/contract/trips/status'
import { tripsWords } from '@sojourn/contract/trips/words'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import ArrowRight from 'icon:arrow-right'
import Clock from 'icon:clock'
import { Link } from 'wouter'
import { Button } from '../../ui/primitives/button.tsx'
import { RouteProgress } from '../../ui/primitives/route-progress.tsx'
import { isRouted, ListedWhere } from './trip-where.tsx'
import { DatesFact, Fact, ModeFact, PlaceFact, shortDates } from './trip-facts.tsx'

interface CardFactsProps {
  trip: Trip
  today: PlainDate
  badge: TripBadge
  titleId: string
}

/** Where, when, how far along, and the way in. */
export function CardFacts({ trip, today, badge, titleId }: CardFactsProps) {
  const { progress } = badgeFacts[badge]
  const message = departureMessage(trip, today)
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <PlaceFact destination={<ListedWhere trip={trip} />} isRoute={isRouted(trip)} />
        <DatesFact text={shortDates(trip.startDate, trip.endDate, today)} />
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <Fact icon={Clock} className="tabular-nums">
          {tripDurationText(trip)}
        </Fact>
        <ModeFact mode={trip.travelMode} />
      </div>
      <div className="mt-auto pt-4">
        <div className="mb-1.5 flex items-baseline justify-between gap-3 text-small font-semibold tabular-nums">
          <span className={badge === 'Completed' ? 'text-muted-foreground' : 'text-trip'}>{message}</span>
          <span>{say(tripsWords.percent, { percent: progress })}</span>
        </div>
        <RouteProgress
          label={tripsWords.phase}
          value={progress}
          valueText={say(tripsWords.percentSpoken, { percent: progress, message })}
        />
        <Button asChild variant="trip-soft" iconEnd={ArrowRight} className="relative mt-3 w-full">
          <Link href={`/trips/${trip.id}`} aria-describedby={titleId}>
            {tripsWords.viewDetails}
          </Link>
        </Button>
      </div>
    </>
  )
}
