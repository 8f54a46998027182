import type { BrowserContext, Page } from '@playwright/test'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { startServer, type TestServer } from './support/server.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  password,
  saving,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The well-known tile server never hears of it: every picture comes from here. */
async function answerTiles(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: picture })
  })
  return asked
}

const streetsOn = (page: Page) =>
  page.getByRole('application', { name: 'Route Map' }).locator('.map-tiles img.leaflet-tile-loaded')

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('the first start leads to street maps in a few presses, and whoever runs the server locks somebody out', async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  })
  const asked = await answerTiles(context)
  const page = await context.newPage()
  const address = /http\S+\/setup\?code=\S+/.exec(server.printed)?.[0] ?? ''
  await page.goto(address)
  await expect(page.getByText('Nobody runs this server yet.')).toBeVisible()
  await page.getByLabel('Full name').fill('Maya Okafor')
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()

  await expect(page.getByRole('heading', { name: 'Connect free services?' })).toBeVisible()
  await expect(page).toHaveURL('/setup')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  for (const name of ['Forecast', 'Place search', 'Road routes', 'Exchange rates'])
    await page.getByRole('switch', { name }).click()
  await page.getByRole('button', { name: 'Connect 1' }).click()
  await expect(page.getByRole('heading', { name: 'Your server is yours' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Name of the server').fill('Okafor family')
  await page.getByRole('button', { name: 'Open Sojourn' }).click()
  await expect(page).toHaveURL('/')

  const id = await addTrip(page)
  await page.goto(`/trips/${id}?view=map`)
  await expect(streetsOn(page).first()).toBeAttached()

  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('menuitem', { name: 'Server settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Server settings' })).toBeVisible()
  await expect(page.getByText('All is well')).toBeVisible()
  for (const tab of ['Services', 'Mail', 'Sign-in', 'Backups', 'People', 'Health']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByRole('switch', { name: 'Street maps' }).click()
  await expectToast(page, 'Saved')
  await expect(page.getByRole('switch', { name: 'Street maps' })).not.toBeChecked()
  asked.length = 0
  await page.goto(`/trips/${id}?view=map`)
  const map = page.getByRole('application', { name: 'Route Map' })
  await expect(map.getByText('Lisbon', { exact: true })).toBeVisible()
  expect(asked).toEqual([])

  // Without a connection the page says so, and nothing of it is kept on the device.
  await page.goto('/server?tab=people')
  const lena = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const account = { email: 'lena@example.com', password, name: 'Lena Vogt' }
  expect((await lena.request.post('/api/auth/signup', { data: account })).status()).toBe(200)
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('lena')
  await page.getByRole('button', { name: 'What to do with Lena Vogt' }).click()
  await page.getByRole('menuitem', { name: 'Lock' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Lock Lena Vogt?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expectToast(page, 'Lena Vogt is locked')
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()

  expect((await lena.request.get('/api/auth/user')).status()).toBe(401)
  const hers = await lena.newPage()
  await hers.goto('/login')
  await expect(hers.getByRole('button', { name: 'Create an account' })).toBeVisible()
  await page.getByRole('tab', { name: 'Sign-in' }).click()
  await saving(page, () => page.getByRole('radio', { name: 'Nobody' }).click())
  await hers.goto('/login')
  await expect(hers.getByText('This server takes no new accounts at the moment.')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Create an account' })).toHaveCount(0)
  await signIn(hers, account.email)
  await expectToast(hers, 'Authentication Failed', authRefusalsWords.locked)
  await lena.close()
  await context.close()
})
