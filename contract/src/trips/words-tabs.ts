import { words } from '../words/words.ts'

export const tripsTabsWords = words('trips-tabs', {
  plan: 'Plan',
  packing: 'Packing',
  budget: 'Budget',
  suggestions: 'Suggestions',
  aiRecommendations: 'AI Recommendations',
  collaboration: 'Collaboration',
})
