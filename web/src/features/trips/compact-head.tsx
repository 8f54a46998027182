import { departureMessage } from '@sojourn/contract/trips/departure-message'
import { phaseOf, phaseText } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripBadge } from '@sojourn/contract/trips/status'
import { tripsModesWords } from '@sojourn/contract/trips/words-modes'
import { useToday } from '../../browser/use-today.ts'
import { useTripTime } from '../../queries/where.ts'
import { StatusBadge } from './status-badge.tsx'
import { shortDates } from './trip-facts.tsx'
import { TripWhere } from './trip-where.tsx'
import { HeadPostcard } from './trip-postcard.tsx'

/** Picture, title and dates in the bar, for whoever has been here before and comes for the plan. */
export function CompactHead({ trip }: { trip: Trip }) {
  const today = useToday()
  const phase = phaseOf(trip, useTripTime(trip).date)
  const isRunning = phase.kind === 'running'
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5 sm:gap-3">
      <HeadPostcard
        trip={trip}
        shape="thumb"
        caption="none"
        className="size-9 shrink-0 rounded-[10px] max-[419px]:hidden"
      />
      <div className="min-w-0">
        <div className="flex items-center gap-2.5">
          <h1
            dir="auto"
            tabIndex={-1}
            title={trip.title}
            className="min-w-0 truncate text-start type-card text-[1.0625rem]! leading-snug! outline-none sm:text-[1.1875rem]!"
          >
            {trip.title}
          </h1>
          <StatusBadge status={tripBadge(trip, today)} className="shrink-0 max-lg:hidden" />
        </div>
        <p className="truncate text-caption leading-snug text-muted-foreground tabular-nums">
          <span className="font-semibold text-trip">{isRunning && `${phaseText(phase)} · `}</span>
          <span>{shortDates(trip.startDate, trip.endDate, today)}</span>
          {' · '}
          <span>
            <TripWhere trip={trip} />
          </span>
          <span className="max-sm:hidden">
            {' · '}
            {tripsModesWords[trip.travelMode]}
            {!isRunning && ` · ${departureMessage(trip, today)}`}
          </span>
        </p>
      </div>
    </div>
  )
}
