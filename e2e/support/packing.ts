import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { addTrip } from './trips.ts'

interface NewItem {
  item: string
  category?: string
  quantity?: number
  memberName?: string
  packed?: boolean
  essential?: boolean
}

/** A week in Lisbon with these things on its list, open at the packing tab. */
export async function openPacking(page: Page, items: NewItem[] = [], travelMode = 'family'): Promise<number> {
  const id = await addTrip(page, { travelMode })
  for (const data of items) await page.context().request.post(`/api/trips/${id}/packing`, { data })
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible()
  return id
}

export const itemBox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
export const smartPackButton = (page: Page) => page.getByRole('button', { name: 'Smart Pack' })
