import type { Page } from '@playwright/test'
import { rowOf, seedTrip } from './support/itinerary.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Screen,
} from './support/test.ts'

/** Noon in Lisbon, where the browser and the trip are. */
const now = new Date('2027-03-12T12:10:00Z')
const dates = { startDate: '2027-03-08', endDate: '2027-03-15' }
const castle: [number, number] = [38.7139, -9.1335]
const tower: [number, number] = [38.6916, -9.216]
const stops = [
  { title: 'Check in', type: 'hotel', date: '2027-03-08', time: '15:00', at: castle },
  { title: 'Tile museum', date: '2027-03-10', time: '10:00', at: castle },
  { title: 'São Jorge Castle', date: '2027-03-12', time: '09:30', at: castle },
  { title: 'Lunch in Alfama', date: '2027-03-12', time: '11:30', at: castle },
  { title: 'Belém Tower', date: '2027-03-12', time: '15:00', at: tower, notes: 'Code 7QK-2291' },
  { title: 'Fado', date: '2027-03-12', time: '20:30', at: castle },
  { title: 'Sintra', date: '2027-03-13', time: '09:10' },
]

async function openRunning(page: Page, at = now): Promise<number> {
  await page.clock.setFixedTime(at)
  const id = await seedTrip(page, { ...dates, stops })
  await page.goto(`/trips/${id}`)
  return id
}

const looks: Screen[] = [
  { width: 'phone', theme: 'dark' },
  { width: 'desktop', theme: 'light' },
]
for (const screen of looks)
  test(`a trip that runs opens on today with the next stop on top (${screen.width})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page)
    await openRunning(page)
    await expect(page.getByRole('heading', { name: 'Next stop · Day 5 of 8' })).toBeVisible()
    await expect(page.getByText('Belém Tower', { exact: true }).first()).toBeVisible()
    // Eight kilometres: by car, and there with time to spare.
    await expect(page.getByText('Leave at')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Driving' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /38\.6916/)
    await expect(page.getByText('Code 7QK-2291')).toBeVisible()

    // Past days are one row; what is over today has a tick; now stands before what comes.
    await expect(page.getByRole('button', { name: /Days 1 – 4/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(rowOf(page, 'Tile museum')).toHaveCount(0)
    await expect(rowOf(page, 'São Jorge Castle')).toContainText('Done')
    await expect(rowOf(page, 'Lunch in Alfama')).not.toContainText('Done')
    await expect(page.getByText('Now 12:10')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Day 5.*Fri, Mar 12.*Today/ })).toBeVisible()
    await page.getByRole('button', { name: /Days 1 – 4/ }).click()
    await expect(rowOf(page, 'Tile museum')).toBeVisible()

    const timeline = page.getByRole('button', { name: /Travel Timeline/ })
    await expect(timeline).toContainText('Day 5')
    const title = await timeline.getByText('Travel Timeline').boundingBox()
    expect(title?.height, 'on one line').toBeLessThan(32)
    await timeline.click()
    await expect(page.locator('[aria-current="date"]')).toContainText('Day 5')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Skip to Fado' }).click()
    await expect(page.getByRole('button', { name: 'Copy the note' })).toBeHidden()
    await expect(page.getByRole('button', { name: /Skip to/ })).toBeHidden()
  })

test('the minutes to leave run down, and being late is said', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  await page.clock.install({ time: now })
  const id = await seedTrip(page, { ...dates, stops })
  await page.goto(`/trips/${id}`)
  await expect(page.getByText('Leave at')).toBeVisible()
  await page.clock.setSystemTime(new Date('2027-03-12T14:52:00Z'))
  await page.clock.runFor(61_000)
  await expect(page.getByText(/^\d+ min late$/)).toBeVisible()
})

test('the last day says so, and after it the trip is looked back on, once', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.context().grantPermissions(['clipboard-write'])
  const id = await openRunning(page, new Date('2027-03-15T10:00:00Z'))
  // The dashboard's card leads straight there.
  await page.goto('/')
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { name: 'Today · Last day' })).toBeInViewport()
  await expect(page.getByText('Nothing more today')).toBeVisible()

  await page.context().request.post(`/api/trips/${id}/expenses`, {
    data: { description: 'Trams', amount: '40', category: 'transport', date: '2027-03-09' },
  })
  await page.clock.setFixedTime(new Date('2027-03-16T10:00:00Z'))
  await page.reload()
  const back = page.getByRole('heading', { name: '8 days in Lisbon' })
  await expect(back).toBeVisible()
  await expect(page.getByText('€5.00', { exact: true })).toBeVisible()
  await expect(page.getByText('spent per day')).toBeVisible()
  await expect(page.getByText('between 7 stops')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the look back' }).click()
  await expect(back).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Activities List/ })).toBeVisible()
  await expect(back).toBeHidden()
})

test('the note of the next stop is copied with one press', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRunning(page)
  await page.getByRole('button', { name: 'Copy the note' }).click()
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Code 7QK-2291')
})
