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

interface Seed {
  title: string
  destination?: string
  from: number
  to: number
  travelMode?: string
}

/** One trip under way, two ahead, two behind. */
export const five: Seed[] = [
  { title: 'Solo Adventure in Kyoto', destination: 'Kyoto, Japan', from: -4, to: 3, travelMode: 'solo' },
  { title: 'Family Trip to Lisbon', destination: 'Lisbon, Portugal', from: 37, to: 44 },
  { title: 'Work in New York', destination: 'New York', from: 71, to: 72, travelMode: 'business' },
  { title: 'Chasing the aurora', destination: 'Reykjavík, Iceland', from: -35, to: -30, travelMode: 'solo' },
  { title: 'Family Trip to Marrakech', destination: 'Marrakech, Morocco', from: -120, to: -114 },
]

export const addTrips = async (page: Page, seeds: Seed[]): Promise<number[]> => {
  const ids: number[] = []
  for (const { title, destination = 'Lisbon', from, to, travelMode = 'family' } of seeds)
    ids.push(await addTrip(page, { title, destination, startDate: day(from), endDate: day(to), travelMode }))
  return ids
}
