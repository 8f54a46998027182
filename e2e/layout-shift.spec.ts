import type { Page } from '@playwright/test'
import { addDemo } from './support/demo.ts'
import { shareAddress } from './support/together.ts'
import { expect, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const most = 0.02

interface Shifts {
  sum: number
  /** What moved, for whoever has to mend it. */
  moved: string[]
}

/** Counts what moves by itself on every page that is opened from now on, as browsers count it. */
async function watchShifts(page: Page): Promise<void> {
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

const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { seenShifts: Shifts }).seenShifts)

/** Opens a screen and waits until nothing more comes. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const { sum, moved } = await shiftsOf(page)
  expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
}

const visitorScreens = ['/', '/login', '/login?reset=a-token', '/support', '/privacy', '/terms', '/nowhere']
const tripTabs = ['plan', 'packing', 'budget', 'suggestions', 'ai-recommendations', 'collaboration']

async function walkAsVisitor(page: Page): Promise<void> {
  await watchShifts(page)
  // A font that comes late changes lines, sooner or later as the machine likes; here it is about what is put in between.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2*'] })
  for (const path of visitorScreens) await expectStill(page, path)
}

async function walkAsTraveller(page: Page, { running = 0, rich = 0, link = '' }): Promise<void> {
  for (const path of ['/subscribe', '/confirmation', '/nowhere', link]) await expectStill(page, path)
  for (const tab of tripTabs) await expectStill(page, `/trips/${rich}?tab=${tab}`)
  await expectStill(page, `/trips/${running}`)
  await expectStill(page, '/')
}

test('no screen pushes anything while it comes in, on a phone and on a desk', async ({
  open,
  signUp,
  sql,
}) => {
  test.slow()
  const [phone, desk, companion] = [await open({ width: 'phone' }), await open(), await open()]
  await Promise.all([walkAsVisitor(phone), walkAsVisitor(desk)])

  const { id: companionId } = await signUp(companion, { plan: 'pro', name: 'Tom Larsen' })
  await signUp(desk, { plan: 'pro' })
  await phone.context().addCookies(await desk.context().cookies())
  const trips = [...(await addDemo(desk, sql, companionId))]
  const [running, rich] = ['Kyoto', 'Lisbon'].map(
    (place) => trips.find(([title]) => title.includes(place))?.[1],
  )
  const link = await shareAddress(companion, await addTrip(companion))
  expect(running && rich).toBeTruthy()
  const screens = { running: running ?? 0, rich: rich ?? 0, link }
  await Promise.all([walkAsTraveller(phone, screens), walkAsTraveller(desk, screens)])
})
