import type { Trip } from '@sojourn/contract/trips/schema'
import { type TripBadge, tripBadge } from '@sojourn/contract/trips/status'
import { tripsOverviewWords } from '@sojourn/contract/trips/words-overview'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { Suspense, useEffect, useMemo } from 'react'
import { useAfterPaint } from '../../../browser/use-after-paint.ts'
import { readAhead } from '../../../base-map/land/land-client.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { placeTrips, unplacedText } from './places.ts'
import { statusColours } from './status-colours.ts'

const OverviewMap = lazyPart(() => import('./overview-map.tsx').then((m) => m.OverviewMap))

interface OverviewCardProps {
  trips: readonly Trip[]
  today: PlainDate
  className?: string
}

/** All trips on one map of the world. The frame stands at once; the map follows when the page has been painted. */
export function OverviewCard({ trips, today, className }: OverviewCardProps) {
  const isDue = useAfterPaint()
  // Land takes longer than the library that shows it.
  useEffect(() => {
    if (isDue) readAhead('small')
  }, [isDue])
  const { placed, unplaced } = useMemo(() => placeTrips(trips), [trips])
  const missing = unplacedText(unplaced)
  return (
    <section aria-labelledby="travel-overview" className={className}>
      <div className="relative isolate">
        <div className={frameLook}>
          {isDue && (
            <Suspense>
              <OverviewMap placed={placed} today={today} />
            </Suspense>
          )}
        </div>
        <Legend trips={trips} today={today} />
      </div>
      {missing && (
        <p className="mt-2 text-caption text-muted-foreground [overflow-wrap:anywhere]">{missing}</p>
      )}
    </section>
  )
}

const frameLook =
  'relative h-[184px] overflow-hidden rounded-lg border border-border bg-map-water sm:h-[250px] lg:h-[330px]'

/** Keeps the map's place while nobody knows yet whether there are trips. */
export const OverviewPlace = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cn('opacity-40', className)}>
    <div className={frameLook} />
    <div className="h-7 sm:hidden" />
  </div>
)

const told: Partial<Record<TripBadge, (count: number) => string>> = {
  'In Progress': (count) => say(tripsOverviewWords.inProgress, { count }),
  Upcoming: (count) => say(tripsOverviewWords.upcoming, { count }),
  Completed: (count) => say(tripsOverviewWords.completed, { count }),
}

function Legend({ trips, today }: Omit<OverviewCardProps, 'className'>) {
  const badges = trips.map((trip) => tripBadge(trip, today))
  const counts = (Object.keys(told) as TripBadge[])
    .map((badge) => ({ badge, count: badges.filter((one) => one === badge).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className="pointer-events-none min-h-7 pt-2 sm:absolute sm:bottom-2.5 sm:left-2.5 sm:max-w-[calc(100%-1.25rem)] sm:rounded-[12px] sm:bg-surface sm:px-3 sm:py-2 sm:shadow-e2 lg:bottom-4 lg:left-4 lg:rounded-md lg:px-4 lg:py-3">
      <h3 id="travel-overview" className="type-card text-[1.125rem] max-lg:sr-only">
        {tripsOverviewWords.title}
      </h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-0.5 text-[0.78125rem] text-muted-foreground tabular-nums sm:gap-x-3 sm:text-caption lg:mt-1.5">
        {counts.map(({ badge, count }) => (
          <li key={badge} className="flex items-center gap-1 sm:gap-1.5">
            <span
              aria-hidden="true"
              className="size-2 shrink-0 rounded-full"
              style={{ background: statusColours[badge] }}
            />
            {told[badge]?.(count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
