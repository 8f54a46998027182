import { toTripTab } from '@sojourn/contract/trips/tabs'
import { packingProgress } from '@sojourn/contract/packing/progress'
import { shellWords } from '@sojourn/contract/shell/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { openUpgrade, useFeature } from '../queries/billing.ts'
import { tripsQuery } from '../queries/trips.ts'
import { collectionQuery } from '../sync/cache/lists.ts'
import { tellFailure } from '../sync/http/tell-failure.ts'
import { toast } from '../toasts/toast-store.ts'
import { itemOf, type NavigationId, tabByItem } from './navigation-items.ts'
import type { NavigationProps } from './navigation.tsx'

/** The five items for the trip that is open, or for the first trip of the list (C-085). */
export function useNavigation(openTripId: number | null): NavigationProps {
  const { data: trips } = useQuery({ ...tripsQuery, enabled: openTripId === null })
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const tripId = openTripId ?? trips?.[0]?.id ?? null
  const { data: items } = useQuery({ ...collectionQuery(tripId ?? 0, 'packing'), enabled: tripId !== null })
  const hasAi = useFeature('ai_pro')

  const href = (id: Exclude<NavigationId, 'home'>) =>
    tripId === null ? undefined : `/trips/${tripId}?tab=${tabByItem[id]}`
  const select = (id: NavigationId, event: MouseEvent) => {
    if (id === 'home') return
    if (id === 'ai' && !hasAi) {
      event.preventDefault()
      openUpgrade('ai_pro')
    } else if (tripId === null) void openFirstTrip(id)
  }
  /** Pressed before the list was there: it is waited for, as only the list can tell that there is no trip. */
  async function openFirstTrip(id: Exclude<NavigationId, 'home'>) {
    const list = await client.ensureQueryData(tripsQuery).catch((error: unknown) => {
      tellFailure(error, shellWords.tripsFailed)
      return null
    })
    const first = list?.[0]
    if (first) navigate(`/trips/${first.id}?tab=${tabByItem[id]}`)
    else if (list) {
      toast({ title: shellWords.noTrips, description: shellWords.noTripsText })
    }
  }
  return {
    active: openTripId === null ? 'home' : itemOf(toTripTab(search.get('tab'))),
    hrefs: {
      home: '/',
      plan: href('plan'),
      ai: hasAi ? href('ai') : undefined,
      pack: href('pack'),
      budget: href('budget'),
    },
    onSelect: select,
    switchesTabs: openTripId !== null,
    packCount: packingProgress(items ?? []).unpacked,
    aiLocked: !hasAi,
  }
}
