import type { Page } from '@playwright/test'
import { dragOver, listedTitles, rowOf, seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectToast, saving, test } from './support/test.ts'

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

test('an activity with a time, dragged before an earlier one, is offered the time it takes there, and undo gives the old one back', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      { title: 'Train', date: '2027-04-18', time: '09:00' },
      { title: 'Lunch', date: '2027-04-18', time: '12:00' },
      { title: 'Castle', date: '2027-04-18', time: '15:00' },
      { title: 'Stroll', date: '2027-04-18' },
    ],
  })
  await page.goto(`/trips/${id}`)
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  const offer = page.locator('[data-drop-text]')
  // At the window's edges the page would scroll on under the pointer.
  await rowOf(page, 'Lunch').evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await dragOver(page, grip('Castle'), rowOf(page, 'Lunch'), 'upper')
  await expect(offer).toHaveText('Moves to 10:30')
  await saving(page, () => page.mouse.up())
  await expect.poll(() => listedTitles(page)).toEqual(['Train', 'Castle', 'Lunch', 'Stroll'])
  await expectToast(page, 'Time changed', 'Castle starts at 10:30.')
  await expect(rowOf(page, 'Castle')).toContainText('10:30')
  await saving(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect.poll(() => listedTitles(page)).toEqual(['Train', 'Lunch', 'Castle', 'Stroll'])
  await expect(rowOf(page, 'Castle')).toContainText('15:00')

  await dragOver(page, grip('Train'), rowOf(page, 'Stroll'), 'lower')
  await expect(offer).toHaveText('Activities with a time come before those without')
  await page.mouse.up()
  await expect(offer).toHaveCount(0)
  expect(await listedTitles(page)).toEqual(['Train', 'Lunch', 'Castle', 'Stroll'])

  await saving(page, () => grip('Lunch').press('ArrowUp'))
  await expect(page.getByText('Lunch is now number 1 of 4 on Day 1, at 08:00')).toBeAttached()
  await expect.poll(() => listedTitles(page)).toEqual(['Lunch', 'Train', 'Castle', 'Stroll'])
  await expect(grip('Lunch')).toBeFocused()
})
