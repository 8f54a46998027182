import { addDays } from '@sojourn/contract/values/plain-date'
import type { Locator, Page } from '@playwright/test'
import { seedTrip } from './support/itinerary.ts'
import { mostShift, shiftsOf, watchShifts } from './support/shifts.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'
import { day } from './support/trips.ts'

/** Sizes of a window, and how far down what one came for may begin. */
const sizes = [
  { width: 360, height: 740, most: 400 },
  { width: 390, height: 844, most: 400 },
  { width: 768, height: 1024, most: 420 },
  { width: 1280, height: 800, most: 420 },
  { width: 1440, height: 900, most: 420 },
] as const

const now = new Date('2027-03-12T12:10:00Z')
const upcoming = { startDate: '2027-04-18', endDate: '2027-04-25' }
const running = { startDate: '2027-03-08', endDate: '2027-03-15' }

const stopsFrom = (startDate: string) =>
  Array.from({ length: 24 }, (_, n) => ({
    title: `Stop ${n + 1}`,
    date: addDays(startDate, Math.floor(n / 3)),
    time: ['09:30', '14:00', '19:30'][n % 3] ?? '09:30',
    at: [38.7 + n * 0.002, -9.15 + n * 0.002] as const,
  }))

/** A trip with stops, things of two people, and expenses in a budget. */
async function richTrip(page: Page, dates: typeof upcoming): Promise<number> {
  const id = await seedTrip(page, { ...dates, stops: stopsFrom(dates.startDate) })
  const post = async (path: string, data: object, method = 'POST') => {
    const answer = await page.context().request.fetch(`/api/trips/${id}${path}`, { method, data })
    expect(answer.status()).toBe(200)
  }
  for (const [at, item] of ['Passport', 'Sun hat', 'Charger', 'Rain jacket'].entries())
    await post('/packing', {
      item,
      category: at < 2 ? 'documents' : 'other',
      memberName: at % 2 ? 'Ada' : 'Tom',
    })
  for (const [at, description] of ['Flights', 'Pastries', 'Museum', 'Tram tickets', 'Dinner'].entries())
    await post('/expenses', { description, amount: '32.50', category: 'food', date: `2027-03-0${at + 1}` })
  await post('', { budget: 2400 }, 'PUT')
  return id
}

const topOf = (what: Locator): Promise<number> =>
  what.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

interface Windows {
  page: Page
  /** Has the same session, and counts what moves: on a phone and at a desk, at every size with ALL_SCREENS=1. */
  still: Page
}

const stillAt = (width: number): boolean =>
  Boolean(process.env['ALL_SCREENS']) || width === 360 || width === 1280

/** What one opens a screen for begins on its first part, at every size, and nothing pushes it while the screen comes in. */
async function expectHigh({ page, still }: Windows, path: string, find: (page: Page) => Locator) {
  for (const { width, height, most } of sizes) {
    const where = `${path} at ${width} × ${height}`
    const show = async (one: Page) => {
      await one.setViewportSize({ width, height })
      await one.goto(path)
      await expect(find(one)).toBeVisible()
      await expect(one.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await show(page)
    expect.soft(await topOf(find(page)), where).toBeLessThanOrEqual(most)
    await expectNoSidewaysScroll(page)
    if (!stillAt(width)) continue
    await show(still)
    const { sum, moved } = await shiftsOf(still)
    expect.soft(sum, `${where}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
  }
}

const row = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const checkbox = (page: Page) => page.getByRole('checkbox').first()

interface Case {
  make: (page: Page) => Promise<number>
  plan: (page: Page) => Locator
  packing: (page: Page) => Locator
  budget: (page: Page) => Locator
}

const cases: Record<'new' | 'rich' | 'running', Case> = {
  new: {
    make: (page) => seedTrip(page, upcoming),
    plan: (page) => row(page, 'No activities planned yet'),
    packing: (page) => row(page, 'Nothing in the case yet'),
    budget: (page) => page.getByRole('heading', { name: 'Latest Expenses' }),
  },
  rich: {
    make: (page) => richTrip(page, upcoming),
    plan: (page) => row(page, 'Stop 1'),
    packing: checkbox,
    budget: (page) => row(page, 'Dinner'),
  },
  running: {
    make: (page) => richTrip(page, running),
    plan: (page) => row(page, 'Stop 14'),
    packing: checkbox,
    budget: (page) => row(page, 'Dinner'),
  },
}

for (const [kind, { make, ...sought }] of Object.entries(cases))
  test(`what one opens a ${kind} trip for is on the first screen from the second visit on; the first one shows the postcard`, async ({
    open,
    signUp,
  }) => {
    test.slow()
    const [page, still] = [await open(), await open()]
    await signUp(page)
    await still.context().addCookies(await page.context().cookies())
    for (const one of [page, still]) await one.clock.setFixedTime(now)
    const path = `/trips/${await make(page)}`
    await watchShifts(still)
    for (const one of [page, still]) {
      await one.setViewportSize({ width: 390, height: 844 })
      await one.goto(path)
    }
    await expect(page.getByRole('img', { name: /Illustration of/ }).first()).toBeVisible()
    const title = page.getByRole('heading', { level: 1 })
    expect(await topOf(title)).toBeGreaterThan(100)
    for (const [tab, find] of Object.entries(sought)) {
      await expectHigh({ page, still }, `${path}?tab=${tab}`, find)
      await expect(title).toBeVisible()
      await expect(page.getByText('Lisbon, Portugal').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /Switch to .* theme/ })).toBeVisible()
    }
  })

test('the trip that is under way is the first thing on the dashboard', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  // By the real clock: what the page brings along is of now, and another day's would be read again.
  const id = await richTrip(page, { startDate: day(-4), endDate: day(3) })
  for (const { width, height, most } of sizes) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const way = page.locator(`main a[href="/trips/${id}"]`).first()
    await expect(way).toBeVisible()
    expect.soft(await topOf(way), `${width} × ${height}`).toBeLessThanOrEqual(most)
    await expectNoSidewaysScroll(page)
  }
})
