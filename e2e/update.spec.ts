import type { Page } from '@playwright/test'
import { cachedPaths, expectKept, test } from './support/device.ts'
import { startDeployment } from './support/deployment.ts'
import { expect, expectAccessible, password } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'A new version is ready' })

test('a new version is offered and never forced: an open tab goes on with its own files, and takes the new ones when asked', async ({
  device,
  server,
}) => {
  test.setTimeout(90_000)
  const deployment = await startDeployment(server.url)
  const desk = device(deployment.url)
  const page = await desk.start({ width: 'desktop' })
  const email = `${crypto.randomUUID()}@example.com`
  await page.context().request.post('/api/auth/signup', { data: { email, password, name: 'Maya Okafor' } })
  const id = await addTrip(page)
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
  await expectKept(page, [`/api/trips/${id}`])
  const old = (await cachedPaths(page)).find((path) => path.includes('packing-tab-')) ?? ''
  expect((await page.request.get(old)).status()).toBe(200)

  deployment.deploy()
  expect((await page.request.get(old)).status()).toBe(404)
  const other = await page.context().newPage()
  await other.goto(`/trips/${id}`)
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(offer(other)).toBeVisible({ timeout: 20_000 })
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page)
  // Both tabs are still of the old build, which the server does not have any more.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)

  let reloads = 0
  page.on('load', () => (reloads += 1))
  await offer(other).getByRole('button', { name: 'Reload' }).click()
  await expect(offer(other)).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
  await other.getByRole('tab', { name: /Packing/ }).click()
  await expect(other.getByRole('button', { name: 'Add Item' }).first()).toBeVisible()
  expect(await cachedPaths(other)).toContain('/assets/packing-tab-NEWBUILD.js')

  // The first tab was left alone, and a part it opens only now is still there for it.
  expect(reloads).toBe(0)
  await page.getByRole('tab', { name: /Packing/ }).click()
  await expect(page.getByRole('button', { name: 'Add Item' }).first()).toBeVisible()
  expect(reloads).toBe(0)
  await deployment.stop()
})
