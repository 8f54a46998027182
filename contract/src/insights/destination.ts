/** What is good to know about a country, in the order it is shown. */
export const factKinds = ['emergency', 'time', 'plugs', 'currency', 'language', 'tipping', 'water'] as const
export type FactKind = (typeof factKinds)[number]

export const factLabels: Record<FactKind, string> = {
  emergency: 'Emergency',
  time: 'Time zone',
  plugs: 'Plugs',
  currency: 'Currency',
  language: 'Language',
  tipping: 'Tipping',
  water: 'Tap water',
}

export const dateKinds = ['holiday', 'festival', 'closing'] as const

/** Which places of a destination are shown. */
export const placeFilters = ['all', 'sights', 'food', 'rainy', 'children', 'trips'] as const
export type PlaceFilter = (typeof placeFilters)[number]

export const placeFilterLabels: Record<PlaceFilter, string> = {
  all: 'All',
  sights: 'Sights',
  food: 'Food',
  rainy: 'Rainy day',
  children: 'With children',
  trips: 'Day trips',
}

export const styleLabels = { budget: 'Careful', 'mid-range': 'Mid-range', luxury: 'Comfortable' } as const

/** Where no date falls into the trip; about a place whose country is unknown nobody can say so. */
export const noDatesText = (countryCode: string | null): string =>
  countryCode
    ? 'No public holiday and no known festival falls within your dates.'
    : 'Which country this is in is not known, so neither are its public holidays.'
