import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { addTrips, five } from './support/trips.ts'

/** What moved by itself since the page began, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seenShifts: { sum: number } }).seenShifts.sum)
}

for (const width of ['phone', 'desktop'] as const) {
  test(`the dashboard comes in without pushing anything (${width})`, async ({ open, signUp }) => {
    const page = await open({ width })
    await signUp(page, { plan: 'pro' })
    await addTrips(page, five)
    const shifted = await watchShifts(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('application', { name: 'Map of your trips' })).toBeVisible()
    await expect(page.getByText('Lisbon, Portugal').first()).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(0.02)
  })
}
