import { type FeatureKey, upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import { billingDescriptionsWords } from '@sojourn/contract/billing/words-descriptions'
import { billingFeaturesWords } from '@sojourn/contract/billing/words-features'
import { tabLabel, type TripTab } from '@sojourn/contract/trips/tabs'
import type { Locator, Page } from '@playwright/test'
import { escapeFrom } from './keyboard.ts'
import { expect, expectToast, saving } from './test.ts'

interface Gate {
  /** A tab of the trip, or a page of its own. */
  at: TripTab | '/' | '/support'
  closed: (page: Page) => Promise<void>
  open: (page: Page) => Promise<void>
}

const lockedCard = (page: Page, feature: FeatureKey): Locator =>
  page
    .locator('section')
    .filter({ hasText: `${billingFeaturesWords[feature]}: ${billingDescriptionsWords[feature]}` })

async function expectPopup(page: Page, feature: FeatureKey, message: string = upgradeMessage(feature)) {
  const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
  await expect(popup).toContainText(billingFeaturesWords[feature])
  await expect(popup).toContainText(message)
  await escapeFrom(popup)
}

const locked =
  (feature: FeatureKey, title = 'Pro Feature Locked') =>
  async (page: Page) => {
    const card = lockedCard(page, feature).last()
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(card.getByRole('button', { name: 'See Pro Benefits' })).toBeVisible()
  }

/** Something of the feature is there, and nothing stands in its place. */
const shows = (feature: FeatureKey, content: (page: Page) => Locator) => async (page: Page) => {
  await expect(content(page)).toBeVisible()
  await expect(lockedCard(page, feature)).toHaveCount(0)
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name }).click()
}

const keepDialog = (page: Page) => page.getByRole('dialog', { name: 'Without a connection' })

/**
 * Where each gate stands and what is seen there, for an account that has used up what a free plan counts. The trip's
 * tabs come first, one after the other, and the dashboard last.
 */
const gates: Record<FeatureKey, Gate> = {
  packpal_pro: {
    at: 'packing',
    closed: locked('packpal_pro'),
    open: shows('packpal_pro', (page) => page.getByRole('heading', { name: /^Weather in / })),
  },
  export_data: {
    at: 'packing',
    closed: async (page) => {
      await choose(page, 'Export Trip Data')
      await expectPopup(page, 'export_data')
    },
    open: async (page) => {
      await choose(page, 'Export Trip Data')
      await expectToast(page, 'Trip Exported')
    },
  },
  offline_access: {
    at: 'packing',
    closed: async (page) => {
      await choose(page, 'Keep on this device')
      await expect(keepDialog(page).getByText(upgradeMessage('offline_access'))).toBeVisible()
      await escapeFrom(keepDialog(page))
    },
    open: async (page) => {
      await choose(page, 'Keep on this device')
      await expect(keepDialog(page).getByRole('switch')).toBeVisible()
      await escapeFrom(keepDialog(page))
    },
  },
  advanced_analytics: {
    at: 'budget',
    closed: locked('advanced_analytics'),
    open: shows('advanced_analytics', (page) => page.getByRole('button', { name: 'Download CSV' })),
  },
  ai_suggestions: {
    at: 'suggestions',
    closed: async (page) => {
      await expect(page.getByText('0 of 5 AI suggestions left this month')).toBeVisible()
      await locked('ai_suggestions')(page)
    },
    open: async (page) => {
      await saving(page, () => page.getByRole('button', { name: 'Refresh' }).click())
      await expect(lockedCard(page, 'ai_suggestions')).toHaveCount(0)
    },
  },
  ai_pro: {
    at: 'ai-recommendations',
    closed: locked('ai_pro', 'Unlock AI Pro Features'),
    open: shows('ai_pro', (page) => page.getByRole('heading', { name: 'AI-Powered Recommendations' })),
  },
  collaboration: {
    at: 'collaboration',
    closed: async (page) => {
      await locked('collaboration')(page)
      await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0)
    },
    open: shows('collaboration', (page) => page.getByRole('button', { name: 'Invite', exact: true })),
  },
  premium_support: {
    at: '/support',
    closed: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('You have priority support')).toBeHidden()
    },
    open: (page) => expect(page.getByText('You have priority support')).toBeVisible(),
  },
  unlimited_trips: {
    at: '/',
    closed: async (page) => {
      await page.getByRole('button', { name: 'Upgrade for More Trips' }).click()
      await expectPopup(page, 'unlimited_trips', 'Free users are limited to 3 trips.')
    },
    open: (page) => expect(page.getByRole('button', { name: 'New Trip' })).toBeVisible(),
  },
}

/** Walks past all of them; a trip is loaded once, for a load costs more than everything else here. */
export async function expectEveryGate(page: Page, tripId: number, state: 'open' | 'closed'): Promise<void> {
  let last: Gate['at'] | null = null
  for (const { at, [state]: expectState } of Object.values(gates)) {
    if (at === '/' || at === '/support') await page.goto(at)
    else if (last === null) await page.goto(`/trips/${tripId}?tab=${at}`)
    else if (at !== last) await page.getByRole('tab', { name: tabLabel(at), exact: true }).click()
    await expectState(page)
    last = at
  }
}
