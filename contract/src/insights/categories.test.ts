import { expect, test } from 'vitest'
import { crowdLevels, insightCategories } from './categories.ts'
import { insightsCategoriesWords } from './words-categories.ts'
import { insight } from './schema.ts'

const palace = {
  id: 'pena',
  icon: 'landmark',
  title: 'Pena Palace',
  category: 'culture',
  crowdLevel: 'high',
  rating: 4.6,
  description: 'A painted palace above the woods.',
  timeToExplore: '3 h',
  bestSeason: 'Spring',
}

test('INSIGHT-06 insights are about culture, food, activities, transportation, weather or tips', () => {
  expect(insightCategories).toEqual(['culture', 'food', 'activities', 'transportation', 'weather', 'tips'])
  expect(Object.keys(insightsCategoriesWords)).toEqual([...insightCategories])
  expect(insight.safeParse({ ...palace, category: 'nightlife' }).success).toBe(false)
})

test('INSIGHT-07 a place is more or less crowded: low, medium or high', () => {
  expect(crowdLevels).toEqual(['low', 'medium', 'high'])
  expect(insight.safeParse({ ...palace, crowdLevel: 'packed' }).success).toBe(false)
})

test('INSIGHT-05 an insight has all its fields', () => {
  expect(insight.parse(palace)).toEqual(palace)
  for (const field of Object.keys(palace)) {
    expect(insight.safeParse({ ...palace, [field]: undefined }).success).toBe(false)
  }
})
