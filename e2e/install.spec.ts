import type { Page } from '@playwright/test'
import { cachedPaths, expectKept, keptFiles } from './support/device.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { addTrip, cardOf } from './support/trips.ts'

interface Manifest {
  name: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose: string; type: string }[]
  screenshots: { src: string; type: string }[]
  shortcuts: { url: string }[]
}

/** What Chromium does when it finds the app installable, with a user who answers as told. */
function browserOffersInstallation(
  page: Page,
  outcome: 'accepted' | 'dismissed' = 'accepted',
): Promise<void> {
  return page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        Reflect.set(window, 'installAsked', true)
        return Promise.resolve()
      },
      userChoice: Promise.resolve({ outcome: answer }),
    })
    window.dispatchEvent(event)
  }, outcome)
}

const banner = (page: Page) => page.getByRole('region', { name: 'Install Sojourn' })
const storedAt = (page: Page) => page.evaluate(() => localStorage.getItem('install_dismissed_at'))

async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
  })
}

test('PWA-01 the browser finds nothing that keeps the app from being installed', async ({ open }) => {
  const page = await open({ width: 'phone', serviceWorker: true })
  await page.goto('/')
  await workerIsReady(page)
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window, which every test window is, is never offered an installation; nothing else may be in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const answer = await page.request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Sojourn', start_url: '/?source=pwa', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']),
  )
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await page.request.get(src)
    expect(picture.status(), src).toBe(200)
    expect(picture.headers()['content-type'], src).toContain(type)
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  expect((await page.request.get('/icons/apple-touch.png')).status()).toBe(200)
  expect((await page.request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')
})

test('PWA-02 PWA-03 PWA-04 PWA-05 the app offers installation when the browser does, and Later keeps it away for a day', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible()
  await expect(banner(page)).toBeHidden()

  await browserOffersInstallation(page)
  await expect(banner(page).getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  await expectAccessible(page)
  await banner(page).getByRole('button', { name: 'Later' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await storedAt(page)).toMatch(/^2026-11-15T12:0/)

  await page.clock.setSystemTime(new Date('2026-11-16T11:00:00Z'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible()
  await browserOffersInstallation(page)
  await expect(banner(page)).toBeHidden()

  await page.clock.setSystemTime(new Date('2026-11-16T12:30:00Z'))
  await browserOffersInstallation(page)
  await banner(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'installAsked'))).toBe(true)
})

test('PWA-02 PWA-04 a visitor is offered installation on the landing page too', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  await expect(banner(page)).toBeHidden()
  await browserOffersInstallation(page, 'dismissed')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await banner(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => storedAt(page)).not.toBeNull()
})

test('AUTH-20 after a visit the app starts without a connection as its last traveller, and the next answer decides', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open({ serviceWorker: true })
  await page.goto('/')
  await workerIsReady(page)
  const { id, name } = await signUp(page)
  await addTrip(page, { title: 'Family Trip to Lisbon' })
  await page.goto('/')
  await expect(cardOf(page, 'Family Trip to Lisbon')).toBeVisible()
  const { start, rest } = await keptFiles(page)
  const missing = async () => {
    const paths = await cachedPaths(page)
    return [...start, ...rest].filter((path) => !paths.includes(path))
  }
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
  await expectKept(page, ['/api/trips'])
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => !/^sojourn-[0-9a-f]{12}$/.test(name)).toSorted()).toEqual([
    'sojourn-art',
    'sojourn-map',
  ])
  expect(names).toHaveLength(3)
  const paths = await cachedPaths(page)
  expect(paths).toContain('/app.html')
  expect(paths.filter((path) => path.startsWith('/api/') || path === '/')).toEqual([])

  const greeting = page.getByRole('heading', { name: `Welcome back, ${name}!` })
  const note = page.getByText('You are offline.')
  const startOffline = async () => {
    await page.context().setOffline(true)
    await page.reload()
    await expect(greeting).toBeVisible()
    await expect(note).toBeVisible()
    await expect(cardOf(page, 'Family Trip to Lisbon')).toBeVisible()
  }
  await startOffline()
  for (const wrong of ['No trips yet', '0 active', 'Where to first?']) {
    await expect(page.getByText(wrong)).toHaveCount(0)
  }
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.context().setOffline(false)
  await expect(note).toHaveCount(0)
  await expect(cardOf(page, 'Family Trip to Lisbon')).toBeVisible()
  await expect(greeting).toBeVisible()

  await startOffline()
  await sql('delete from sessions where "userId" = $1', [id])
  await page.context().setOffline(false)
  // Its worker may hear of the connection a moment later than the page, and then leads to the form.
  await expect(page.getByText('Smart Travel Planning').or(page.getByLabel('Email'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user_snapshot'))).toBeNull()
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('an iPhone is shown the way over the share menu with its second visit', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 780 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  })
  const first = await context.newPage()
  await first.goto('/login')
  await expect(first.getByLabel('Email')).toBeVisible()
  // The form stands before the app that counts the visit.
  await expect.poll(() => first.evaluate(() => localStorage.getItem('app_visits'))).toBe('1')
  await expect(banner(first)).toHaveCount(0)
  await first.close()
  const second = await context.newPage()
  await second.goto('/login')
  await expect(banner(second)).toContainText('Tap Share, then “Add to Home Screen”')
  await second.getByRole('button', { name: 'Got it' }).click()
  await expect(banner(second)).toHaveCount(0)
  await context.close()
})
