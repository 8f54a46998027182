import type { Trip } from '@sojourn/contract/trips/schema'
import { Suspense } from 'react'
import { InsightsCard } from '../features/insights/insights-card.tsx'
import { PlanTab } from '../features/itinerary/plan-tab.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { MissingPanel } from '../ui/missing-panel.tsx'
import { DelayedSkeleton, Skeleton } from '../ui/skeleton.tsx'
import { PlanGlance } from './plan-glance.tsx'

const MapView = lazyPart(() => import('../features/map/map-view.tsx').then((m) => m.MapView), MissingPanel)

/** The plan with its three views: itinerary, map and insights know nothing of each other. */
export function PlanScreen({ trip }: { trip: Trip }) {
  return (
    <PlanTab
      trip={trip}
      destination={<InsightsCard trip={trip} />}
      renderMap={({ onAdd, writes }) => (
        <Suspense fallback={<MapSkeleton />}>
          <MapView trip={trip} onAdd={onAdd} onDelete={writes.deleteItem} />
        </Suspense>
      )}
      renderGlance={(showMap) => <PlanGlance trip={trip} onShowMap={showMap} />}
    />
  )
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
