import type { Page } from '@playwright/test'

/** Notes when a toast appears and when it goes, by the page's own clock. Call before the first toast. */
export async function watchToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'toastTimes', times)
    const isShown = () => document.querySelector('[aria-label^="Notifications ("] li') !== null
    new MutationObserver(() => {
      if (isShown() !== (times.length % 2 === 1)) times.push(Date.now())
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** How long the last toast was there, in ms. */
export const shownFor = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [shownAt = 0, goneAt = Infinity] = (Reflect.get(window, 'toastTimes') as number[]).slice(-2)
    return goneAt - shownAt
  })
