import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const stepMs = 100
const tooLongMs = 20_000

/**
 * How long the toast that `show` brings up stays, in ms of the page's clock, which must be installed. The clock stands
 * still but for small steps, so that neither a busy machine nor the pointer on its way counts. A few steps too long at most.
 */
export async function toastLife(page: Page, show: () => Promise<void>): Promise<number> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await show()
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  let life = 0
  for (; (await toast.count()) > 0 && life < tooLongMs; life += stepMs) await page.clock.runFor(stepMs)
  await page.clock.resume()
  return life
}
