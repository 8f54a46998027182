import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { phaseOf } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import { useQuery } from '@tanstack/react-query'
import CloudAlert from 'icon:cloud-alert'
import MapIcon from 'icon:map'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useTripTime } from '../../../queries/where.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { isLoading } from '../../../ui/states/query-state.tsx'
import { RetryLink } from '../../../ui/states/retry.tsx'
import { DelayedSkeleton, Skeleton } from '../../../ui/states/skeleton.tsx'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { useBooked } from '../booked/use-booked.ts'
import { Directions } from './directions.tsx'
import { NothingMore } from './nothing-more.tsx'
import { StopTitle } from './stop-title.tsx'
import { Tonight } from './tonight.tsx'
import { type NextStopChoice, useNextStop } from './use-next-stop.ts'
import { useWayTo } from './use-way.ts'
import { WayInShort } from './way-in-short.tsx'

const ShortBookedStop = lazyPart(() => import('./short-booked-stop.tsx').then((m) => m.ShortBookedStop))

/** What comes next on the trip that is under way, in short, outside of its page. */
export function RunningStop({ trip }: { trip: Trip }) {
  const query = useQuery(collectionQuery(trip.id, 'itinerary'))
  const now = useTripTime(trip)
  const phase = phaseOf(trip, now.date)
  if (isLoading(query)) return <StopSkeleton />
  // A refused read is "no data": the page says what is missing.
  if (query.data === null || phase.kind !== 'running') return null
  if (!query.data)
    return (
      <p className="flex flex-wrap items-center gap-x-3 p-4 text-muted-foreground sm:px-5">
        <CloudAlert size={20} className="shrink-0" />
        {tripsTodayWords.failed}
        <RetryLink busy={query.isFetching} onRetry={() => void query.refetch()}>
          {itineraryTodayWords.tryAgain}
        </RetryLink>
      </p>
    )
  return <WhatNext trip={trip} items={query.data} now={now} isLast={phase.isLast} />
}

interface WhatNextProps {
  trip: Trip
  items: readonly ItineraryItem[]
  now: LocalTime
  isLast: boolean
}

function WhatNext({ trip, items, now, isLast }: WhatNextProps) {
  const booked = useBooked(trip)
  const { next, ahead } = useNextStop(items, now, booked)
  return (
    <>
      {ahead ? (
        <Suspense>
          <ShortBookedStop trip={trip} {...ahead} />
        </Suspense>
      ) : next ? (
        <ShortStop key={next.item.id} trip={trip} now={now} {...next} />
      ) : (
        <NothingMore items={items} booked={booked} now={now} isLast={isLast} />
      )}
      <div className="mt-auto">
        <Tonight
          trip={trip}
          items={items}
          booked={booked}
          date={now.date}
          nextId={(ahead?.next.stop.booking ?? next?.item)?.id ?? null}
        />
      </div>
    </>
  )
}

type ShortStopProps = NonNullable<NextStopChoice['next']> & {
  trip: Trip
  now: ReturnType<typeof useTripTime>
}

function ShortStop({ trip, item, from, number, now }: ShortStopProps) {
  const way = useWayTo(item, from, now)
  return (
    <div className="flex flex-1 flex-col gap-3 p-4 sm:px-5">
      <StopTitle trip={trip} item={item} number={number} now={now} isShort />
      {way && <WayInShort {...way} />}
      <div className="mt-auto flex flex-wrap gap-2">
        <Directions item={item} from={way ? from : null} variant="trip" />
        <Button asChild icon={MapIcon} className="whitespace-nowrap max-sm:flex-1 max-sm:px-3">
          <Link href={`/trips/${trip.id}?view=map`}>{itineraryTodayWords.showOnMap}</Link>
        </Button>
      </div>
    </div>
  )
}

function StopSkeleton() {
  return (
    <DelayedSkeleton label={tripsTodayWords.loading} className="flex flex-1 flex-col gap-3 p-4 sm:px-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-44 max-w-full" />
          <Skeleton className="h-4 w-28 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="mt-auto h-11 w-56 max-w-full rounded-full" />
    </DelayedSkeleton>
  )
}
