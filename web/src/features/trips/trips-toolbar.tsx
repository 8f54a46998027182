import { hasRoom } from '@sojourn/contract/billing/plan-limits'
import { countsText, type TripFilter, tripCounts } from '@sojourn/contract/trips/filter'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import Star from 'icon:star'
import type { Ref } from 'react'
import { useWaitingTrips } from '../../sync/queue/queued.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import { openUpgrade, planQuery } from '../../queries/billing.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
] as const satisfies readonly { value: TripFilter; label: string }[]

/** Whether the plan leaves room for a trip; the server has the last word. */
export function useTripLimit(): { isReached: boolean; badge: string | null } {
  const { data: plan } = useQuery(planQuery)
  const waiting = useWaitingTrips()
  if (!plan) return { isReached: false, badge: null }
  const { limits, usage } = plan
  const count = usage.ownedTrips + waiting
  return {
    isReached: !hasRoom(limits.maxTrips, count),
    badge: limits.maxTrips === null ? null : `${count}/${limits.maxTrips} trips`,
  }
}

/** Beside the picture of the empty state; on a phone, where that lies below the fold, up here. */
export const firstTripLabel = 'Plan Your First Trip'

interface TripsToolbarProps {
  /** Null while nobody knows them. */
  trips: readonly Trip[] | null
  filter: TripFilter
  onFilter: (filter: TripFilter) => void
  /** The page's one saffron button is elsewhere. */
  quiet: boolean
  onCreate: () => void
  onCreateNear: () => void
  headingRef: Ref<HTMLHeadingElement>
}

export function TripsToolbar(props: TripsToolbarProps) {
  const { trips, filter, onFilter, quiet, onCreate, onCreateNear, headingRef } = props
  const { isReached, badge } = useTripLimit()
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3 sm:gap-4">
      <div className="max-sm:flex-1">
        <h2 ref={headingRef} tabIndex={-1} className="type-section outline-none">
          My Trips
        </h2>
        <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground tabular-nums">
          {trips && countsText(tripCounts(trips))}
          {badge && <Badge tone="sun">{badge}</Badge>}
        </p>
      </div>
      <div className="flex gap-4 max-sm:contents sm:ms-auto">
        <Segmented
          label="Show trips"
          options={filters}
          value={filter}
          onChange={onFilter}
          fill="phone"
          className="max-sm:order-last"
        />
        {isReached ? (
          <Button variant={quiet ? 'line' : 'sun'} icon={Star} onClick={() => openUpgrade('unlimited_trips')}>
            Upgrade for More Trips
          </Button>
        ) : (
          <Button
            variant={quiet ? 'line' : 'sun'}
            icon={Plus}
            aria-keyshortcuts="n"
            onClick={onCreate}
            onPointerEnter={onCreateNear}
            onFocus={onCreateNear}
          >
            New Trip
          </Button>
        )}
        {quiet && !isReached && (
          <Button variant="sun" icon={Plus} onClick={onCreate} className="w-full sm:hidden">
            {firstTripLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
