import type { Page } from '@playwright/test'
import { expect } from './test.ts'

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
  const { request } = page.context()
  const answer = await request.post('/api/trips', {
    data: {
      title: 'Family Trip to Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-04-18',
      endDate: '2027-04-25',
      travelMode,
      currency: 'EUR',
    },
  })
  const { id } = (await answer.json()) as { id: number }
  for (const data of items) await request.post(`/api/trips/${id}/packing`, { data })
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible()
  return id
}

export const itemBox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
export const smartPackButton = (page: Page) => page.getByRole('button', { name: 'Smart Pack' })
