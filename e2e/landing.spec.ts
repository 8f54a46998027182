import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, themes, widths } from './support/test.ts'

/** Faults a visitor does not see, but which must not be there: errors in the console, requests to other hosts. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(request.url())
  })
  return faults
}

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

test('ROUTE-02 LAND-06 LAND-10 LAND-11 LAND-12 LAND-13 LAND-15 LAND-16 LAND-18 a visitor reads what the product is and what it costs', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Travel Planning')
  await expect(page.getByText('Plan trips, pack smart, track budgets.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)

  const cards = page.locator('#features li')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Trip Planning',
    'Smart Packing',
    'Budget Tracking',
    'AI Pro',
    'Interactive Maps',
    'Offline Ready',
  ])
  await expect(cards).toContainText([
    /itineraries/,
    /weather-based packing/i,
    /expense tracking/i,
    /premium/i,
    /map routes/i,
    /offline sync/i,
  ])

  const pricing = page.locator('#pricing')
  await expect(pricing.getByRole('heading', { level: 3 })).toHaveText(['Free', 'Premium'])
  await expect(pricing.getByText('$0', { exact: true })).toBeVisible()
  await expect(pricing.getByText('$7.99')).toHaveText('$7.99per month')
  await expect(pricing.getByText('POPULAR', { exact: true })).toBeVisible()
  await expect(pricing.getByRole('listitem')).toHaveText([
    '3 trips per month',
    'Basic itinerary',
    'Simple packing lists',
    'Family coordination',
    'Unlimited trips',
    'AI suggestions',
    'Pro packing assistant',
    'Offline access',
    'Advanced budget tracking',
    'Priority support',
  ])
  await expect(pricing.getByText('Or $45.99 per year (Save $50.89!)', { exact: true })).toBeVisible()
})

test('LAND-05 LAND-09 LAND-14 LAND-17 LAND-19 LAND-20 every button and link of the landing page leads where it says', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  const target = (name: string, within = 'body') =>
    page.locator(within).getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await target('Sign In', 'header')).toBe('/login')
  expect(await target('Sign In', 'main')).toBe('/login')
  expect(await target('Get Started Free')).toBe('/api/login')
  expect(await target('Start Premium')).toBe('/login?returnTo=%2Fsubscribe%3Fplan%3Dmonthly')
  expect(await target('Or $45.99 per year (Save $50.89!)')).toBe(
    '/login?returnTo=%2Fsubscribe%3Fplan%3Dyearly',
  )
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Support', '/support'],
  ] as const)
    expect(await target(name, 'footer')).toBe(path)

  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('LAND-01 LAND-02 LAND-03 the top bar stays and its buttons scroll to Features and Pricing', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  const bar = page.locator('header').first()
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  const clear = await ground()
  for (const name of ['Features', 'Pricing']) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    await expect.poll(() => topOf(page, `#${name.toLowerCase()}`)).toBeLessThan(200)
    expect(await topOf(page, 'header')).toBe(0)
    await expect(bar).toBeInViewport()
  }
  expect(await ground()).not.toBe(clear)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(ground).toBe(clear)
})

test('LAND-04 a visitor turns the evening on, and it is still evening after a reload', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  const sky = page.locator('img[src*="panorama"]:visible')
  await expect(sky).toHaveAttribute('src', /-day-/)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(sky).toHaveAttribute('src', /-evening-/)
  await page.reload()
  await expect(sky).toHaveAttribute('src', /-evening-/)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(sky).toHaveAttribute('src', /-day-/)
})

test('LAND-07 LAND-08 Start Planning says Loading..., cannot be pressed twice and leads to sign-in; Back finds it ready', async ({
  open,
}) => {
  const page = await open({ width: 'phone' })
  await page.goto('/')
  let asked = 0
  // An empty answer leaves the page as it is while it waits.
  await page.route('**/api/login*', async (route) => {
    asked += 1
    await route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Start Planning' }).click()
  const busy = page.getByRole('button', { name: 'Loading...' })
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  expect(asked).toBe(1)

  await page.unroute('**/api/login*')
  await page.reload()
  await page.getByRole('button', { name: 'Start Planning' }).click()
  await expect(page).toHaveURL('/login')
  // A newcomer has no account to sign in to.
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start Planning' })).toBeEnabled()
})

for (const theme of themes) {
  test(`LAND-21 the landing page is sound at 360, 768 and 1280 px, ${theme}: axe, six still balloons, no sideways scroll, no errors, no foreign requests`, async ({
    open,
  }) => {
    test.slow()
    const page = await open({ theme })
    const faults = watch(page)
    for (const width of Object.values(widths)) {
      // Tall enough for the whole page: sections out of sight are not laid out, and then not looked at.
      await page.setViewportSize({ width, height: 5200 })
      await page.goto('/')
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : '')
      const balloons = page.locator('[aria-hidden="true"] > svg[viewBox="0 0 74 112"]')
      await expect(balloons).toHaveCount(6)
      expect(await balloons.evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length)).toBe(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    expect(faults).toEqual([])
  })
}

test('the landing page reads and works with JavaScript off', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Travel Planning')
  await expect(page.getByRole('button', { name: /theme/ })).toBeHidden()
  await page.getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport()
  await page.getByRole('button', { name: 'Start Planning' }).click()
  await expect(page).toHaveURL('/login')
  await context.close()
})

test('the landing page sends at most 10 KB of script, compressed, and fetches the app only when it is idle', async ({
  open,
}) => {
  const page = await open({ width: 'phone' })
  let bytes = 0
  const fetchedAhead: string[] = []
  page.on('response', async (response) => {
    const request = response.request()
    if (request.serviceWorker()) return
    if (request.resourceType() === 'script') bytes += gzipSync(await response.body()).length
    if (request.headers()['sec-purpose'] === 'prefetch') fetchedAhead.push(new URL(request.url()).pathname)
  })
  const answer = await page.goto('/', { waitUntil: 'networkidle' })
  // With its headers it fits into the first ten packets of a new connection: no second round trip before the first paint.
  const headers = (await answer?.headersArray()) ?? []
  const headerBytes = headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 17)
  expect(headerBytes + Number(answer?.headers()['content-length'])).toBeLessThanOrEqual(14_600)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(10 * 1024)
  await expect.poll(() => fetchedAhead.some((path) => /^\/assets\/app-.*\.js$/.test(path))).toBe(true)
})

test('search engines and previews learn what the page is; the app stays out of their lists', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  await expect(page).toHaveTitle('Sojourn: smart travel planning')
  const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('itinerary')
  expect(await content('title')).toBe('Sojourn: smart travel planning')
  const picture = await page.request.get((await content('image')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await picture.body()).length).toBeLessThan(200 * 1024)
  // No address is configured here, so none is claimed.
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  expect(await (await page.request.get('/robots.txt')).text()).toContain('User-agent: *')
  expect(await (await page.request.get('/llms.txt')).text()).toContain('# Sojourn')
  expect((await page.request.get('/')).headers()['x-robots-tag']).toBeUndefined()
  expect((await page.request.get('/login')).headers()['x-robots-tag']).toBe('noindex')
  expect(await (await page.request.get('/')).text()).not.toMatch(/\sstyle="|\[\[/)
})

test('at 1920 px the world is drawn for that width, and hero, header and sections share one left edge', async ({
  open,
}) => {
  const page = await open()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/')
  const world = page.getByRole('main').locator('picture img').first()
  await expect
    .poll(() => world.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('panorama-broad')
  const drawn = await world.evaluate((image: HTMLImageElement) => image.getBoundingClientRect().toJSON())
  expect(drawn).toMatchObject({ width: 1920, height: 896 })
  const leftOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!.x
  const column = await page.locator('#features-title').evaluate((title) => title.getBoundingClientRect().left)
  expect(await leftOf('Smart Travel Planning')).toBeCloseTo(column, 0)
  const start = page.getByRole('button', { name: /Start Planning/ })
  expect((await start.boundingBox())!.x).toBeCloseTo(column, 0)
})
