import type { Page } from '@playwright/test'
import { rowOf, seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-25' }
const stops = Array.from({ length: 16 }, (_, n) => ({
  title: `Stop ${n + 1}`,
  date: `2027-04-${18 + Math.floor(n / 2)}`,
  time: n % 2 === 0 ? '10:00' : '15:00',
  at: [38.7 + n * 0.004, -9.2 + n * 0.006] as const,
}))
const pin = (page: Page, title: string) => page.getByTitle(title, { exact: true })

test('at 1920 px a row lifts its pin, a pin brings its row into view, and a day is chosen in both', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await page.setViewportSize({ width: 1920, height: 900 })
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  await expect(pin(page, '1. Stop 1')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await rowOf(page, 'Stop 2').hover()
  await expect(page.locator('.map-stop[data-selected]')).toHaveText('2')
  await expect(rowOf(page, 'Stop 2')).toHaveAttribute('data-chosen', 'true')

  await expect(rowOf(page, 'Stop 16')).not.toBeInViewport()
  await pin(page, '16. Stop 16').click()
  await expect(rowOf(page, 'Stop 16')).toBeInViewport()
  await expect(rowOf(page, 'Stop 16')).toHaveAttribute('data-chosen', 'true')

  await page.getByRole('button', { name: 'Day 3 Tue 20' }).click()
  await expect(page.getByRole('heading', { name: /^Day 3/ })).toBeInViewport()
  await expect(page.locator('.map-stop[data-quiet]')).toHaveCount(14)
  await expect(page.getByText(/^2 stops/)).toBeVisible()
})

test('on a phone list and map are two views of the same choice', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  await page.getByRole('button', { name: /Travel Timeline/ }).click()
  await page.getByRole('button', { name: /^Day 3/ }).click()
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(page.getByLabel('Day shown')).toHaveValue('2027-04-20')
  await page
    .getByRole('button', { name: /Stop 6/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Activities' }).click()
  await expect(rowOf(page, 'Stop 6')).toHaveAttribute('data-chosen', 'true')
  await expect(rowOf(page, 'Stop 6')).toBeInViewport()
})
