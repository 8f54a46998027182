import type { Page } from '@playwright/test'
import { isOver, openScreen, overlays } from '../scripts/look/open-screen.ts'
import {
  lockedScreens,
  newcomerScreens,
  type Screen,
  travellerScreens,
  visitorScreens,
} from '../scripts/look/screens.ts'
import { violationsOn } from './support/axe.ts'
import { begin } from './support/buying.ts'
import { addDemo } from './support/demo.ts'
import { expectFits } from './support/every-width.ts'
import { shareAddress } from './support/together.ts'
import { expect, type Sql, test, wcagTags } from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** A window of 1280 × 800 at 200%. */
const zoomed = { width: 640, height: 400 }

/** As if another tab had changed it. */
async function switchTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    // Each level of the page would follow the one above it by a frame.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    localStorage.setItem('theme', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
  }, theme)
  await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
}

/** Axe finds nothing on it in either theme, of which only colours change from one to the other. */
async function expectSound(page: Page, name: string, tags: string[], within?: string): Promise<void> {
  expect.soft(await violationsOn(page, { type: 'tag', values: tags }, within), `${name}, light`).toEqual([])
  await switchTo(page, 'dark')
  const found = await violationsOn(page, { type: 'rule', values: ['color-contrast'] }, within)
  expect.soft(found, `${name}, dark`).toEqual([])
  await switchTo(page, 'light')
}

async function expectHolds(page: Page, screen: Screen): Promise<void> {
  const { name } = screen
  await page.setViewportSize(zoomed)
  await openScreen(page, screen)
  for (const tabs of await page.locator('main [role=tablist]').first().all())
    expect.soft((await tabs.boundingBox())?.y, `the tabs of ${name}`).toBeLessThanOrEqual(zoomed.height - 48)
  if (isOver(screen)) {
    await expectSound(page, name, wcagTags, overlays)
    await expectFits(page, name, [320, 360])
  } else {
    await expectSound(page, name, [...wcagTags, 'best-practice'])
    await expectFits(page, name)
  }
}

/** Whatever is longest: an invitation that waits, amounts of nine figures, words without an end. */
async function addLongest(page: Page, id: number): Promise<void> {
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  const send = async (path: string, data: object, method = 'POST') => {
    const answer = await page.context().request.fetch(`/api/trips/${id}${path}`, { method, data })
    expect(answer.status(), path).toBe(200)
  }
  const [trip] = [await (await page.context().request.get(`/api/trips/${id}`)).json()] as [
    { startDate: string },
  ]
  const date = trip.startDate.slice(0, 10)
  await send('', { budget: 999_999_999 }, 'PUT')
  await send('/expenses', { description: long, amount: '999999999.00', category: 'other', date })
  await send('/itinerary', {
    title: long,
    location: long,
    notes: long,
    type: 'hotel',
    date,
    cost: 999_999_999,
  })
  await send('/packing', { item: long, category: 'clothing', memberName: 'Bartholomew the Younger' })
  await send('/invite', {
    email: `${'a-long-name-of-a-traveller'.repeat(2)}@travelling-companions.example.org`,
  })
}

/** The longest trip on paper of both formats, without its margins. */
async function expectPrints(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('link', { name: 'Family Trip to Lisbon' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Family Trip to Lisbon' })).toBeVisible()
  await page.keyboard.press('Control+p')
  await expect(page.locator('.print-page')).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expectFits(page, 'print', [688, 710])
}

async function demoOf(page: Page, companion: Page, sql: Sql, signUp: SignUp): Promise<Screen[]> {
  const { id: second } = await signUp(companion, { plan: 'pro', name: 'Tom Larsen' })
  const { id: owner } = await signUp(page, { plan: 'pro' })
  const trips = await addDemo(page, sql, { owner, companion: second })
  await addLongest(page, trips.get('Family Trip to Lisbon') ?? 0)
  return travellerScreens(page.context())
}

/** The same as those of the rich trip, with less in them. */
const isRepeated = ({ name }: Screen) => /^running-(packing|suggestions|ai|collaboration)/.test(name)

type SignUp = (page: Page, options?: { plan?: 'pro'; name?: string }) => Promise<{ id: string }>

const sentence =
  'has nothing that axe finds in either theme at 200%, and no sideways scroll from 320 to 1920 px'

test(`what a visitor sees ${sentence}`, async ({ open, signUp }) => {
  test.slow()
  const [page, owner] = [await open(), await open()]
  for (const screen of visitorScreens) await expectHolds(page, screen)
  await signUp(owner, { plan: 'pro' })
  const path = await shareAddress(owner, await addTrip(owner))
  await expectHolds(page, { name: 'join', path })
  await signUp(page)
  await expectHolds(page, { name: 'join-signed-in', path })
})

test(`what a newcomer sees, also of what is locked, ${sentence}`, async ({ open, signUp }) => {
  test.slow()
  const page = await open()
  await signUp(page)
  for (const screen of newcomerScreens) await expectHolds(page, screen)
  for (const screen of await lockedScreens(page.context())) await expectHolds(page, screen)
  await begin(page, 'Yearly')
  await expectSound(page, 'test checkout', [...wcagTags, 'best-practice'])
  await expectFits(page, 'test checkout')
})

const isOfRich = ({ name }: Screen) => name.startsWith('rich-')

test(`every tab and view of a rich trip ${sentence}`, async ({ open, signUp, sql }) => {
  test.slow()
  const [page, companion] = [await open(), await open()]
  const known = await demoOf(page, companion, sql, signUp)
  for (const screen of known.filter(isOfRich)) await expectHolds(page, screen)
  await expectPrints(page)
})

test(`the dashboard, a running trip, a past one and the plan ${sentence}`, async ({ open, signUp, sql }) => {
  test.slow()
  const [page, companion] = [await open(), await open()]
  const known = await demoOf(page, companion, sql, signUp)
  for (const screen of known)
    if (!isOver(screen) && !isOfRich(screen) && !isRepeated(screen)) await expectHolds(page, screen)
})

test(`every dialog of a traveller ${sentence.replace('from 320 to 1920', 'at 320 and 360')}`, async ({
  open,
  signUp,
  sql,
}) => {
  test.slow()
  const [page, companion] = [await open(), await open()]
  const known = await demoOf(page, companion, sql, signUp)
  for (const screen of known.filter(isOver)) await expectHolds(page, screen)
})
