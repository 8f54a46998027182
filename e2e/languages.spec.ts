import { startServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

test('whoever wishes for a language that is on offer signs in in it, and the app speaks it too', async ({
  browser,
}) => {
  const server = await startServer({ LANGUAGES: 'en,de' })
  const context = await browser.newContext({ baseURL: server.url, locale: 'de-AT' })
  try {
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', ({ message }) => wrong.push(message))
    page.on('console', (line) => {
      // A visitor is told that nobody is signed in.
      if (line.type() === 'error' && !line.text().includes('401')) wrong.push(line.text())
    })
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
