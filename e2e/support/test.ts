import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { type AccountOptions, accountRows, password } from '@sojourn/server/test/accounts'
import pg from 'pg'
import { violationsOn } from './axe.ts'
import { startServer, type TestServer } from './server.ts'

export { expect, password }

/** The widths and themes a screen is looked at in. */
export const widths = { phone: 360, tablet: 768, desktop: 1280 } as const
export type Width = keyof typeof widths
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface Screen {
  width: Width
  theme: Theme
}

const everyScreen: Screen[] = (Object.keys(widths) as Width[]).flatMap((width) =>
  themes.map((theme) => ({ width, theme })),
)
const isEvery = Boolean(process.env['ALL_SCREENS'])
const onPhone: Screen = { width: 'phone', theme: 'dark' }
const atDesk: Screen = { width: 'desktop', theme: 'light' }
/** A phone and a desk; every width in both themes with ALL_SCREENS=1. How screens look at all widths: every-screen.spec.ts. */
export const screens: Screen[] = isEvery ? everyScreen : [onPhone, atDesk]
/** For what works alike on both. */
export const slimScreens: Screen[] = isEvery
  ? everyScreen.filter(({ width }) => width !== 'tablet')
  : [onPhone]
export const screenName = ({ width, theme }: Screen): string => `${widths[width]} px, ${theme}`

interface Account {
  email: string
  name: string
  id: string
}

export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

interface Fixtures {
  /** Opens a fresh browser window of a size, in a theme. Most journeys do without the service worker's downloads. */
  open: (screen?: Partial<Screen> & { offline?: boolean; serviceWorker?: boolean }) => Promise<Page>
  /** A new account, signed in on the page's browser; it takes next to no work, unlike one that signs up. */
  signUp: (page: Page, options?: AccountOptions) => Promise<Account>
  sql: Sql
}

interface WorkerFixtures {
  server: TestServer
  database: pg.Pool
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  database: [
    async ({ server }, use) => {
      const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 2 })
      pool.on('error', () => undefined)
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],
  sql: async ({ database }, use) => {
    await use(async (text, values = []) => (await database.query<Record<string, unknown>>(text, values)).rows)
  },
  open: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (screen = {}) => {
      const context = await newWindow(browser, server.url, screen)
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  signUp: async ({ sql }, use) => {
    await use(async (page, options) => {
      const { user } = accountRows(options)
      const columns = Object.keys(user).map((column) => `"${column}"`)
      const places = columns.map((_, index) => `$${index + 1}`)
      await sql(`insert into users (${columns.join()}) values (${places.join()})`, Object.values(user))
      const { id, email, name } = user
      const answer = await page.context().request.post('/api/auth/signin', { data: { email, password } })
      expect(answer.status()).toBe(200)
      return { id, email, name }
    })
  },
})

async function newWindow(
  browser: Browser,
  baseURL: string,
  {
    width = 'desktop',
    theme = 'light',
    serviceWorker = false,
  }: Partial<Screen> & { serviceWorker?: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: widths[width], height: width === 'phone' ? 740 : 900 },
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    permissions: [],
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  if (theme === 'dark') await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
  return context
}

export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing may be found by axe on what is on screen. An open menu hides the page, so only the rules of WCAG apply to it. */
export async function expectAccessible(page: Page, tags = [...wcagTags, 'best-practice']): Promise<void> {
  expect(await violationsOn(page, { type: 'tag', values: tags })).toEqual([])
}

/** The page may not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const region = page.getByRole('region', { name: /Notifications/, includeHidden: true })
  await expect(region.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(region.getByText(description, { exact: true })).toBeVisible()
}

/** Does something and waits until the server has taken what it writes: what shows at once is saved a little later. */
export async function saving(page: Page, act: () => Promise<unknown>, writes = 1): Promise<void> {
  let left = writes
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.ok() && --left === 0,
  )
  await act()
  await saved
}

/** The sign-in screen stands before the app (decision 046); what is measured or pressed by key there waits for it. */
export const expectAppStands = (page: Page): Promise<void> =>
  expect(page.locator('#root[data-waiting]')).toHaveCount(0)

/** Whether both are there and neither lies on the other. */
export async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const boxOf = async (locator: Locator) =>
    (
      await locator.evaluateAll((found) =>
        found.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      )
    )[0]
  const [a, b] = [await boxOf(one), await boxOf(other)]
  if (!a || !b) return false
  return a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top
}
