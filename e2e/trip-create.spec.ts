import type { Page } from '@playwright/test'
import { reconnect } from './support/answers.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'

const openDialog = async (page: Page) => {
  await page.goto('/')
  // The page is at rest once the weather is there.
  await expect(page.getByRole('region', { name: 'Local weather' })).toContainText('°C')
  await page.getByRole('button', { name: 'New Trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
  await expect(dialog).toBeVisible()
  return dialog
}

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
