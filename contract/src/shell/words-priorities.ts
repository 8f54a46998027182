import type { Priority } from '../itinerary/day-suggestion.ts'
import { words } from '../words/words.ts'

export const shellPrioritiesWords = words('shell-priorities', {
  high: 'high',
  medium: 'medium',
  low: 'low',
} satisfies Record<Priority, string>)
