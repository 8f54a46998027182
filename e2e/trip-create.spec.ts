import type { Page } from '@playwright/test'
import { reconnect } from './support/answers.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const openDialog = async (page: Page) => {
  await page.goto('/')
  // The page is at rest once the weather is there.
  await expect(page.getByRole('region', { name: 'Local weather' })).toContainText('°C')
  await page.getByRole('button', { name: 'New Trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('CREATE-01 CREATE-02 CREATE-03 CREATE-16 CREATE-19 CREATE-21 CREATE-22 it holds the stated fields, styles, dates from today and eight currencies', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: 'Family Trip' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Solo Adventure' })).not.toBeChecked()
  for (const label of [
    'Destination',
    'Trip title',
    'Start date',
    'End date',
    'Budget',
    'Currency',
    'Description',
  ])
    await expect(dialog.getByLabel(label)).toBeVisible()
  const today = await page.evaluate(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  })
  await expect(dialog.getByLabel('Start date')).toHaveAttribute('min', today)
  await expect(dialog.getByLabel('End date')).toHaveAttribute('min', today)
  await expect(dialog.getByLabel('Budget')).toHaveAttribute('step', '0.01')
  await expect(dialog.getByLabel('Currency')).toHaveValue('USD')
  await expect(dialog.getByLabel('Currency').getByRole('option')).toHaveText([
    'USD',
    'EUR',
    'GBP',
    'JPY',
    'CAD',
    'AUD',
    'CHF',
    'CNY',
  ])
})

test('CREATE-04 CREATE-05 CREATE-06 CREATE-14 CREATE-15 chips fill the destination, and Auto names the trip after it', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  const auto = dialog.getByRole('button', { name: 'Auto' })
  await expect(auto).toBeDisabled()
  const chips = dialog.getByRole('group', { name: 'Popular places' }).getByRole('button')
  await expect(chips).toHaveText(['Paris', 'Tokyo', 'New York', 'More'])
  await dialog.getByRole('button', { name: 'Tokyo' }).click()
  await expect(dialog.getByLabel('Destination')).toHaveValue('Tokyo')
  await expect(dialog.getByText('Tokyo Tower')).toBeVisible()
  await expect(auto).toBeEnabled()
  await auto.click()
  await expect(dialog.getByLabel('Trip title')).toHaveValue('Family Trip to Tokyo')
  await dialog.getByText('Solo Adventure').click()
  await auto.click()
  await expect(dialog.getByLabel('Trip title')).toHaveValue('Solo Adventure in Tokyo')
  await dialog.getByRole('button', { name: 'More' }).click()
  await expect(chips).toHaveCount(13)
})

test('CREATE-07 CREATE-13 places are offered from two letters on, Escape closes only the list, and unknown places are accepted', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  const field = dialog.getByLabel('Destination')
  const searched: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/places/search') searched.push(searchParams.get('q') ?? '')
  })
  await field.pressSequentially('P')
  await field.pressSequentially('o', { delay: 20 })
  const places = dialog.getByRole('listbox', { name: 'Suggested places' }).getByRole('option')
  await expect(places.first()).toBeVisible()
  expect(await places.count()).toBeLessThanOrEqual(8)
  await field.pressSequentially('rto', { delay: 20 })
  await expect(dialog.getByRole('option', { name: 'Porto, Portugal' })).toBeVisible()
  expect(searched).toEqual(['Po', 'Porto'])
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox')).toHaveCount(0)
  await expect(dialog).toBeVisible()

  await field.fill('Grandma’s farm')
  await expect(dialog.getByText("No locations found for 'Grandma’s farm'").first()).toBeAttached()
  await dialog.getByLabel('Trip title').fill('Two weeks of quiet')
  await dialog.getByLabel('Start date').fill('2027-07-01')
  await dialog.getByLabel('End date').fill('2027-07-14')
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two weeks of quiet' })).toBeVisible()
  await expect(page.getByText('Grandma’s farm').first()).toBeVisible()
})

test('CREATE-17 CREATE-18 CREATE-23 CREATE-24 CREATE-25 CREATE-26 CREATE-28 every missing field is named, the first takes the focus, and messages go as fields are filled', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const dialog = await openDialog(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  for (const message of [
    'Destination is required',
    'Trip title is required',
    'Start date is required',
    'End date is required',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel('Destination')).toBeFocused()
  await expectAccessible(page)
  expect(sent).toEqual([])

  await dialog.getByLabel('Start date').fill('2027-04-18')
  await expect(dialog.getByText('Start date is required')).toHaveCount(0)
  await expect(dialog.getByLabel('End date')).toHaveAttribute('min', '2027-04-18')
  await dialog.getByLabel('End date').fill('2027-04-17')
  await expect(dialog.getByLabel('End date')).toHaveAccessibleDescription('End date must be after start date')
  await dialog.getByLabel('End date').fill('2027-04-18')
  await expect(dialog.getByText('End date must be after start date')).toHaveCount(0)
  await expect(dialog.getByText('Trip duration: 1 day')).toBeVisible()
})

test('CREATE-20 CREATE-29 CREATE-30 CREATE-31 CREATE-32 a same-day trip is sent with what was filled in and nothing else', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Paris' }).click()
  await dialog.getByLabel('Trip title').fill('<b>A day</b> in Paris & back')
  await dialog.getByLabel('Start date').fill('2027-05-01')
  await dialog.getByLabel('End date').fill('2027-05-01')
  await dialog.getByLabel('Budget').fill('120.50')
  await dialog.getByLabel('Currency').selectOption('EUR')
  const release = Promise.withResolvers<void>()
  const bodies: unknown[] = []
  await page.route('**/api/trips', async (route) => {
    if (route.request().method() === 'POST') {
      bodies.push(route.request().postDataJSON())
      await release.promise
    }
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expect(dialog.getByRole('button', { name: 'Creating Trip...' })).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { level: 1, name: '<b>A day</b> in Paris & back' })).toBeVisible()
  expect(bodies).toEqual([
    {
      title: '<b>A day</b> in Paris & back',
      destination: 'Paris',
      startDate: '2027-05-01',
      endDate: '2027-05-01',
      travelMode: 'family',
      budget: 120.5,
      currency: 'EUR',
      latitude: 48.8566,
      longitude: 2.3522,
      countryCode: 'FR',
      timeZone: 'Europe/Paris',
    },
  ])
})

test('CREATE-35 a failure says so and keeps what was typed; a refused field says why', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Destination').fill('Rome')
  await dialog.getByLabel('Trip title').fill('Rome')
  await dialog.getByLabel('Start date').fill('2027-05-01')
  await dialog.getByLabel('End date').fill('2027-05-03')
  await dialog.getByLabel('Budget').fill('-5')
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expectToast(page, 'Error', 'Failed to create trip. Please try again.')
  await expect(dialog.getByText('The budget cannot be negative')).toBeVisible()
  await expect(dialog.getByLabel('Trip title')).toHaveValue('Rome')

  // The trip is made but nobody hears of it: it opens from the device, and is not made a second time.
  await dialog.getByLabel('Budget').fill('500')
  let lost = 0
  await page.route('**/api/trips', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page).toHaveURL(/\/trips\/9\d{15}/)
  await expect(page.getByRole('heading', { name: 'Rome', level: 1 })).toBeVisible()
  expect(lost).toBe(1)
  await page.unroute('**/api/trips')
  await reconnect(page)
  await expect(page).toHaveURL(/\/trips\/\d{1,9}$/)
  await expect(page.getByRole('heading', { name: 'Rome', level: 1 })).toBeVisible()
  expect(await (await page.context().request.get('/api/trips')).json()).toHaveLength(1)
})

test('CREATE-36 the limit reached in another window opens the upgrade popup instead of a fourth trip', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  for (let n = 0; n < 3; n++) await addTrip(page)
  await dialog.getByLabel('Destination').fill('Rome')
  await dialog.getByLabel('Trip title').fill('Rome')
  await dialog.getByLabel('Start date').fill('2027-05-01')
  await dialog.getByLabel('End date').fill('2027-05-03')
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page.getByRole('dialog', { name: 'Unlock Pro' })).toContainText('Unlimited trips')
})

test('a file that is no trip is refused with its reason', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Import a trip' }).click()
  const file = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"hello":1}') }
  await (await choosing).setFiles(file)
  await expect(dialog.getByRole('alert')).toHaveText(
    'This is not a trip file. Choose a file that Sojourn has exported.',
  )
})
