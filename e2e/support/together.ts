import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The link to a trip that the owner's browser switches on; whoever opens it can join. */
export async function shareAddress(owner: Page, tripId: number): Promise<string> {
  const answer = await owner.context().request.post(`/api/trips/${tripId}/share-link`)
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return `/trips/${tripId}?invite=true&join=${token}`
}

/** Lets somebody who is signed in join the trip. */
export async function letJoin(owner: Page, tripId: number, guest: Page): Promise<void> {
  const token = new URL(await shareAddress(owner, tripId), 'http://own.invalid').searchParams.get('join')
  const answer = await guest.context().request.post('/api/invites/accept', { data: { token } })
  expect(answer.status()).toBe(200)
}

export const openCollaboration = async (page: Page, tripId: number): Promise<void> => {
  await page.goto(`/trips/${tripId}?tab=collaboration`)
  await expect(page.getByRole('heading', { name: 'Trip Collaboration' })).toBeVisible()
}

export const memberRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })
