import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { ideasOfPlans } from '../features/ai/planner/ideas-of-plans.ts'
import { savedQuery } from '../features/ai/queries.ts'
import { InsightsCard } from '../features/insights/insights-card.tsx'
import { PlanTab } from '../features/itinerary/plan-tab.tsx'
import { collectionQuery } from '../sync/lists.ts'
import { lazyPart, MissingDialog } from '../ui/lazy-part.tsx'
import { MissingPanel } from '../ui/missing-panel.tsx'
import { DelayedSkeleton, Skeleton } from '../ui/skeleton.tsx'
import { PlanGlance } from './plan-glance.tsx'

const MapView = lazyPart(() => import('../features/map/map-view.tsx').then((m) => m.MapView), MissingPanel)
const PlannerDialog = lazyPart(
  () => import('../features/ai/planner/planner-dialog.tsx').then((m) => m.PlannerDialog),
  MissingDialog,
)

/** The plan with its three views and the planner: itinerary, map, insights and AI know nothing of each other. */
export function PlanScreen({ trip }: { trip: Trip }) {
  const ideas = useIdeas(trip)
  return (
    <PlanTab
      trip={trip}
      destination={<InsightsCard trip={trip} />}
      renderMap={({ choice, onAdd, writes }) => (
        <Suspense fallback={<MapSkeleton />}>
          <MapView
            trip={trip}
            day={choice.day}
            onDay={choice.setDay}
            stopId={choice.stopId}
            onStop={choice.revealStop}
            onAdd={onAdd}
            onDelete={writes.deleteItem}
          />
        </Suspense>
      )}
      suggestions={ideas}
      renderPlanner={(props) => (
        <Suspense>
          <PlannerDialog trip={trip} {...props} />
        </Suspense>
      )}
      renderGlance={(props) => <PlanGlance trip={trip} {...props} />}
    />
  )
}

/** What the planner proposed and is not in the plan yet (C-128). */
function useIdeas(trip: Trip) {
  const { data: saved } = useQuery(savedQuery(trip.id))
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const dayPlans = saved?.dayPlans
  return useMemo(() => ideasOfPlans(dayPlans ?? [], items ?? []), [dayPlans, items])
}

function MapSkeleton() {
  return (
    <DelayedSkeleton
      label="Loading the map…"
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-5"
    >
      <Skeleton className="h-[430px] rounded-lg lg:h-[640px]" />
      <Skeleton className="h-64 rounded-lg lg:h-[640px]" />
    </DelayedSkeleton>
  )
}
