import { shellNavigationWords } from '@sojourn/contract/shell/words-navigation'
import { tripTabs } from '@sojourn/contract/trips/tabs'
import { expect, test } from 'vitest'
import { badgeText, itemOf, navigationItems, packName } from './navigation-items.ts'

test('the navigation reads Home, Plan, AI Pro, Pack, Budget', () => {
  expect(navigationItems.map(({ id }) => shellNavigationWords[id])).toEqual([
    'Home',
    'Plan',
    'AI Pro',
    'Pack',
    'Budget',
  ])
})

test('on each tab of a trip the navigation marks where one is, on Collaboration the plan', () => {
  expect(tripTabs.map((tab) => [tab, itemOf(tab)])).toEqual([
    ['plan', 'plan'],
    ['packing', 'pack'],
    ['budget', 'budget'],
    ['suggestions', null],
    ['ai-recommendations', 'ai'],
    ['collaboration', 'plan'],
  ])
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i items left to pack show as %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

test.each([
  [0, 'Pack'],
  [1, 'Pack, 1 item left'],
  [9, 'Pack, 9 items left'],
  [120, 'Pack, 120 items left'],
])('with %i items left a screen reader says "%s"', (count, name) => {
  expect(packName(count)).toBe(name)
})
