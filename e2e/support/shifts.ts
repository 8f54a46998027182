import type { Page } from '@playwright/test'

/** What may move by itself on a screen, as browsers count it. */
export const mostShift = 0.02

interface Shifts {
  sum: number
  /** What moved, for whoever has to mend it. */
  moved: string[]
}

/** Counts what moves by itself on every page that is opened from now on, as browsers count it. */
export async function watchShifts(page: Page): Promise<void> {
  // A font that comes late changes lines, sooner or later as the machine likes; here it is about what is put in between.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2*'] })
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const seen: Shifts = { sum: 0, moved: [] }
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        seen.sum += value
        for (const { node } of sources)
          seen.moved.push(
            `${value.toFixed(4)} ${node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? '')}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { seenShifts: Shifts }).seenShifts)
