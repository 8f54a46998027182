import { addDays } from '@sojourn/contract/values/plain-date'
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The day on the browser's clock. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format(new Date())
export const day = (offset: number): string => addDays(today, offset)

/** A trip of the page's traveller, made without the screen. */
export async function addTrip(page: Page, fields: Record<string, unknown> = {}): Promise<number> {
  const answer = await page.context().request.post('/api/trips', {
    data: {
      title: 'Family Trip to Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-04-18',
      endDate: '2027-04-25',
      travelMode: 'family',
      currency: 'EUR',
      ...fields,
    },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { id: number }).id
}

export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
