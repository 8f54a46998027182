import type { Page } from '@playwright/test'
import { listedTitles, seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-20' }

async function openOptimise(page: Page) {
  await page.getByRole('button', { name: 'More for Day 1, Sun, Apr 18' }).click()
  await page.getByRole('menuitem', { name: 'Optimize this day' }).click()
  return page.getByRole('dialog', { name: 'Optimize this day' })
}

test('a day is put in its shortest order, after the saving was shown, and back again', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      { title: 'Belém', date: '2027-04-18', at: [38.69, -9.21] },
      { title: 'Oceanário', date: '2027-04-18', at: [38.76, -9.09] },
      { title: 'Market', date: '2027-04-18', at: [38.7068, -9.1459] },
    ],
  })
  let letThrough: () => void = () => undefined
  await page.route('**/assets/optimise-day-*.js', async (route) => {
    await new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await route.continue()
  })
  await page.goto(`/trips/${id}`)
  const dialog = await openOptimise(page)
  await expect(dialog.getByText('Looking for a shorter order…')).toBeVisible()
  const use = dialog.getByRole('button', { name: 'Use this order' })
  await expect(use).toBeFocused()
  await expect(use).toHaveAttribute('aria-disabled', 'true')
  letThrough()
  await expect(dialog).toContainText(/[\d.]+ km shorter/)
  await expect(use).toBeFocused()
  expect(await listedTitles(page)).toEqual(['Belém', 'Oceanário', 'Market'])
  await expectAccessible(page)
  await use.click()
  await expect.poll(() => listedTitles(page)).toEqual(['Belém', 'Market', 'Oceanário'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listedTitles(page)).toEqual(['Belém', 'Oceanário', 'Market'])
})

test('when the search for a shorter order cannot be loaded, it says so and the plan stays', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, { ...dates, stops: [{ title: 'Belém', date: '2027-04-18' }] })
  await page.route('**/assets/optimise-day-*.js', (route) => route.abort())
  await page.goto(`/trips/${id}`)
  const dialog = await openOptimise(page)
  await expectToast(page, 'Error', 'This could not be loaded. Check your connection, then reload the page.')
  await expect(dialog).toHaveCount(0)
  expect(await listedTitles(page)).toEqual(['Belém'])
})
