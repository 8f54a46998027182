import { findFirefox } from '../scripts/firefox.ts'
import { startServer } from './support/server.ts'
import { expect, password, saving, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

test.skip(findFirefox() === null, 'There is no Firefox on this machine')

test('in Firefox somebody signs in, opens a trip, ticks an item, goes on without a connection and comes back', async ({
  open,
  signUp,
  server,
}) => {
  const page = await open()
  const { email } = await signUp(page)
  const id = await addTrip(page)
  const items = ['Passport', 'Umbrella']
  for (const item of items) await page.context().request.post(`/api/trips/${id}/packing`, { data: { item } })
  await page.request.post('/api/logout')

  await page.goto(`/login?returnTo=/trips/${id}?tab=packing`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible()
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await saving(page, () => box('Passport').click())
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()

  // Every browser can lose its server, whatever of a lost connection can be feigned in it.
  await server.stop()
  await box('Umbrella').click()
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect(page.getByText(/1 waiting/).first()).toBeVisible()
  const { port } = new URL(server.url)
  const again = await startServer({ PORT: port, DATABASE_URL: server.databaseUrl })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(/1 waiting/)).toHaveCount(0)
  await page.reload()
  for (const item of items) await expect(box(item)).toBeChecked()
  await again.stop()
})
