import { phaseOf, phaseText } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import ArrowRight from 'icon:arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useHeadTrip } from '../../queries/where.ts'
import { Card } from '../../ui/layout/card.tsx'
import { inkOfTrip } from './trip-place.ts'
import { TripPostcard } from './trip-postcard.tsx'

interface RunningTripProps {
  trip: Trip
  /** At its destination. */
  date: PlainDate
  /** What comes next on it. */
  children: ReactNode
}

/** The trip that is under way, before everything else: the way in, and what comes next. */
export function RunningTrip({ trip, date, children }: RunningTripProps) {
  const phase = phaseOf(trip, date)
  const head = useHeadTrip(trip)
  return (
    <Card padding="none" data-ink={inkOfTrip(head)} className="flex h-full flex-col overflow-clip">
      <div className="relative flex items-center gap-3 border-b border-border py-2.5 pe-4 ps-2.5 hover:bg-hover">
        <TripPostcard trip={head} shape="thumb" caption="none" className="size-11 shrink-0 rounded-[10px]" />
        <div className="min-w-0 flex-1">
          <div className="type-card text-[1.0625rem]!">
            <Link href={`/trips/${trip.id}`} className="link-cover block truncate py-0.5">
              <bdi>{trip.title}</bdi>
            </Link>
          </div>
          <p className="truncate text-small text-muted-foreground tabular-nums">
            {phase.kind === 'running' && (
              <span className="font-semibold text-trip">{phaseText(phase)} · </span>
            )}
            <bdi>{head.destination}</bdi>
          </p>
        </div>
        <ArrowRight size={20} className="shrink-0 text-trip" />
      </div>
      {/* As tall as a stop with its way: what stands below must not move when it comes. */}
      <div className="flex min-h-[20rem] flex-1 flex-col">{children}</div>
    </Card>
  )
}
