import type { Idea } from '@sojourn/contract/ideas/schema'
import type { Tally } from '@sojourn/contract/ideas/votes'
import type { Trip } from '@sojourn/contract/trips/schema'
import { addDays } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { planIdeasHere } from '../../guide/plan-ideas.ts'
import { useTripTime } from '../../queries/where.ts'

/** Found once for what is there now; asked again it may find something else. */
export function useIdeasPlan(trip: Trip, ideas: readonly Idea[], tally: (idea: Idea) => Tally) {
  const [nth, setNth] = useState(0)
  const { date: today } = useTripTime(trip)
  const start = trip.startDate.slice(0, 10)
  // Of today nobody knows what is left.
  const from = today < start ? start : addDays(today, 1)
  const query = useQuery({
    // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- while one looks at it, it stays as it is
    queryKey: ['ideas-plan', trip.id, nth],
    queryFn: () => planIdeasHere(trip, ideas, tally, from),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    placeholderData: (before) => before,
  })
  return { query, again: () => setNth(nth + 1) }
}
