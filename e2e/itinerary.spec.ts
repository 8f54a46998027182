import type { Locator } from '@playwright/test'
import { dragTo, listedTitles, seedTrip } from './support/itinerary.ts'
import { expect, expectNoSidewaysScroll, expectToast, saving, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-20' }
const types =
  'Flight, Hotel, Activity, Transport, Meal, Sightseeing, Shopping, Cultural, Outdoor, Entertainment, Event'

test('ITIN-01 ITIN-02 ITIN-03 ITIN-04 ITIN-05 ITIN-06 ITIN-07 ITIN-08 ITIN-16 TRIP-09 TRIP-10 TRIP-11 TRIP-12 TRIP-13 TRIP-14 TRIP-15 three days are planned with the mouse', async ({
  open,
  signUp,
}) => {
  test.setTimeout(90_000)
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, dates)
  await page.goto(`/trips/${id}`)
  const views = page.getByRole('tablist', { name: 'Plan view' })
  await expect(views.getByRole('tab')).toHaveText(['Destination', 'Activities', 'Map', 'Bookings'])
  await expect(views.getByRole('tab', { name: 'Activities' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No activities planned yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activities List (0 activities)' })).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Add Activity' })
  await page.getByRole('button', { name: 'Add Activity' }).click()
  await expect(dialog.getByLabel('Date')).toHaveValue('2027-04-18')
  await expect(dialog.getByRole('radio')).toHaveCount(11)
  expect((await dialog.locator('label:has(input[type=radio])').allInnerTexts()).join(', ')).toBe(types)
  await dialog.getByLabel('Date').fill('')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await expect(dialog.getByText('Date is required')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await page.route('**/itinerary', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const add = async (title: string, date: string, fill: () => Promise<void> = async () => undefined) => {
    await page.getByRole('button', { name: 'Add Activity' }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Date').fill(date)
    await fill()
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await expectToast(page, 'Success', 'Itinerary item added successfully')
    await expect(dialog).toBeHidden()
  }
  await add('Pena Palace', '2027-04-19', async () => {
    await dialog.getByText('Sightseeing', { exact: true }).click()
    await dialog.getByLabel('Time').fill('10:30')
    await dialog.getByRole('combobox', { name: 'Location' }).fill('Sintra')
    await dialog
      .getByRole('option', { name: /^Sintra/ })
      .first()
      .click()
    await expect(dialog.getByText('On the map')).toBeVisible()
    await dialog.getByLabel('Description').fill('The painted one')
  })
  await page.unroute('**/itinerary')
  const quick = async (title: string, date: string) => {
    await page.getByRole('button', { name: 'Add Activity' }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Date').fill(date)
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog).toBeHidden()
  }
  await quick('Walk in Alfama', '2027-04-18')
  await quick('Fado night', '2027-04-18')
  await quick('Flight home', '2027-04-20')

  await expect(page.getByRole('heading', { name: 'Activities List (4 activities)' })).toBeVisible()
  expect(await listedTitles(page)).toEqual(['Walk in Alfama', 'Fado night', 'Pena Palace', 'Flight home'])
  const palace = page.locator('[data-item-id]', { hasText: 'Pena Palace' })
  await expect(palace).toContainText('3')
  await expect(palace).toContainText('Sintra, Portugal')
  await palace.getByRole('button', { expanded: false }).click()
  for (const text of ['The painted one', 'Notes', 'Apr 19, 2027', 'Sightseeing'])
    await expect(palace.getByText(text).first()).toBeVisible()

  await palace.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Activity' })
  await expect(edit.getByLabel('Title')).toHaveValue('Pena Palace')
  await edit.getByLabel('Title').fill('Pena Palace, early')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expectToast(page, 'Success', 'Itinerary item updated successfully')
  // All rows have to be in view to be dragged to.
  await palace.getByRole('button', { expanded: true }).click()

  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  const row = (title: string) => page.locator('[data-item-id]', { hasText: title })
  await saving(page, () => dragTo(page, grip('Fado night'), row('Walk in Alfama'), 'upper'))
  await expect
    .poll(() => listedTitles(page))
    .toEqual(['Fado night', 'Walk in Alfama', 'Pena Palace, early', 'Flight home'])
  await saving(page, () => dragTo(page, grip('Walk in Alfama'), row('Flight home'), 'lower'))
  const planned = ['Fado night', 'Pena Palace, early', 'Flight home', 'Walk in Alfama']
  await expect.poll(() => listedTitles(page)).toEqual(planned)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Activities List (4 activities)' })).toBeVisible()
  expect(await listedTitles(page)).toEqual(planned)

  await page.getByRole('button', { name: 'Smart Itinerary Planner' }).click()
  await expect(page.getByRole('dialog', { name: 'Smart Itinerary Planner' })).toBeVisible()
})

test('TIME-01 TIME-02 TIME-03 TIME-04 TIME-05 TIME-06 TIME-07 TIME-08 TIME-09 TIME-10 TIME-11 TIME-13 the timeline shows the days and what they hold', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      {
        title: 'Train to Sintra',
        type: 'transport',
        date: '2027-04-18',
        time: '09:10',
        location: 'Rossio station',
      },
      {
        title: 'Pena Palace',
        type: 'sightseeing',
        date: '2027-04-18',
        time: '10:30',
        notes: 'Tickets are paid',
      },
      { title: 'Late lunch', type: 'meal', date: '2027-04-18' },
      { title: 'Oceanário', type: 'activity', date: '2027-04-19' },
    ],
  })
  await page.goto(`/trips/${id}`)
  const timeline = page.getByRole('button', { name: /Travel Timeline/ })
  await expect(timeline).toHaveAttribute('aria-expanded', 'false')
  await expect(timeline).toContainText('3 days planned • Click to expand travel dates')
  await timeline.click()
  const days = page.getByRole('button', { name: /^Day \d/ })
  await expect(days).toHaveCount(3)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const columns = await days.first().evaluate((day) => {
      const grid = day.closest('ul')
      return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0
    })
    expect(columns).toBe(4)
    await expectNoSidewaysScroll(page)
  }
  await expect(days.first()).toHaveText(/Day 1.*Apr 18.*Sun.*Transport.*Sightseeing.*\+.*3 activities/)
  await expect(days.first().locator('[data-type-icon]')).toHaveCount(2)
  await expect(days.nth(1)).toHaveText(/Day 2.*Apr 19.*Mon.*1 activity$/)
  await expect(days.nth(1)).not.toContainText('+')

  await days.first().click()
  await expect(days.first()).toHaveAttribute('aria-pressed', 'true')
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Your Activities' }) })
  await expect(panel).toContainText('Day 1 · Sun, Apr 18')
  const stop = panel.locator('li', { hasText: 'Pena Palace' })
  for (const text of ['10:30', 'Location not specified', 'Sightseeing', '“Tickets are paid”'])
    await expect(stop).toContainText(text)
  await expect(panel.locator('li', { hasText: 'Train to Sintra' })).toContainText('Rossio station')
  await expect(stop.getByRole('button', { name: 'Edit Pena Palace' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AI Suggestions' })).toBeVisible()
  await stop.getByRole('button', { name: 'Delete Pena Palace' }).click()
  await expect(stop).toBeHidden()
  await expect(days.first()).toContainText('2 activities')

  await days.nth(2).click()
  await expect(days.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('No activities planned for this day')).toBeVisible()
  await expect(page.getByText(/Smart Itinerary Planner fill it/)).toBeVisible()
  await days.nth(2).click()
  await expect(page.getByRole('heading', { name: 'Your Activities' })).toBeHidden()
  await timeline.click()
  await expect(timeline).toHaveAttribute('aria-expanded', 'false')
})

test('an activity is dragged to another day with a finger, and the page does not scroll along', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      { title: 'Castle', date: '2027-04-18' },
      { title: 'Market', date: '2027-04-19' },
    ],
  })
  await page.goto(`/trips/${id}`)
  const row = (title: string) => page.locator('[data-item-id]', { hasText: title })
  await row('Market').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const from = await row('Castle').locator('[data-grip]').boundingBox()
  const to = await row('Market').boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  const scrolled = await page.evaluate(() => window.scrollY)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + from.width / 2, y }],
    })
  const [start, end] = [from.y + from.height / 2, to.y + to.height * 0.8]
  await touch('touchStart', start)
  for (let step = 1; step <= 8; step++) await touch('touchMove', start + ((end - start) * step) / 8)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await touch('touchEnd')
  await expect.poll(() => listedTitles(page)).toEqual(['Market', 'Castle'])
})

test('on a phone the chosen day of a long trip comes into view', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const id = await seedTrip(page, {
    startDate: '2027-04-01',
    endDate: '2027-05-10',
    stops: [{ title: 'Castle', date: '2027-04-01' }],
  })
  await page.goto(`/trips/${id}`)
  // No letter of a day is cut off, in the list or on its card.
  const isWhole = (text: Locator) => text.evaluate((found) => found.scrollWidth <= found.clientWidth)
  const heading = page.getByRole('heading', { name: /^Day 1\b/ })
  await expect(heading).toHaveText(/Thu, Apr 1/)
  expect(await isWhole(heading)).toBe(true)
  await page.getByRole('button', { name: /Travel Timeline/ }).click()
  const card = page.getByRole('button', { name: /^Day 1\b/ })
  await expect(card).toBeVisible()
  expect(await isWhole(card)).toBe(true)
  await card.click()
  await expect(page.getByText('Your Activities')).toBeInViewport()
})
