import { insightsFailed } from '@sojourn/contract/insights/categories'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import Compass from 'lucide-react/icons/compass'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { InsightTile } from './insight-tile.tsx'
import { insightsQuery } from './queries.ts'

/** What is worth knowing about the place, before one goes. */
export function InsightsCard({ trip }: { trip: Trip }) {
  const query = useQuery(insightsQuery(trip.id))
  const { data } = query
  return (
    <Card>
      <div className="flex items-center gap-3 sm:gap-4">
        <IconTile icon={Compass} size={44} />
        <div className="min-w-0">
          <h2 tabIndex={-1} className="type-card outline-none sm:text-[1.375rem]">
            Destination Insights
          </h2>
          <p className="truncate text-small text-muted-foreground">{trip.destination}</p>
        </div>
      </div>
      <div className="mt-4 sm:mt-5">
        {!data && (
          <QueryState read={query} loading={<InsightsSkeleton />} title={insightsFailed} headingLevel={3} />
        )}
        {data?.length === 0 && (
          <EmptyState
            icon={Compass}
            headingLevel={3}
            title="No insights yet"
            text={`Nothing has been written down about ${trip.destination} so far.`}
          />
        )}
        {data && data.length > 0 && (
          <ul className="grid gap-4 md:grid-cols-2">
            {data.map((insight, index) => (
              <li
                key={insight.id}
                // The first is wide, and the last where it would leave a hole.
                className={
                  index === 0 || (index === data.length - 1 && index % 2 === 1) ? 'md:col-span-2' : undefined
                }
              >
                <InsightTile insight={insight} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function InsightsSkeleton() {
  return (
    <DelayedSkeleton label="Loading destination insights…" className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-36 rounded-md md:col-span-2" />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-36 rounded-md" />
    </DelayedSkeleton>
  )
}
