import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFigures } from '../../../session/units.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { bookedPlanQuery } from '../plan-parts.ts'
import type { BookedPlan } from './booked-plan.ts'

/** The bookings of a plan: null for a trip without, which loads nothing of what they need. */
export function useBooked(trip: Trip): BookedPlan | null {
  const { data: bookings } = useQuery(collectionQuery(trip.id, 'bookings'))
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  const figures = useFigures()
  const hasSome = bookings?.some(({ status }) => status !== 'cancelled') ?? false
  const { data: part } = useQuery({ ...bookedPlanQuery, enabled: hasSome })
  return useMemo(
    () => (hasSome && part && bookings ? part.of(trip, legs ?? [], bookings, figures) : null),
    [hasSome, part, trip, legs, bookings, figures],
  )
}
