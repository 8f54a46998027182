import { keptIn, syncChip } from './support/kept-writes.ts'
import { itemBox, openPacking } from './support/packing.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

test('OFFLINE-24 a trip created without a connection opens at once, can be filled, and goes on under its real id', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id: owner } = await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'New Trip' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Trip title').fill('Rome in May')
  // The trip's page has to be here already: the way without a connection is the service worker's.
  await addTrip(page)
  await page.evaluate(() => fetch('/'))
  await page.context().setOffline(true)
  await dialog.getByLabel('Destination').fill('Rome')
  await dialog.getByLabel('Start date').fill('2027-05-01')
  await dialog.getByLabel('End date').fill('2027-05-03')
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expectToast(page, 'Saved on this device', 'It is sent as soon as there is a connection.')
  await expect(page).toHaveURL(/\/trips\/9\d{15}$/)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/trips\/\d{1,9}$/)
  await expect(page.getByRole('heading', { name: 'Rome in May', level: 1 })).toBeVisible()
  expect(
    await sql(`select "title" from trips where "ownerId" = $1 and "title" = 'Rome in May'`, [owner]),
  ).toHaveLength(1)
})

test('a name is changed and a trip deleted without a connection', async ({ open, signUp, sql }) => {
  const page = await open()
  const { id: owner } = await signUp(page)
  const tripId = await addTrip(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Profile' }).click()
  await page.context().setOffline(true)
  await page.getByRole('dialog').getByLabel('Display name').fill('Maya O.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved on this device')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya O.!' })).toBeVisible()
  await expect(syncChip(page)).toHaveText(/^Offline · 1 waiting/)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Trip' }).click()
  await expect(syncChip(page)).toHaveText(/^Offline · 2 waiting/)
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(syncChip(page)).toHaveText('Saved')
  expect(await sql(`select "name" from users where "id" = $1`, [owner])).toEqual([{ name: 'Maya O.' }])
  expect(await sql(`select 1 from trips where "id" = $1 and "deletedAt" is null`, [tripId])).toEqual([])
})

test('logging out with unsent changes asks first: stay, or log out and discard', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  await page.clock.install()
  await signUp(page)
  const tripId = await openPacking(page, [{ item: 'Socks' }, { item: 'Map' }, { item: 'Coat' }])
  await page.route('**/api/packing/*', (route) => route.abort())
  for (const name of ['Socks', 'Map', 'Coat']) await itemBox(page, name).click()
  await expect(syncChip(page)).toHaveText('3 waiting')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const leave = async () => {
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('dialog', { name: 'Sending your changes…' })).toBeVisible()
    await page.clock.fastForward(5_000)
    return page.getByRole('alertdialog', { name: 'Log out with 3 unsent changes?' })
  }
  const first = await leave()
  await expect(first.getByRole('listitem')).toHaveText(['Pack Socks', 'Pack Map', 'Pack Coat'])
  await expect(first.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(syncChip(page)).toHaveText('3 waiting')
  const second = await leave()
  await second.getByRole('button', { name: 'Log out and discard 3' }).click()
  await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveCount(0)
  // The way home may still be going on.
  await expect.poll(() => keptIn(page).catch(() => null)).toEqual([])
  expect(await sql(`select 1 from packing where "tripId" = $1 and "packed"`, [tripId])).toEqual([])
})

test('logging out sends what waits first when there is a connection', async ({ open, signUp, sql }) => {
  const page = await open()
  await signUp(page)
  const tripId = await openPacking(page, [{ item: 'Socks' }])
  await page.route('**/api/packing/*', (route) => route.abort())
  await itemBox(page, 'Socks').click()
  await expect(syncChip(page)).toHaveText('1 waiting')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect
    .poll(() => sql(`select "packed" from packing where "tripId" = $1`, [tripId]))
    .toEqual([{ packed: true }])
  await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveCount(0)
})
