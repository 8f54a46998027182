import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const openTab = async (page: Page, tripId: number, tab: string) => {
  await page.goto(`/trips/${tripId}?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon' }).first()).toBeVisible()
}

export const itemsOf = async (page: Page, tripId: number) => {
  const answer = await page.context().request.get(`/api/trips/${tripId}/itinerary`)
  return (await answer.json()) as { title: string; date: string; time: string; order: number }[]
}

export const dayPlansOf = async (page: Page, tripId: number) => {
  const answer = await page.context().request.get(`/api/trips/${tripId}/ai-suggestions`)
  return ((await answer.json()) as { dayPlans: unknown[] }).dayPlans
}

/** Bodies of the calls of one method whose address ends so. */
export function sentTo(page: Page, method: string, end: string) {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(end))
      bodies.push((request.postDataJSON() ?? {}) as Record<string, unknown>)
  })
  return bodies
}
