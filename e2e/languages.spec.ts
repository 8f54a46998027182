import type { Page } from '@playwright/test'
import { startServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

/** What goes wrong in a page while it is used. */
function faultsOf(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (line) => {
    // A visitor is told that nobody is signed in.
    if (line.type() === 'error' && !line.text().includes('401')) wrong.push(line.text())
  })
  return wrong
}

test('whoever wishes for a language that is on offer signs in in it, and the app speaks it too', async ({
  browser,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.url, locale: 'de-AT' })
  try {
    const page = await context.newPage()
    const wrong = faultsOf(page)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
    // The app has come and drew the same words.
    await expect(page.locator('#root[data-waiting]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText('Sign In', { exact: true })).toHaveCount(0)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(scripts.some((path) => /^\/assets\/de-[0-9a-f]{8}\/app-/.test(path))).toBe(true)
    expect(scripts.some((path) => /^\/assets\/app-[^/]*\.js$/.test(path))).toBe(false)
    expect(wrong).toEqual([])
  } finally {
    await context.close()
    await server.stop()
  }
})

test('the public pages are read in the language that was chosen at their foot, without script', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: 'en-US' })
  const page = await context.newPage()
  const html = page.locator('html')
  await page.goto('/')
  await expect(html).toHaveAttribute('lang', 'en')
  const languages = page.getByRole('navigation', { name: 'Language' })
  await expect(languages.getByRole('link')).toHaveText(['English', 'Deutsch'])
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page')
  await languages.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Smart Travel' })).toHaveCount(0)
  // It is remembered, also where the text itself is English.
  await page.getByRole('link', { name: 'Datenschutz' }).click()
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Diesen Text gibt es nur auf Englisch.')).toBeVisible()
  await expect(page.locator('[lang="en"]', { has: page.getByRole('heading', { level: 1 }) })).toHaveCount(1)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/privacy')
  await expect(html).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a language that is chosen in the profile holds at once, on every page and without a connection', async ({
  open,
  signUp,
}) => {
  const page = await open({ serviceWorker: true })
  await signUp(page)
  await page.goto('/')
  const wrong = faultsOf(page)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  const card = page.getByRole('group', { name: 'Language' })
  await expect(card.getByRole('radio')).toHaveCount(3)
  await expect(card.getByRole('radio', { name: 'Same as this device' })).toBeChecked()
  await card.getByText('Deutsch').click()
  await expect(page.getByText('Do., 24. Dez. 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Auf Deutsch' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen zurück')
  // The worker keeps the app in the language now.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/app.html'))?.text())?.slice(0, 80)))
    .toContain('lang="de"')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/whole')))).toBe(true)
  expect(wrong).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen zurück')
})
