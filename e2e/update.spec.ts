import type { Page } from '@playwright/test'
import { reconnect } from './support/answers.ts'
import { cachedPaths, expectKept, test } from './support/device.ts'
import { startDeployment } from './support/deployment.ts'
import { keptIn, syncChip } from './support/kept-writes.ts'
import { expect, expectAccessible, password } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'A new version is ready' })

const form = (page: Page) => page.getByRole('dialog', { name: 'Add Expense' })

async function startExpense(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Expense' }).first().click()
  await form(page).getByLabel('Amount').fill('12')
  await form(page).getByLabel('Description').fill(name)
}

/** Adds expenses that cannot be sent now. */
async function leaveExpenses(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await startExpense(page, name)
    await form(page).getByRole('button', { name: 'Add Expense' }).click()
    await expect(form(page)).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Waiting')
  }
}

const names = ['Fado night', 'Tram 28', 'Belém Tower', 'Custard tarts', 'Ferry to Cacilhas']

test('a new version is offered and never forced: an open tab goes on with its own files and its unfinished form, and what waits on the device is sent once by the new one', async ({
  device,
  server,
  sql,
}) => {
  test.setTimeout(90_000)
  const deployment = await startDeployment(server.url)
  const desk = device(deployment.url)
  const page = await desk.start({ width: 'desktop' })
  const email = `${crypto.randomUUID()}@example.com`
  await page.context().request.post('/api/auth/signup', { data: { email, password, name: 'Maya Okafor' } })
  const id = await addTrip(page)
  await page.goto(`/trips/${id}?tab=budget`)
  await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
  await expectKept(page, [`/api/trips/${id}/snapshot`])
  const old = (await cachedPaths(page)).find((path) => path.includes('packing-tab-')) ?? ''
  expect((await page.request.get(old)).status()).toBe(200)

  deployment.takeWrites(false)
  await leaveExpenses(page, names.slice(0, 3))
  await expect(syncChip(page)).toHaveText('3 waiting')

  deployment.deploy()
  expect((await page.request.get(old)).status()).toBe(404)
  const other = await page.context().newPage()
  await other.goto(`/trips/${id}?tab=budget`)
  await leaveExpenses(other, names.slice(3))
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(offer(other)).toBeVisible({ timeout: 20_000 })
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page)
  // Both tabs are still of the old build, which the server does not have any more.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)

  await startExpense(page, 'A ring for Tom')
  let reloads = 0
  page.on('load', () => (reloads += 1))
  await offer(other).getByRole('button', { name: 'Reload' }).click()
  await expect(offer(other)).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
  await expect(syncChip(other)).toHaveText('5 waiting')
  await expect(other.getByText('5 expenses', { exact: true })).toBeVisible()
  await other.getByRole('tab', { name: /Packing/ }).click()
  await expect(other.getByRole('button', { name: 'Add Item' }).first()).toBeVisible()
  expect(await cachedPaths(other)).toContain('/assets/packing-tab-NEWBUILD.js')

  // The first tab was left alone, and a part it opens only now is still there for it.
  await expect(form(page).getByLabel('Description')).toHaveValue('A ring for Tom')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /Packing/ }).click()
  await expect(page.getByRole('button', { name: 'Add Item' }).first()).toBeVisible()
  expect(reloads).toBe(0)

  expect(await keptIn(page)).toHaveLength(names.length)
  deployment.takeWrites(true)
  await reconnect(other)
  for (const tab of [other, page]) await expect(syncChip(tab)).toHaveText('Saved')
  for (const store of ['offline_operations_queue', 'failed_operations'])
    expect(await keptIn(page, store)).toEqual([])
  const saved = await sql(`select "description" from expenses where "tripId" = $1`, [id])
  expect(saved.map(({ description }) => String(description)).toSorted()).toEqual(names.toSorted())
  await deployment.stop()
})
