import { hasRoom } from '@sojourn/contract/billing/plan-limits'
import { countsText, type TripFilter, tripCounts, tripFilters } from '@sojourn/contract/trips/filter'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsWords } from '@sojourn/contract/trips/words'
import { tripsFiltersWords } from '@sojourn/contract/trips/words-filters'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import Star from 'icon:star'
import type { Ref } from 'react'
import { useWaitingTrips } from '../../sync/queue/queued.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import { openUpgrade, planQuery } from '../../queries/billing.ts'

/** Whether the plan leaves room for a trip; the server has the last word. */
export function useTripLimit(): { isReached: boolean; badge: string | null } {
  const { data: plan } = useQuery(planQuery)
  const waiting = useWaitingTrips()
  if (!plan) return { isReached: false, badge: null }
  const { limits, usage } = plan
  const count = usage.ownedTrips + waiting
  return {
    isReached: !hasRoom(limits.maxTrips, count),
    badge: limits.maxTrips === null ? null : say(tripsWords.used, { used: count, most: limits.maxTrips }),
  }
}

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
          {tripsWords.myTrips}
        </h2>
        <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground tabular-nums">
          {trips && countsText(tripCounts(trips))}
          {badge && <Badge tone="sun">{badge}</Badge>}
        </p>
      </div>
      <div className="flex gap-4 max-sm:contents sm:ms-auto">
        <Segmented
          label={tripsWords.show}
          options={tripFilters.map((value) => ({ value, label: tripsFiltersWords[value] }))}
          value={filter}
          onChange={onFilter}
          fill="phone"
          className="max-sm:order-last"
        />
        {isReached ? (
          <Button variant={quiet ? 'line' : 'sun'} icon={Star} onClick={() => openUpgrade('unlimited_trips')}>
            {tripsWords.upgrade}
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
            {tripsWords.new}
          </Button>
        )}
        {/* Where the empty state's own button lies below the fold. */}
        {quiet && !isReached && (
          <Button variant="sun" icon={Plus} onClick={onCreate} className="w-full sm:hidden">
            {tripsWords.planFirst}
          </Button>
        )}
      </div>
    </div>
  )
}
