import { type TripPart, tripPartsOf } from '@sojourn/contract/trips/page-parts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../sync/cache/query-client.ts'
import { listOf, shownTrip } from '../../sync/cache/row-store.ts'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'

// What only some trips show of their plan.
export const PlaceThreadPart = lazyPart(() =>
  import('./item-list/place-thread.tsx').then((m) => m.PlaceThread),
)
export const PlaceOfHeadingPart = lazyPart(() =>
  import('./item-list/place-thread.tsx').then((m) => m.PlaceOfHeading),
)
export const BookedRowPart = lazyPart(() =>
  import('./booked/booked-stop-row.tsx').then((m) => m.BookedStopRow),
)
export const BedRowPart = lazyPart(() => import('./booked/booked-stop-row.tsx').then((m) => m.BedRow))
export const PlanTopPart = lazyPart(() => import('./today/plan-top.tsx').then((m) => m.PlanTop))

/** How a trip's bookings stand in its plan, with the rows that show them. */
export const bookedPlanQuery = queryOptions({
  queryKey: ['booked-plan'],
  queryFn: async () => {
    const [{ bookedPlan }] = await Promise.all([
      import('./booked/booked-plan.ts'),
      BookedRowPart.preload(),
      BedRowPart.preload(),
    ])
    return { of: bookedPlan }
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: false,
})

const bring: Readonly<Record<TripPart, () => Promise<unknown>>> = {
  journey: () =>
    Promise.all([
      queryClient.prefetchQuery(bookedPlanQuery),
      PlaceThreadPart.preload(),
      PlaceOfHeadingPart.preload(),
    ]),
  today: () => PlanTopPart.preload(),
}

/** A trip that did not come with its page may have any of them. */
function partsOf(tripId: number): readonly TripPart[] {
  const trip = shownTrip(tripId)
  if (!trip) return ['journey', 'today']
  const [legs, bookings] = [listOf(tripId, 'legs').shown(), listOf(tripId, 'bookings').shown()]
  return tripPartsOf({ trip, legs: legs ?? [], bookings: bookings ?? [] }, new Date())
}

/** What a trip shows besides its list: brought before it is drawn, so that nothing moves later. */
export async function bringPlanParts(tripId: number): Promise<void> {
  await Promise.all(partsOf(tripId).map((part) => bring[part]()))
}
