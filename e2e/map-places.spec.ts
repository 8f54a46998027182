import type { Page } from '@playwright/test'
import { rowOf, seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectToast, saving, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-20' }
const stops = [
  { title: 'Old tram', date: '2027-04-18', time: '09:00', at: [38.7139, -9.1335] },
  { title: 'Viewpoint', date: '2027-04-18', time: '10:00', at: [38.7139, -9.1335] },
  { title: 'Cathedral', date: '2027-04-18', time: '11:00', at: [38.71391, -9.13351] },
  { title: 'Ferry', date: '2027-04-19', time: '09:00', at: [38.7068, -9.1459] },
  { title: 'Gardens', date: '2027-04-19', time: '15:00', at: [38.7282, -9.1526] },
  { title: 'Lost', date: '2027-04-20', location: 'Nowhere at all' },
] as const

/** The pins that something of the page lies on. */
const coveredPins = (page: Page): Promise<string[]> =>
  page.locator('.map-stop, .map-pile').evaluateAll((pins) =>
    pins
      .filter((pin) => getComputedStyle(pin).visibility !== 'hidden')
      .filter((pin) => {
        const { left, top, width, height } = pin.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !hit?.closest('.leaflet-marker-icon')
      })
      .map((pin) => pin.textContent ?? ''),
  )

test('on a phone no pin lies under a button, a pile is counted and opens as a list, and the destination and the guide’s places are named', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}?view=map`)
  const map = page.getByRole('application', { name: 'Route Map' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByText('Lisbon', { exact: true })).toBeVisible()
  await expect(map.locator('.map-name-guide').first()).toBeVisible()
  expect(await coveredPins(page)).toEqual([])

  const pile = page.getByRole('button', { name: '3 stops here: 1. Old tram, 2. Viewpoint, 3. Cathedral' })
  await expect(pile).toHaveText('3')
  await pile.press('Enter')
  const list = page.getByRole('region', { name: '3 stops here' })
  await expect(list.getByRole('button', { name: /Old tram/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(pile).toBeFocused()
  await pile.click()
  await list.getByRole('button', { name: /Viewpoint/ }).click()
  await expect(list).toHaveCount(0)
  await expect(map.locator('.leaflet-popup')).toContainText('2. Viewpoint')

  await page.getByLabel('Day shown').selectOption({ label: 'Day 2 · Mon, Apr 19' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('.map-stop:not([data-quiet])')).toHaveText(['4', '5'])
  await expect.poll(() => coveredPins(page)).toEqual([])
})

test('inland, rings and a scale tell distances, and no ring’s distance lies under the map’s title', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'tablet' })
  await signUp(page)
  const id = await addTrip(page, { ...dates, destination: 'Kyoto, Japan' })
  for (const [title, latitude, longitude] of [
    ['Heian Shrine', 35.016, 135.7824],
    ['Nanzen-ji', 35.0113, 135.7937],
  ]) {
    const data = { title, latitude, longitude, date: dates.startDate }
    expect((await page.context().request.post(`/api/trips/${id}/itinerary`, { data })).status()).toBe(200)
  }
  await page.goto(`/trips/${id}?view=map`)
  const map = page.getByRole('application', { name: 'Route Map' })
  await expect(map.locator('.map-stop')).toHaveText(['1', '2'])
  await expect(map.locator('.map-ring').first()).toBeVisible()
  await expect(map.locator('.leaflet-control-scale')).toHaveText(/\d+ k?m/)
  const title = page.getByRole('heading', { name: 'Route Map' }).locator('../..')
  await expect
    .poll(async () => {
      const box = (await title.boundingBox())!
      const labels = await map.locator('.map-ring-label').all()
      const boxes = await Promise.all(labels.map(async (label) => (await label.boundingBox())!))
      const isClear = ({ x, y, width, height }: typeof box) =>
        x > box.x + box.width || x + width < box.x || y > box.y + box.height || y + height < box.y
      return boxes.map(isClear)
    })
    .toEqual([true, true])
})

test('a stop that was not found says so and is placed by a press, by keys or where the search knows it', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.goto(`/trips/${await seedTrip(page, { ...dates, stops })}`)
  await expect(rowOf(page, 'Lost')).toContainText('Nowhere at all· not on the map')
  await rowOf(page, 'Lost').getByRole('button', { expanded: false }).click()
  await rowOf(page, 'Lost').getByRole('button', { name: 'Place on map' }).click()

  const map = page.getByRole('application', { name: 'Route Map' })
  const bar = page.getByRole('region', { name: 'Place on map' })
  await expect(bar).toContainText('Press the map where Lost is')
  await expect(bar.getByRole('button', { name: 'The middle of Lisbon' })).toBeVisible()
  await expect(map).toBeFocused()
  // Nothing is half under the trip's bar.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)

  const lost = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete Lost' }) })
  await expect(lost).toContainText('Not on the map')
  const place = lost.getByRole('button', { name: 'Place on map: Lost' })
  await place.click()
  await expect(map).toBeFocused()
  await saving(page, () => map.click({ position: { x: 300, y: 330 } }))
  await expect(bar).toHaveCount(0)
  await expect(lost).not.toContainText('Not on the map')
  await expect(map.locator('.leaflet-popup')).toContainText('6. Lost')
  await expectToast(page, 'On the map', 'Lost has its place.')
  await saving(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(lost).toContainText('Not on the map')

  await place.press('Enter')
  await expect(map).toBeFocused()
  await saving(page, () => page.keyboard.press('Enter'))
  await expect(lost).not.toContainText('Not on the map')
})

test('a destination that nobody knows is not shown at another place: the map says so and shows the world once', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await addTrip(page, { ...dates, destination: 'Xqzzv Vrrk' })
  await page.goto(`/trips/${id}`)
  await expect(page.getByText('The destination’s place is not known')).toBeVisible()
  await page.goto(`/trips/${id}?view=map`)
  await expect(page.getByText('Where Xqzzv Vrrk lies is not known.')).toBeVisible()

  const stop = { title: 'Lost', date: '2027-04-20' }
  await page.context().request.post(`/api/trips/${id}/itinerary`, { data: stop })
  await page.goto(`/trips/${id}?view=map`)
  await page.getByRole('button', { name: 'Place on map: Lost' }).click()
  const map = page.getByRole('application', { name: 'Route Map' })
  await expect(map).toBeFocused()
  const { width, height } = (await map.boundingBox())!
  const sent = page.waitForRequest(
    (request) => /\/itinerary\//.test(request.url()) && request.method() !== 'GET',
  )
  await map.click({ position: { x: width / 4, y: height / 2 } })
  const { longitude } = (await sent).postDataJSON() as { longitude: number }
  expect(Math.round(longitude)).toBe(-90)
})
