import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { addTrip } from './trips.ts'

interface StopSeed {
  title: string
  type?: string
  date: string
  time?: string
  location?: string
  at?: readonly [lat: number, lng: number]
  notes?: string
  description?: string
}

/** A trip with items, made through the API; answers its id. */
export async function seedTrip(
  page: Page,
  { startDate, endDate, stops = [] }: { startDate: string; endDate: string; stops?: readonly StopSeed[] },
): Promise<number> {
  const id = await addTrip(page, { startDate, endDate })
  for (const { at, ...stop } of stops) {
    const answer = await page.context().request.post(`/api/trips/${id}/itinerary`, {
      data: { ...stop, ...(at && { latitude: at[0], longitude: at[1] }) },
    })
    expect(answer.status()).toBe(200)
  }
  return id
}

/** A row of the activities list. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .locator('[data-item-id]')
    .filter({ has: page.getByRole('button', { name: `Move ${title}`, exact: true }) })

/** Titles of the activities list, in the order they stand on the page. */
export async function listedTitles(page: Page): Promise<string[]> {
  const rows = page.locator('[data-item-id]')
  const places = await rows.evaluateAll((elements) =>
    elements.map((element) => ({
      top: element.getBoundingClientRect().top,
      title: element.querySelector('[data-grip]')?.getAttribute('aria-label')?.replace('Move ', '') ?? '',
    })),
  )
  return places.toSorted((a, b) => a.top - b.top).map(({ title }) => title)
}

type Where = 'upper' | 'lower' | 'middle'

/** Drags with the mouse, in steps, as a hand does. */
export async function dragTo(page: Page, from: Locator, to: Locator, where: Where) {
  await dragOver(page, from, to, where)
  await page.mouse.up()
}

/** As above, without letting go. */
export async function dragOver(page: Page, from: Locator, to: Locator, where: Where) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  const y = end.y + end.height * { upper: 0.2, lower: 0.8, middle: 0.5 }[where]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 12, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, y, { steps: 8 })
}
