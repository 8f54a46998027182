export const insightCategories = [
  'culture',
  'food',
  'activities',
  'transportation',
  'weather',
  'tips',
] as const
export type InsightCategory = (typeof insightCategories)[number]

export const crowdLevels = ['low', 'medium', 'high'] as const
export type CrowdLevel = (typeof crowdLevels)[number]
