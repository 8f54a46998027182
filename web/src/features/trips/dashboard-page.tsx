import { inFilter, type TripFilter, toTripFilter } from '@sojourn/contract/trips/filter'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsOn } from '@sojourn/contract/trips/status'
import { tripsWords } from '@sojourn/contract/trips/words'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useToday } from '../../browser/use-today.ts'
import { useLiveList } from '../../sync/live/use-live-list.ts'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { isLoading, QueryState } from '../../ui/states/query-state.tsx'
import { openUpgrade } from '../../queries/billing.ts'
import { NoTrips } from './dashboard-states.tsx'
import { type DashboardParts, DashboardTop } from './dashboard-top.tsx'
import { OverviewCard, OverviewPlace } from './overview/overview-card.tsx'
import { tripsQuery } from '../../queries/trips.ts'
import { TripGridSkeleton } from './trip-grid.tsx'
import { TripList } from './trip-list.tsx'
import { TripsToolbar, useTripLimit } from './trips-toolbar.tsx'

const loadCreateDialog = () => import('./create/create-trip-dialog.tsx')
const CreateTripDialog = lazyPart(() => loadCreateDialog().then((m) => m.CreateTripDialog), MissingDialog)
const noTrips: readonly Trip[] = []

export function DashboardPage(parts: DashboardParts) {
  const today = useToday()
  const query = useQuery(tripsQuery)
  useLiveList()
  const { data } = query
  const trips = useMemo(() => tripsOn(data ?? noTrips, today), [data, today])
  const [filter, setFilter] = useFilter()
  const shown = useMemo(() => trips.filter((trip) => inFilter(trip, filter)), [trips, filter])
  const { isReached } = useTripLimit()
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never')
  const heading = useRef<HTMLHeadingElement>(null)
  const create = () => (isReached ? openUpgrade('unlimited_trips') : setCreating('open'))
  const isEmpty = Boolean(data) && shown.length === 0

  return (
    <div className="mx-auto max-w-[1240px] px-4 pb-10 sm:px-6 lg:px-10">
      <DashboardTop
        trips={trips}
        today={today}
        isWaiting={isLoading(query)}
        isKnown={Boolean(data)}
        {...parts}
      />
      <section className="mt-5 sm:mt-8" aria-busy={isLoading(query) || undefined}>
        <TripsToolbar
          trips={data ?? null}
          filter={filter}
          onFilter={setFilter}
          quiet={isEmpty && filter === 'all'}
          onCreate={create}
          onCreateNear={() => void loadCreateDialog().catch(() => undefined)}
          headingRef={heading}
        />
        {trips.length > 0 && <OverviewCard trips={trips} today={today} className="mt-5" />}
        {isLoading(query) && <OverviewPlace className="mt-5" />}
        {/* Another element for the trips than for their place: nothing that stands there is pushed. */}
        <div key={data ? 'trips' : 'place'} className="mt-5 sm:mt-7">
          {!data && (
            <QueryState
              read={query}
              loading={<TripGridSkeleton />}
              title={tripsWords.notLoaded}
              text={tripsWords.notLoadedText}
              headingLevel={3}
              large
            />
          )}
          {isEmpty && <NoTrips filter={filter} onCreate={create} onShowAll={() => setFilter('all')} />}
          <TripList trips={shown} today={today} onGone={() => heading.current?.focus()} />
        </div>
      </section>
      {creating !== 'never' && (
        <Suspense>
          <CreateTripDialog
            open={creating === 'open'}
            onOpenChange={(open) => setCreating(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The filter lives in the address, so that Back takes it back. */
function useFilter(): [TripFilter, (filter: TripFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const setFilter = (next: TripFilter) =>
    setSearch((current) => {
      if (next === 'all') current.delete('filter')
      else current.set('filter', next)
      return current
    })
  return [toTripFilter(search.get('filter')), setFilter]
}
