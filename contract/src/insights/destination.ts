import { insightsWords } from './words.ts'

/** What is good to know about a country, in the order it is shown. */
export const factKinds = ['emergency', 'time', 'plugs', 'currency', 'language', 'tipping', 'water'] as const
export type FactKind = (typeof factKinds)[number]

export const dateKinds = ['holiday', 'festival', 'closing'] as const

/** Which places of a destination are shown. */
export const placeFilters = ['all', 'sights', 'food', 'rainy', 'children', 'trips'] as const
export type PlaceFilter = (typeof placeFilters)[number]

/** Where no date falls into the trip; about a place whose country is unknown nobody can say so. */
export const noDatesText = (countryCode: string | null): string =>
  countryCode ? insightsWords.noDates : insightsWords.noCountry
