import { words } from '../words/words.ts'
import type { InsightCategory } from './categories.ts'

export const insightsCategoriesWords = words('insights-categories', {
  culture: 'Culture',
  food: 'Food',
  activities: 'Activities',
  transportation: 'Transportation',
  weather: 'Weather',
  tips: 'Tips',
} satisfies Record<InsightCategory, string>)
