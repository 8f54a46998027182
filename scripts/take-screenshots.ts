// Takes the pictures that a browser shows when it offers to install the app. Run it by hand after a change of the
// dashboard or the landing page, look at the result, commit it.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { addDays, localToday } from '@sojourn/contract/values/plain-date'
import { findChromium } from './chromium.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { withRunningApp } from './running-app.ts'

const folder = fileURLToPath(new URL('../web/public/screenshots/', import.meta.url))
const narrow: BrowserContextOptions = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5 }
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const trips = [
  { destination: 'Lisbon, Portugal', title: 'Family Trip to Lisbon', travelMode: 'family', inDays: 37 },
  { destination: 'Kyoto, Japan', title: 'Solo Adventure in Kyoto', travelMode: 'solo', inDays: 120 },
]

async function seed({ request }: BrowserContext): Promise<void> {
  const account = { email: 'maya@example.com', password: 'a quiet harbour', name: 'Maya' }
  await request.post('/api/auth/signup', { data: account })
  for (const { inDays, ...trip } of trips) {
    const startDate = addDays(localToday(new Date()), inDays)
    await request.post('/api/trips', {
      data: { ...trip, startDate, endDate: addDays(startDate, 7), currency: 'EUR' },
    })
  }
}

const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium on this machine.')
mkdirSync(folder, { recursive: true })
await withRunningApp(async (baseURL) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const take = async (
    name: string,
    look: BrowserContextOptions,
    { signedIn = false, scrollTo = '' } = {},
  ) => {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...look,
    })
    if (signedIn) await context.addCookies(await owner.cookies())
    const page = await context.newPage()
    await page.goto('/', { waitUntil: 'networkidle' })
    if (scrollTo)
      await page
        .locator(scrollTo)
        .first()
        .evaluate((element) => element.scrollIntoView())
    await page.waitForLoadState('networkidle')
    await page
      .locator('[data-ink] img')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined)
    await page.screenshot({ path: `${folder}${name}.png` })
    await context.close()
  }
  const owner = await browser.newContext({ baseURL })
  await seed(owner)
  await take('home-narrow', narrow)
  await take('trips-narrow', narrow, { signedIn: true, scrollTo: 'h2' })
  await take('trips-wide', wide, { signedIn: true })
  await browser.close()
})
