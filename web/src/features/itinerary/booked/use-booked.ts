import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFigures } from '../../../session/units.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import type { BookedPlan } from './booked-plan.ts'

export const BookedRowPart = lazyPart(() => import('./booked-stop-row.tsx').then((m) => m.BookedStopRow))
export const BedRowPart = lazyPart(() => import('./booked-stop-row.tsx').then((m) => m.BedRow))

/** The bookings of a plan; only a trip that has some loads what they need. */
export function useBooked(trip: Trip): BookedPlan | null {
  const { data: bookings } = useQuery(collectionQuery(trip.id, 'bookings'))
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  const figures = useFigures()
  const { data: part } = useQuery({
    queryKey: ['booked-plan'],
    queryFn: async () => {
      const [plan] = await Promise.all([
        import('./booked-plan.ts'),
        BookedRowPart.preload(),
        BedRowPart.preload(),
      ])
      return { of: plan.bookedPlan }
    },
    enabled: bookings?.some(({ status }) => status !== 'cancelled') ?? false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return useMemo(
    () => (part && bookings ? part.of(trip, legs ?? [], bookings, figures) : null),
    [part, trip, legs, bookings, figures],
  )
}
