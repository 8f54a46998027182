import { aiSourcesWords } from '@sojourn/contract/ai/words-sources'
import { insightsWords } from '@sojourn/contract/insights/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import BookOpen from 'icon:book-open'
import Compass from 'icon:compass'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { insightsQuery } from '../../queries/insights.ts'
import { InsightTile } from './insight-tile.tsx'

export function InsightsCard({ trip }: { trip: Trip }) {
  const query = useQuery(insightsQuery(trip))
  // Facts, such as emergency numbers, have no stars; they stand beside.
  const data = query.data?.filter(({ rating }) => rating > 0)
  return (
    // On a phone the tiles are the cards.
    <Card className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 tabIndex={-1} className="type-card outline-none sm:text-[1.375rem]">
          {insightsWords.title}
        </h2>
        {data && data.length > 0 && (
          <p className="ms-auto inline-flex items-center gap-1.5 text-small text-muted-foreground">
            <BookOpen size={16} className="shrink-0" />
            <span className="sr-only">{insightsWords.source}</span>
            {aiSourcesWords.guide}
          </p>
        )}
      </div>
      <div className="mt-4 sm:mt-5">
        {!data && (
          <QueryState
            read={query}
            loading={<InsightsSkeleton />}
            title={insightsWords.failed}
            headingLevel={3}
          />
        )}
        {data?.length === 0 && (
          <EmptyState
            icon={Compass}
            headingLevel={3}
            title={insightsWords.empty}
            text={say(insightsWords.emptyText, { destination: trip.destination })}
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
    <DelayedSkeleton label={insightsWords.loading} className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-36 rounded-md md:col-span-2" />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-36 rounded-md" />
    </DelayedSkeleton>
  )
}
