import { keptIn } from './support/kept-writes.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'

for (const screen of slimScreens)
  test(`a trip through three towns is made, shows its thread, and is there without a connection (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open({ ...screen, serviceWorker: true })
    await signUp(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'New Trip' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
    await dialog.getByLabel('Destination').fill('Rome, Italy')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Add another place' }).click()
    const place = (number: number) => dialog.getByRole('combobox', { name: `Place ${number}` })
    await place(2).fill('Florence')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Add another place' }).click()
    await dialog.getByLabel('Trip title').fill('Through Italy')
    await dialog.getByLabel('Start date').fill('2027-06-12')
    await dialog.getByLabel('End date').fill('2027-06-22')

    // One place has no name yet, then two nights have none: both are told, and what was typed stays.
    await dialog.getByRole('button', { name: 'Create Trip' }).click()
    await expect(dialog.getByText('Place is required')).toBeVisible()
    await place(3).fill('Venice')
    await page.keyboard.press('Tab')
    await expect(dialog.getByText('Every night has a place')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fewer nights in Venice' }).click()
    await dialog.getByRole('button', { name: 'Create Trip' }).click()
    const told = dialog.getByRole('status').filter({ hasText: 'Mon, Jun 21 has no place' })
    await expect(told).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(place(1)).toHaveValue('Rome, Italy')
    await dialog.getByRole('button', { name: 'Stay on in Venice' }).click()
    await dialog.getByRole('button', { name: 'Create Trip' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Through Italy' })).toBeVisible()
    await expect(page.getByText('Route: ').first()).toBeAttached()
    await page.getByRole('button', { name: /Travel Timeline/ }).click()
    await expect(page.getByText('Travel day').first()).toBeAttached()
    await expect(page.getByRole('heading', { name: /^Day 1.*Rome$/ })).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/whole')))).toBe(true)
    // Kept on the device a moment after it was saved.
    await expect.poll(async () => JSON.stringify(await keptIn(page, 'cache'))).toContain('"Venice"')
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Through Italy' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Day 1.*Rome$/ })).toBeVisible()
  })

test('places of a trip are changed in its details and its menu: the first is its destination, and the card says the way', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id: owner } = await signUp(page)
  await page.context().request.post('/api/trips', {
    data: {
      title: 'North',
      destination: 'Milan, Italy',
      startDate: '2027-06-12',
      endDate: '2027-06-18',
      travelMode: 'solo',
    },
  })
  const trip = async () =>
    (await sql(`select "destination", "route" from trips where "ownerId" = $1`, [owner]))[0]
  await page.goto('/')
  await page.getByRole('link', { name: 'North', exact: true }).click()
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Edit Trip Details' }).click()
  await page.getByRole('button', { name: 'Add another place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Places' })
  await dialog.getByRole('combobox', { name: 'Place 2' }).fill('Turin')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Save places' }).click()
  await expectToast(page, 'Places saved')
  await expect.poll(trip).toEqual({ destination: 'Milan, Italy', route: ['Milan, Italy', 'Turin'] })
  await expect(page.getByText('Weather by place')).toBeVisible()

  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Places' }).click()
  await dialog.getByRole('button', { name: 'Move Turin', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Save places' }).click()
  await expect.poll(trip).toEqual({ destination: 'Turin', route: ['Turin', 'Milan, Italy'] })
  await page.goto('/')
  await expect(page.getByText('2 places')).toBeVisible()
})

const [rome, florence] = [
  { latitude: 41.9, longitude: 12.48 },
  { latitude: 43.77, longitude: 11.25 },
]

for (const screen of slimScreens)
  test(`the map of a journey shows all places, the way there, or one place with its stops (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page)
    const post = async (path: string, data: object) =>
      (await (await page.context().request.post(path, { data })).json()) as { id: number }
    const dates = { startDate: '2027-06-12', endDate: '2027-06-20' }
    const trip = { title: 'Through Italy', destination: 'Rome, Italy', travelMode: 'solo', ...dates, ...rome }
    const { id } = await post('/api/trips', trip)
    const add = (path: string, data: object) => post(`/api/trips/${id}/${path}`, data)
    await add('legs', {
      destination: 'Rome, Italy',
      arriveDate: '2027-06-13',
      leaveDate: '2027-06-17',
      ...rome,
    })
    await add('legs', {
      destination: 'Florence, Italy',
      arriveDate: '2027-06-17',
      leaveDate: '2027-06-20',
      order: 1,
      ...florence,
    })
    const stop = (title: string, date: string, latitude: number, longitude: number) =>
      add('itinerary', { title, date, latitude, longitude })
    await stop('Colosseum', '2027-06-14', 41.89, 12.49)
    await stop('Pantheon', '2027-06-15', 41.9, 12.477)
    await stop('Siena', '2027-06-18', 43.32, 11.33)
    await add('bookings', {
      kind: 'flight',
      title: 'Chicago to Rome',
      number: 'AA 110',
      fromDate: '2027-06-12',
      fromLatitude: 41.98,
      fromLongitude: -87.9,
      toDate: '2027-06-13',
      toLatitude: 41.8,
      toLongitude: 12.25,
    })
    await page.goto(`/trips/${id}?view=map`)
    const [places, stops] = [page.locator('[data-place]'), page.locator('[data-stop]')]
    const frame = (name: string) =>
      page.getByRole('group', { name: 'Part of the journey' }).getByRole('button', { name, exact: true })
    await expect(frame('All places')).toHaveAttribute('aria-pressed', 'true')
    await expect(places).toHaveCount(2)
    // What lies in a town is left to its picture.
    await expect(stops).toHaveCount(1)
    await expect(page.getByTitle('3. Siena')).toBeVisible()
    await expectAccessible(page)

    await frame('Whole journey').click()
    await expect(page.locator('.map-flight')).toBeInViewport()
    await expect(places).toHaveCount(2)
    await places.getByRole('button', { name: /^Rome.* Show this place$/ }).press('Enter')
    await expect(frame('Rome')).toHaveAttribute('aria-pressed', 'true')
    await expect(places).toHaveCount(0)
    await expect(page.getByTitle('1. Colosseum')).toBeVisible()
    await expect(page.getByTitle('3. Siena')).not.toBeInViewport()

    await frame('Florence').click()
    await expect(page.getByTitle('3. Siena')).toBeInViewport()
    await frame('All places').click()
    // A stop in a town that is chosen in the list is shown with its town.
    await page
      .getByRole('button', { name: /Pantheon/ })
      .first()
      .click()
    await expect(frame('Rome')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByTitle('2. Pantheon')).toBeInViewport()
    await expectNoSidewaysScroll(page)
  })
