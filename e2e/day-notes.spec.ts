import type { Page } from '@playwright/test'
import { syncChip } from './support/kept-writes.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { letJoin } from './support/together.ts'
import { addTrip } from './support/trips.ts'

const writeNote = async (page: Page, opener: ReturnType<Page['getByRole']>, text: string): Promise<void> => {
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill(text)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog).toBeHidden()
}

const noteOf = (page: Page, text: string) =>
  page.getByRole('button', { name: `Note for Day 2: ${text}` }).last()

test('a day has a note: on an empty day, for everybody at once, without a connection, on paper, and taken back', async ({
  open,
  signUp,
}) => {
  test.setTimeout(120_000)
  const [page, tom] = [await open(), await open()]
  await page.addInitScript(() => (window.print = () => undefined))
  await signUp(page, { plan: 'pro' })
  await signUp(tom, { name: 'Tom Larsen' })
  const id = await addTrip(page)
  await letJoin(page, id, tom)
  const tram = { title: 'Tram 28', date: '2027-04-18' }
  expect((await page.context().request.post(`/api/trips/${id}/itinerary`, { data: tram })).ok()).toBe(true)
  await tom.goto(`/trips/${id}`)
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: /^Travel Timeline/ }).click()
  await page.getByRole('button', { name: /^Day 2/ }).click()
  await writeNote(page, page.getByRole('button', { name: 'Add note' }), 'Market day\nBring bags')
  // A day without an activity has its place in the list now.
  await expect(noteOf(page, 'Market day Bring bags')).toBeVisible()
  await expect(noteOf(tom, 'Market day Bring bags')).toBeVisible()
  await expectAccessible(page)
  const expectOnPaper = async (text: string) => {
    await page.keyboard.press('Control+p')
    await expect(page.locator('.print-page').filter({ hasText: 'Day 2 of 8' })).toContainText(text)
  }
  // With a connection first: without one, the code of the print could not come.
  await expectOnPaper('Market day')

  await page.context().setOffline(true)
  await writeNote(page, noteOf(page, 'Market day Bring bags'), 'Market from eight')
  await expect(syncChip(page)).toHaveText(/1 waiting/)
  await expect(noteOf(page, 'Market from eight')).toBeVisible()
  await page.context().setOffline(false)
  await expect(noteOf(tom, 'Market from eight')).toBeVisible()

  await expectOnPaper('Market from eight')

  // Emptied it is gone, for everybody; Undo brings it back.
  await writeNote(page, noteOf(page, 'Market from eight'), '')
  await expect(noteOf(tom, 'Market from eight')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(noteOf(tom, 'Market from eight')).toBeVisible()
})
