import { words } from '../words/words.ts'
import type { TripFilter } from './filter.ts'

export const tripsFiltersWords = words('trips-filters', {
  all: 'All',
  active: 'Active',
  completed: 'Completed',
} satisfies Record<TripFilter, string>)
