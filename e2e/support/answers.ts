import type { Page, Route } from '@playwright/test'

/** A refusal or failure as our server would answer it: it names the key. Any other answer is not taken for the server's. */
export const refuse = (route: Route, status: number, json: object = {}): Promise<void> =>
  route.fulfill({
    status,
    json,
    headers: { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '' },
  })

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
