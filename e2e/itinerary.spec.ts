import { dragTo, listedTitles, seedTrip } from './support/itinerary.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  screens,
  test,
} from './support/test.ts'

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
  await expect(views.getByRole('tab')).toHaveText(['Destination', 'Activities', 'Map'])
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

  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  const row = (title: string) => page.locator('[data-item-id]', { hasText: title })
  await dragTo(page, grip('Fado night'), row('Walk in Alfama'), 'upper')
  await expect
    .poll(() => listedTitles(page))
    .toEqual(['Fado night', 'Walk in Alfama', 'Pena Palace, early', 'Flight home'])
  await dragTo(page, grip('Walk in Alfama'), row('Flight home'), 'lower')
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

test('a day is planned with the keyboard alone, moved by arrow keys and by menu', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      { title: 'Castle', date: '2027-04-18' },
      { title: 'Market', date: '2027-04-18' },
    ],
  })
  await page.goto(`/trips/${id}`)
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await page.getByRole('button', { name: 'Add Activity' }).focus()
  await press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Viewpoint')
  await press('Tab', 'ArrowRight', 'Enter')
  await expectToast(page, 'Success', 'Itinerary item added successfully')
  await expect(page.getByRole('button', { name: 'Add Activity' })).toBeFocused()
  expect(await listedTitles(page)).toEqual(['Castle', 'Market', 'Viewpoint'])

  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  await grip('Viewpoint').focus()
  await press('ArrowUp')
  await expect.poll(() => listedTitles(page)).toEqual(['Castle', 'Viewpoint', 'Market'])
  await expect(grip('Viewpoint')).toBeFocused()
  await expect(page.getByText('Viewpoint is now number 2 of 3 on Day 1')).toBeAttached()
  await press('ArrowUp')
  await expect.poll(() => listedTitles(page)).toEqual(['Viewpoint', 'Castle', 'Market'])
  await press('ArrowRight')
  await expect.poll(() => listedTitles(page)).toEqual(['Castle', 'Market', 'Viewpoint'])
  await expect(grip('Viewpoint')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Day 2 · Mon, Apr 19' })).toBeVisible()

  await press('Tab', 'Enter')
  await page.getByRole('button', { name: 'More for Viewpoint' }).focus()
  await press('Enter', 'ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Move to day…' }).focus()
  await press('Enter')
  const days = page.getByRole('dialog', { name: 'Move to day' }).getByLabel('Day')
  await expect(days).toBeFocused()
  await days.selectOption({ index: 0 })
  await press('Tab', 'Tab', 'Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Day 2 · Mon, Apr 19' })).toBeHidden()
  await expect(page.locator('[data-item-id]', { hasText: 'Viewpoint' }).locator(':focus')).toHaveCount(1)

  await page.getByRole('button', { name: 'Delete', exact: true }).focus()
  await press('Enter')
  await expectToast(page, 'Success', 'Itinerary item deleted successfully')
  expect(await listedTitles(page)).toEqual(['Castle', 'Market'])
  await press('Control+z')
  await expect.poll(() => listedTitles(page)).toEqual(['Castle', 'Market', 'Viewpoint'])
  await page.reload()
  await expect(grip('Viewpoint')).toBeVisible()
})

test('TRIP-17 TRIP-18 ITIN-17 a deleted activity leaves at once and comes back when the server refuses', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      { title: 'Castle', date: '2027-04-18', at: [38.7139, -9.1335] },
      { title: 'Market', date: '2027-04-18', at: [38.7068, -9.1459] },
    ],
  })
  await page.goto(`/trips/${id}`)
  const castle = page.locator('[data-item-id]', { hasText: 'Castle' })
  await castle.getByRole('button', { expanded: false }).click()
  let answer: () => void = () => undefined
  await page.route('**/api/itinerary/*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ status: 400, json: { code: 'invalid_input', message: 'No' } })
  })
  await castle.getByRole('button', { name: 'Delete' }).click()
  await expect(castle).toBeHidden()
  answer()
  await expectToast(page, 'Error', 'Failed to delete itinerary item')
  await expect(castle).toBeVisible()

  await page.getByRole('tab', { name: 'Map' }).click()
  const stop = page.getByRole('listitem').filter({ hasText: 'Castle' })
  await stop.getByRole('button', { name: 'Delete Castle' }).click()
  await expect(stop).toBeHidden()
  answer()
  await expect(stop).toBeVisible()

  await page.unroute('**/api/itinerary/*')
  await page.route(/\/api\/(itinerary\/|trips\/\d+\/itinerary)/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'invalid_input', message: 'No' } }),
  )
  await page.getByRole('button', { name: 'Add Activity' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Tram 28')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Error', 'Failed to add itinerary item')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Activities' }).click()
  await castle.getByRole('button', { expanded: false }).click()
  await castle.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Castle hill')
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
  await expectToast(page, 'Error', 'Failed to update itinerary item')
})

test('a day is put in its shortest order, after the saving was shown, and back again', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, {
    ...dates,
    stops: [
      { title: 'Belém', date: '2027-04-18', at: [38.69, -9.21] },
      { title: 'Oceanário', date: '2027-04-18', at: [38.76, -9.09] },
      { title: 'Market', date: '2027-04-18', at: [38.7068, -9.1459] },
    ],
  })
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'More for Day 1, Sun, Apr 18' }).click()
  await page.getByRole('menuitem', { name: 'Optimize this day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Optimize this day' })
  await expect(dialog).toContainText(/[\d.]+ km shorter/)
  expect(await listedTitles(page)).toEqual(['Belém', 'Oceanário', 'Market'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this order' }).click()
  await expect.poll(() => listedTitles(page)).toEqual(['Belém', 'Market', 'Oceanário'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listedTitles(page)).toEqual(['Belém', 'Oceanário', 'Market'])
})

test('INSIGHT-01 INSIGHT-02 INSIGHT-03 INSIGHT-04 the Destination view shows its insights, and says when there are none', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await seedTrip(page, dates)
  let status = 500
  let body: unknown = { code: 'internal', message: 'Broken' }
  let answer: () => void = () => undefined
  await page.route('**/destination-insights', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ status, json: body })
  })
  await page.goto(`/trips/${id}?view=destination`)
  await expect(page.getByRole('heading', { name: 'Destination Insights' })).toBeVisible()
  await expect(page.getByText('Loading destination insights…')).toBeAttached()
  const failure = page.getByText('Unable to load destination insights. Please try again later.')
  await expect(async () => {
    answer()
    await expect(failure).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expectAccessible(page)

  status = 200
  body = []
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(async () => {
    answer()
    await expect(page.getByText('No insights yet')).toBeVisible({ timeout: 500 })
  }).toPass()
  body = [
    {
      id: 'pena',
      icon: 'landmark',
      title: 'Pena Palace',
      category: 'culture',
      crowdLevel: 'high',
      rating: 4.6,
      description: 'A painted palace above the woods.',
      timeToExplore: '3 h',
      bestSeason: 'Spring',
    },
  ]
  await page.reload()
  await expect(async () => {
    answer()
    await expect(page.getByText('A painted palace above the woods.')).toBeVisible({ timeout: 500 })
  }).toPass()
  for (const text of ['Culture', 'high crowds', '4.6', '3 h', 'Spring'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expectAccessible(page)
})

for (const screen of screens) {
  test(`the plan is readable and fits (${screenName(screen)})`, async ({ open, signUp }) => {
    const page = await open(screen)
    await signUp(page)
    const id = await seedTrip(page, {
      ...dates,
      stops: [
        {
          title: 'Train to Sintra',
          type: 'transport',
          date: '2027-04-18',
          time: '09:10',
          at: [38.7143, -9.1408],
        },
        {
          title: 'Pena Palace',
          type: 'sightseeing',
          date: '2027-04-18',
          location: 'Sintra',
          at: [38.7876, -9.3906],
          notes: 'Tickets are paid',
        },
        { title: 'A'.repeat(120), type: 'hotel', date: '2027-04-19', location: 'B'.repeat(200) },
      ],
    })
    await page.goto(`/trips/${id}`)
    await page.getByRole('button', { name: /Travel Timeline/ }).click()
    await page.getByRole('button', { name: /^Day 1/ }).click()
    await page
      .locator('[data-item-id]', { hasText: 'Pena Palace' })
      .getByRole('button', { expanded: false })
      .click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Add Activity' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Map' }).click()
    await expect(
      page.getByRole('application', { name: 'Route Map' }).locator('[data-stop]').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show route' }).click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('tab', { name: 'Destination' }).click()
    await expect(page.getByText('No insights yet')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
