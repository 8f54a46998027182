import { words } from '../words/words.ts'
import type { PlaceFilter } from './destination.ts'

export const insightsFiltersWords = words('insights-filters', {
  all: 'All',
  sights: 'Sights',
  food: 'Food',
  rainy: 'Rainy day',
  children: 'With children',
  trips: 'Day trips',
} satisfies Record<PlaceFilter, string>)
