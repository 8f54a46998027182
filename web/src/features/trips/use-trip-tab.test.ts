import { navigateToTabEvent } from '@sojourn/contract/trips/tabs'
import { expect, test } from 'vitest'
import { tabOf } from './use-trip-tab.ts'

const asked = (detail: unknown) => tabOf(new CustomEvent(navigateToTabEvent, { detail }))

test('TRIP-08 the navigate-to-tab event names the tab in its detail, and nonsense opens the plan', () => {
  expect(navigateToTabEvent).toBe('navigate-to-tab')
  expect(asked({ tab: 'budget' })).toBe('budget')
  expect(asked({ tab: 'collaboration' })).toBe('collaboration')
  expect([asked({ tab: 'nowhere' }), asked({ tab: 7 }), asked(null), tabOf(new Event('x'))]).toEqual([
    'plan',
    'plan',
    'plan',
    'plan',
  ])
})
