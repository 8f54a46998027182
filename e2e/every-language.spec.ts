import type { Page } from '@playwright/test'
import { madeLanguage, madeTags } from '../languages/made-languages.ts'
import { isOver, openScreen, overlays } from '../scripts/look/open-screen.ts'
import {
  lockedScreens,
  newcomerScreens,
  type Screen,
  travellerScreens,
  visitorScreens,
} from '../scripts/look/screens.ts'
import { addDemo } from './support/demo.ts'
import { keptWords } from './support/kept-words.ts'
import { keptIn } from './support/kept-writes.ts'
import { startServer } from './support/server.ts'
import { expectSpoken } from './support/spoken.ts'
import { expect, test as base } from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** A server that also offers the languages which are made for tests. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, use) => {
      const server = await startServer({ LANGUAGES: ['en', ...madeTags].join() })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const [longer] = madeTags

/** On a phone their button is not there while there is nothing to say. */
const atDesk = ['dialog-saved', 'dialog-places']
/** Of each kind of screen one; all of them with ALL_SCREENS=1. */
const heart = [
  'public-landing',
  'public-sign-up',
  'locked-collaboration',
  'dashboard',
  'running-plan',
  'rich-budget',
  'rich-suggestions',
  'destination-guided',
  'dialog-activity',
  'dialog-profile',
]

const isWanted = ({ name }: Screen): boolean =>
  process.env['ALL_SCREENS'] ? !atDesk.includes(name) : heart.includes(name)

async function expectScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  // Whoever opens its public page has chosen it.
  await page.goto(`/${longer}`)
  for (const screen of screens.filter(isWanted)) {
    await openScreen(page, screen, madeLanguage(longer))
    await expect(page.locator('html')).toHaveAttribute('lang', longer)
    await expectSpoken(page, screen.name, isOver(screen) ? overlays : undefined)
  }
}

/** Letters of the made language that no row of the demo has. */
const ownLetters = /[ƀƒĝĥɱǫṽẋ]/

/** Rows, results and changes that wait are kept as what they mean, so another language may read them. */
async function expectNothingKept(page: Page, tripId: number): Promise<void> {
  await page.goto(`/trips/${tripId}?tab=packing`)
  const thing = page.getByRole('checkbox').first()
  await expect(thing).toBeVisible()
  await page.context().setOffline(true)
  await thing.click()
  await expect.poll(() => keptIn(page)).toHaveLength(1)
  const kept = await keptWords(page)
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter((text) => ownLetters.test(text))).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => keptIn(page)).toEqual([])
}

const sentence = 'is of a catalogue or a person’s, and none is cut off on a phone'

test(`every word that a visitor or a newcomer reads ${sentence}`, async ({ open, signUp }) => {
  test.slow()
  const [visitor, newcomer] = [await open({ width: 'phone' }), await open({ width: 'phone' })]
  await expectScreens(visitor, visitorScreens)
  await signUp(newcomer)
  await expectScreens(newcomer, [...newcomerScreens, ...(await lockedScreens(newcomer.context()))])
})

test(`every word that a traveller reads ${sentence}; the device keeps none of them`, async ({
  open,
  signUp,
  sql,
}) => {
  test.slow()
  const [page, companion] = [await open({ width: 'phone' }), await open()]
  const { id: second } = await signUp(companion, { plan: 'pro', name: 'Tom Larsen' })
  const { id: owner } = await signUp(page, { plan: 'pro' })
  const trips = await addDemo(page, sql, { owner, companion: second })
  await expectScreens(page, await travellerScreens(page.context()))
  await expectNothingKept(page, trips.get('Family Trip to Lisbon') ?? 0)
})

test('where one reads from the right, what people wrote stands where lines begin, apart from the words around it', async ({
  open,
  signUp,
}) => {
  const [, mirrored] = madeTags
  const page = await open({ width: 'phone' })
  await signUp(page, { plan: 'pro' })
  await page.goto(`/${mirrored}`)
  const trip = await addTrip(page)
  const item = { title: 'Fado at 21:00', date: '2027-04-19', time: '21:00' }
  expect((await page.context().request.post(`/api/trips/${trip}/itinerary`, { data: item })).status()).toBe(
    200,
  )
  await page.goto(`/trips/${trip}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const title = page.getByRole('heading', { level: 1, name: 'Family Trip to Lisbon' })
  await expect(title).toHaveCSS('text-align', 'right')
  await expect(page.getByRole('button', { name: /\u2068Fado at 21:00\u2069/ }).first()).toBeVisible()
  // Menus and rows of tabs come from a library that says a direction of its own.
  const words = madeLanguage(mirrored)
  await page.getByRole('button', { name: words?.['trips-settings']?.['title'], exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCSS('direction', 'rtl')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words?.['itinerary']?.['planner'], exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('tablist')).toHaveCSS('direction', 'rtl')
})
