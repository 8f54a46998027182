import { suggestionsFreshMs } from './freshness.ts'
import { expect, test } from 'vitest'
import {
  defaultPreferences,
  groupLabel,
  groupSizes,
  interests,
  paceLabel,
  paceText,
  paces,
  priceRangeText,
  userPreferences,
} from './preferences.ts'
import { loaderStep } from './texts.ts'

test('AIF-04 twelve interests are offered', () => {
  expect(interests).toEqual([
    'History & Culture',
    'Food & Cuisine',
    'Art & Museums',
    'Nature & Outdoors',
    'Architecture',
    'Shopping',
    'Nightlife',
    'Photography',
    'Adventure Sports',
    'Local Markets',
    'Religious Sites',
    'Music & Entertainment',
  ])
})

test('AIF-05 a relaxed day has 3-4 activities, a moderate one 5-6, an intensive one 7 or more', () => {
  expect(paces.map((pace) => paceLabel(pace).hint)).toEqual([
    '3-4 activities per day',
    '5-6 activities per day',
    '7+ activities per day',
  ])
})

test('a plan says how many stops its pace has, and that meals come on top', () => {
  expect(paceText('moderate')).toBe('moderate pace, 5-6 activities per day and meals')
})

test('AIF-06 the dialog starts moderate, for two, without accessibility, with local experiences', () => {
  expect(defaultPreferences).toMatchObject({
    pace: 'moderate',
    groupSize: 2,
    accessibility: false,
    localExperiences: true,
  })
})

test('AIF-07 groups are solo, couple, small group, family and group', () => {
  expect(groupSizes.map((size) => `${size} ${groupLabel(size).hint}`)).toEqual([
    '1 Solo',
    '2 Couple',
    '3 Small group',
    '4 Family',
    '5 Group',
  ])
})

test('AIQ-09 a suggestion without a price range shows $$', () => {
  expect([priceRangeText(null), priceRangeText(undefined), priceRangeText(''), priceRangeText('$')]).toEqual([
    '$$',
    '$$',
    '$$',
    '$',
  ])
})

test('AIQ-10 quick suggestions stay fresh for five minutes', () => {
  expect(suggestionsFreshMs).toBe(300_000)
})

test('REC-10 REC-11 the recommendations start from 1500, culture, food and history, mid-range', () => {
  expect(userPreferences).toEqual({
    budget: 1500,
    interests: ['culture', 'food', 'history'],
    travelStyle: 'mid-range',
  })
})

test.each([
  [0, 25],
  [1999, 25],
  [2000, 50],
  [4000, 75],
  [6000, 100],
  [8000, 25],
])('AIQ-21 after %i ms the loader stands at %i percent', (elapsed, percent) => {
  expect(loaderStep(elapsed).percent).toBe(percent)
})
