import type { Page } from '@playwright/test'
import { expectKept, test } from './support/device.ts'
import { seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts'

const keep = (page: Page) => page.getByRole('switch', { name: /Keep this trip on this device/ })
const press = (page: Page) => keep(page).click()
const ready = (page: Page) => page.getByText('Ready without a connection')

const stops = [
  { title: 'Belém Tower', date: '2027-04-19', at: [38.6916, -9.216] },
  { title: 'Castelo de São Jorge', date: '2027-04-20', at: [38.7139, -9.1335] },
] as const
const dates = { startDate: '2027-04-18', endDate: '2027-04-25' }

test('OFFLINE-24 GATE-10 a kept trip is all there after the browser was closed; what the browser throws away is named, and comes again', async ({
  device,
  signUp,
}) => {
  test.setTimeout(120_000)
  const desk = device()
  const page = await desk.start({ width: 'desktop' })
  await signUp(page, { plan: 'pro' })
  const id = await seedTrip(page, { ...dates, stops })
  await page.goto(`/trips/${id}`)
  await press(page)
  await expect(keep(page)).toBeChecked()
  await expect(ready(page)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/^As of \d\d:\d\d · \d\.\d MB$/)).toBeVisible()
  await expectAccessible(page)
  await expectKept(
    page,
    ['/snapshot', '/guide', '/weather', '/destination-insights'].map((part) => `/api/trips/${id}${part}`),
  )
  await desk.close()

  const away = await desk.start({ offline: true, width: 'desktop' })
  await away.goto(`/trips/${id}`)
  await expect(away.getByText('You are offline.')).toBeVisible()
  await expect(ready(away)).toBeVisible()
  await expect(away.getByText('Belém Tower').first()).toBeVisible()
  await expect
    .poll(() =>
      away.evaluate(
        () =>
          [...document.images].filter(
            (image) => image.src.includes('/art/') && image.complete && image.naturalWidth === 0,
          ).length,
      ),
    )
    .toBe(0)
  await away.goto(`/trips/${id}?tab=packing`)
  await expect(away.getByRole('button', { name: 'Add Item' }).first()).toBeVisible()
  await away.goto(`/trips/${id}?tab=budget`)
  await expect(away.getByRole('button', { name: 'Add Expense' }).first()).toBeVisible()

  // The browser is short of room.
  await away.evaluate(() => caches.delete('sojourn-kept'))
  await away.goto(`/trips/${id}`)
  await expect(away.getByText('Artwork and map of the area are missing.')).toBeVisible()
  await expect(away.getByText('5 of 7 parts are here')).toBeVisible()
  await expect(ready(away)).toHaveCount(0)
  await expectAccessible(away)
  await away.context().setOffline(false)
  await away.getByRole('button', { name: 'Try again' }).click()
  await expect(ready(away)).toBeVisible({ timeout: 40_000 })

  await press(away)
  await expect(away.getByText(/All of it, pictures and map too/)).toBeVisible()
  expect(await away.evaluate(() => localStorage.getItem('kept_trips'))).toBe('{}')
})

test('OFFLINE-24 keeping a trip shows how far it is and can be stopped', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page, { plan: 'pro' })
  const id = await seedTrip(page, { ...dates, stops })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.goto(`/trips/${id}`)
  await page.route('**/assets/land-10m*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Keep on this device' }).click()
  await press(page)
  await expect(keep(page)).toBeChecked()
  await expect(page.getByText('2 activities', { exact: true })).toBeVisible()
  await expect(page.getByText('12 drawings')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Brought to this device' })).toBeVisible()
  await expect(ready(page)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page)
  letGo()
  await expect(page.getByText(/All of it, pictures and map too/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kept_trips'))).toBe('{}')
})

test('OFFLINE-24 GATE-10 without Pro the card says what there is anyway, and what Pro adds', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, { ...dates, stops })
  await page.goto(`/trips/${id}`)
  await expect(page.getByText('What you have opened stays readable anyway.')).toBeVisible()
  await expect(page.getByText('Upgrade to Pro for offline access')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See Pro Benefits' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
