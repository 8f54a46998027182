import { expect, test } from 'vitest'

import { badgeText, navigationItems, packName } from './navigation-items.ts'

test('the navigation reads Home, Plan, AI Pro, Pack, Budget', () => {
  expect(navigationItems.map((item) => item.label)).toEqual(['Home', 'Plan', 'AI Pro', 'Pack', 'Budget'])
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
