import type { Page } from '@playwright/test'
import { expectKept } from './device.ts'
import { expect, password } from './test.ts'
import { addTrip, cardOf } from './trips.ts'

export const title = 'Family Trip to Lisbon'

/** A new account, signed in on the page's browser, whatever server it speaks to; answers its email. */
export async function join(page: Page, name = 'Maya Okafor'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const data = { email, password, name }
  expect((await page.context().request.post('/api/auth/signup', { data })).status()).toBe(200)
  return email
}

/** A trip with something in each of its lists, opened once. */
export async function visitTrip(page: Page): Promise<number> {
  const id = await addTrip(page, { title, budget: 900 })
  for (const [list, data] of [
    [
      'itinerary',
      {
        title: 'Tram 28 to Estrela',
        type: 'attraction',
        date: '2027-04-19',
        time: '14:30',
        latitude: 38.71,
        longitude: -9.13,
      },
    ],
    ['packing', { item: 'Passports', category: 'documents' }],
    ['expenses', { description: 'Fado night', amount: '96', category: 'food', date: '2027-04-19' }],
  ] as const)
    expect((await page.context().request.post(`/api/trips/${id}/${list}`, { data })).status(), list).toBe(200)
  await page.goto('/')
  await cardOf(page, title).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectKept(page, ['/api/trips', `/api/trips/${id}/snapshot`])
  return id
}
