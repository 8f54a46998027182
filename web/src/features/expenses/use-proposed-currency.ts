import { countryOfSpending, proposedCurrency } from '@sojourn/contract/expenses/proposed-currency'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { useLegs } from '../../queries/where.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'

/** What the next expense of that day is likely paid in. */
export function useProposedCurrency(trip: Trip, date: PlainDate): Currency {
  const { data: expenses } = useQuery(collectionQuery(trip.id, 'expenses'))
  const legs = useLegs(trip)
  const country = countryOfSpending(trip, legs, date)
  const { data: local } = useQuery({
    queryKey: ['money-of', country],
    queryFn: async () => {
      const { customsOf } = await import('@sojourn/planner/countries/customs')
      return (country && customsOf(country)?.currency) ?? null
    },
    enabled: country !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return proposedCurrency({ trip, legs, expenses: expenses ?? [] }, date, local ?? null)
}
