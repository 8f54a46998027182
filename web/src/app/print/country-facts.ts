import type { CountryFacts, EmergencyNumbers } from '@sojourn/planner/countries/country-facts'
import { queryOptions } from '@tanstack/react-query'

/** The table of countries comes with the app, but only when somebody needs it. */
export const countryFactsQuery = (countryCode: string | null) =>
  queryOptions({
    queryKey: ['country', countryCode],
    queryFn: async (): Promise<CountryFacts | null> => {
      const { countryFacts } = await import('@sojourn/planner/countries/country-facts')
      return countryCode === null ? null : countryFacts(countryCode)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Whom to call under which number: one line where one number reaches all. */
export function emergencyLines({
  police,
  ambulance,
  fire,
}: EmergencyNumbers): [who: string, number: string][] {
  if (police === ambulance && police === fire) return [['Police, ambulance, fire', police]]
  if (ambulance === fire)
    return [
      ['Police', police],
      ['Ambulance, fire', ambulance],
    ]
  return [
    ['Police', police],
    ['Ambulance', ambulance],
    ['Fire', fire],
  ]
}
