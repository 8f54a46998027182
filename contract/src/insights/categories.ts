export const insightCategories = [
  'culture',
  'food',
  'activities',
  'transportation',
  'weather',
  'tips',
] as const
export type InsightCategory = (typeof insightCategories)[number]

export const insightCategoryLabels: Record<InsightCategory, string> = {
  culture: 'Culture',
  food: 'Food',
  activities: 'Activities',
  transportation: 'Transportation',
  weather: 'Weather',
  tips: 'Tips',
}

export const crowdLevels = ['low', 'medium', 'high'] as const
export type CrowdLevel = (typeof crowdLevels)[number]

export const insightsFailed = 'Unable to load destination insights. Please try again later.'
