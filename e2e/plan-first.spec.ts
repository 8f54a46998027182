import type { Locator, Page } from '@playwright/test'
import { seedTrip } from './support/itinerary.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

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
    date: `${startDate.slice(0, 8)}${String(Number(startDate.slice(8)) + Math.floor(n / 3)).padStart(2, '0')}`,
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

/** What one opens a tab for begins on the first screen, at every size. */
async function expectHigh(page: Page, name: string, what: Locator): Promise<void> {
  for (const { width, height, most } of sizes) {
    await page.setViewportSize({ width, height })
    await expect(what).toBeVisible()
    await expect
      .soft(async () =>
        expect(await topOf(what), `${name} at ${width} × ${height}`).toBeLessThanOrEqual(most),
      )
      .toPass({ timeout: 3000 })
    await expectNoSidewaysScroll(page)
  }
}

test('what one opens a trip for is on the first screen from the second visit on; the first one shows the postcard', async ({
  open,
  signUp,
}) => {
  test.slow()
  const page = await open()
  await signUp(page)
  await page.clock.setFixedTime(now)
  const trips = {
    new: await seedTrip(page, upcoming),
    rich: await richTrip(page, upcoming),
    running: await richTrip(page, running),
  }
  const title = page.getByRole('heading', { level: 1 })
  const row = (text: string) => page.getByText(text, { exact: true }).first()
  const sought = {
    new: {
      plan: row('No activities planned yet'),
      packing: row('Nothing in the case yet'),
      budget: page.getByRole('heading', { name: 'Latest Expenses' }),
    },
    rich: { plan: row('Stop 1'), packing: page.getByRole('checkbox').first(), budget: row('Dinner') },
    running: { plan: row('Stop 14'), packing: page.getByRole('checkbox').first(), budget: row('Dinner') },
  }
  for (const kind of ['new', 'rich', 'running'] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/trips/${trips[kind]}`)
    await expect(page.getByRole('img', { name: /Illustration of/ }).first()).toBeVisible()
    expect(await topOf(title)).toBeGreaterThan(100)
    for (const tab of ['plan', 'packing', 'budget'] as const) {
      await page.goto(`/trips/${trips[kind]}?tab=${tab}`)
      await expect(title).toBeVisible()
      await expect(page.getByText('Lisbon, Portugal').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /Switch to .* theme/ })).toBeVisible()
      await expectHigh(page, `${tab} of the ${kind} trip`, sought[kind][tab])
    }
  }
  await page.goto('/')
  await expectHigh(
    page,
    'the running trip on the dashboard',
    page.locator(`main a[href="/trips/${trips.running}"]`).first(),
  )
})
