import { insightsFailed } from '@sojourn/contract/insights/categories'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import Compass from 'lucide-react/icons/compass'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { InsightTile } from './insight-tile.tsx'
import { insightsQuery } from './queries.ts'

/** What is worth knowing about the place, before one goes. */
export function InsightsCard({ trip }: { trip: Trip }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(insightsQuery(trip.id))
  return (
    <Card>
      <div className="flex items-center gap-3 sm:gap-4">
        <IconTile icon={Compass} size={44} />
        <div className="min-w-0">
          <h2 className="type-card sm:text-[1.375rem]">Destination Insights</h2>
          <p className="truncate text-small text-muted-foreground">{trip.destination}</p>
        </div>
      </div>
      <div className="mt-4 sm:mt-5">
        {isPending && <InsightsSkeleton />}
        {isError && (
          <div role="alert">
            <EmptyState
              icon={CloudAlert}
              headingLevel={3}
              title={insightsFailed}
              action={
                <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                  Retry
                </Button>
              }
            />
          </div>
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
              <li key={insight.id} className={index === 0 ? 'md:col-span-2' : undefined}>
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
