import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts'
import { test } from './support/device.ts'
import { startServer } from './support/server.ts'
import { join, title, visitTrip } from './support/visited-trip.ts'
import { cardOf } from './support/trips.ts'

/** How often the start is tried: a few times by default, 20 with OFFLINE_STARTS=20. */
const starts = Number(process.env['OFFLINE_STARTS'] ?? 2)

const note = (page: Page) => page.getByText('You are offline.')

test(`OFFLINE-06 AUTH-20 the app starts ${starts} of ${starts} times without a connection after the browser was closed, with the last known trips and their time, in the units of the traveller`, async ({
  device,
}) => {
  test.setTimeout(60_000 + starts * 10_000)
  const phone = device()
  const page = await phone.start()
  await join(page)
  await page.context().request.patch('/api/auth/user', { data: { clock: '12' } })
  const id = await visitTrip(page)
  await phone.close()
  const took: number[] = []
  for (let at = 0; at < starts; at++) {
    const again = await phone.start({ offline: true })
    const began = Date.now()
    await again.goto('/?source=pwa')
    await expect(cardOf(again, title)).toBeVisible()
    took.push(Date.now() - began)
    await expect(note(again)).toBeVisible()
    await expect(again.getByText(/As of \d+:\d\d [AP]M\./)).toBeVisible()
    await expect(again.getByLabel('Email')).toHaveCount(0)
    if (at < starts - 1) await phone.close()
    else await readAll(again, id)
  }
  test.info().annotations.push({ type: 'last trip visible after', description: `${took.join(', ')} ms` })
  expect(Math.max(...took)).toBeLessThan(5_000)
})

/** Everything of the trip, tab by tab. */
async function readAll(page: Page, id: number): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await cardOf(page, title).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Tram 28 to Estrela').first()).toBeVisible()
  await expect(page.getByText('2:30 PM').first()).toBeVisible()
  await page
    .getByRole('radio', { name: 'Map' })
    .or(page.getByRole('tab', { name: 'Map' }))
    .first()
    .click()
  await expect(page.locator('.leaflet-container canvas').first()).toBeVisible()
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(page.getByText('Passports').first()).toBeVisible()
  await page.goto(`/trips/${id}?tab=budget`)
  await expect(page.getByText('Fado night').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a dead server signs nobody out: the app opens with what the device has, and goes on when it is back', async ({
  device,
}) => {
  test.setTimeout(90_000)
  const server = await startServer()
  const phone = device(server.url)
  const page = await phone.start()
  await join(page)
  await visitTrip(page)
  await server.stop()
  await page.goto('/?source=pwa')
  await expect(cardOf(page, title)).toBeVisible()
  await expect(note(page)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)

  const back = await startServer({ PORT: new URL(server.url).port, DATABASE_URL: server.databaseUrl })
  await expect(note(page)).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' })).toBeVisible()
  await back.stop()
})
