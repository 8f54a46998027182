import type { Page, Route } from '@playwright/test'

/** An answer as our server would give it: it says so, and names the key. Any other is not taken for the server's. */
export const reply = (route: Route, json: unknown, status = 200): Promise<void> =>
  route.fulfill({
    status,
    json,
    headers: {
      'x-answered-by': 'sojourn',
      'idempotency-key': route.request().headers()['idempotency-key'] ?? '',
    },
  })

export const refuse = (route: Route, status: number, json: object = {}): Promise<void> =>
  reply(route, json, status)

/** The browser says that the connection is back. */
export const reconnect = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Takes what a signed-in page carries out of it, so that the app asks for everything. */
export const dropFromPage = (page: Page, path: string): Promise<unknown> =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /<script type="application\/json" id="answers">.*?<\/script>/,
      '',
    )
    return route.fulfill({ response, body })
  })

/**
 * The app leaves for the sign-in half a second after it said so. An answer without content keeps the page until the
 * message was read; one that is only held back would keep Playwright waiting too. The result goes where the app wanted to.
 */
export async function holdLeaving(page: Page): Promise<() => Promise<void>> {
  const signIn = '**/api/login?*'
  const asked = page.waitForRequest(signIn)
  await page.route(signIn, (route) => route.fulfill({ status: 204 }))
  return async () => {
    const wanted = await asked
    await page.unroute(signIn)
    await page.goto(wanted.url())
  }
}
