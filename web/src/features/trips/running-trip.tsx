import { runningTrip } from '@sojourn/contract/trips/next-up'
import { phaseOf, phaseText } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import ArrowRight from 'icon:arrow-right'
import { Link } from 'wouter'
import { Card } from '../../ui/layout/card.tsx'
import { useDayOf } from './next-up-line.tsx'
import { inkOfTrip } from './trip-place.ts'
import { TripPostcard } from './trip-postcard.tsx'

/** The way into the trip that is under way, before everything else. */
export function RunningTrip({ trips, today }: { trips: readonly Trip[]; today: PlainDate }) {
  const dayOf = useDayOf(today)
  const trip = runningTrip(trips, today, dayOf)
  if (!trip) return null
  const phase = phaseOf(trip, dayOf(trip))
  return (
    <Card
      padding="none"
      data-ink={inkOfTrip(trip)}
      className="mt-3 flex items-center gap-3 py-2.5 pr-4 pl-2.5 hover:shadow-e2"
    >
      <TripPostcard trip={trip} shape="thumb" caption="none" className="size-11 shrink-0 rounded-[10px]" />
      <div className="min-w-0 flex-1">
        <Link
          href={`/trips/${trip.id}`}
          className="link-cover block truncate py-0.5 type-card text-[1.0625rem]!"
        >
          <bdi>{trip.title}</bdi>
        </Link>
        <p className="truncate text-small text-muted-foreground tabular-nums">
          {phase.kind === 'running' && <span className="font-semibold text-trip">{phaseText(phase)} · </span>}
          {trip.destination}
        </p>
      </div>
      <ArrowRight size={20} className="shrink-0 text-trip" />
    </Card>
  )
}
