import { bookedCosts } from '@sojourn/contract/bookings/booking-expense'
import { plannedCosts } from '@sojourn/contract/expenses/planned-costs'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFeature } from '../queries/billing.ts'
import { BudgetTab } from '../features/expenses/budget-tab.tsx'
import { ratesQuery } from '../queries/expenses.ts'
import { collectionQuery } from '../sync/cache/lists.ts'

/** The budget with the costs of the itinerary beside it, for those whose plan compares the two. */
export function BudgetScreen({ trip }: { trip: Trip }) {
  const isCompared = useFeature('advanced_analytics')
  const { data: items } = useQuery({ ...collectionQuery(trip.id, 'itinerary'), enabled: isCompared })
  const { data: bookings } = useQuery({ ...collectionQuery(trip.id, 'bookings'), enabled: isCompared })
  const costs = useMemo(() => items && [...items, ...bookedCosts(bookings ?? [])], [items, bookings])
  const isForeign = costs?.some(({ cost, currency }) => cost !== null && currency !== trip.currency) ?? false
  const { data: rates } = useQuery({ ...ratesQuery, enabled: isForeign })
  const planned = useMemo(
    () => (costs ? plannedCosts(costs, trip.currency, rates ?? undefined) : null),
    [costs, rates, trip.currency],
  )
  return <BudgetTab trip={trip} planned={planned} />
}
