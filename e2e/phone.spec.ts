import type { Locator, Page } from '@playwright/test'
import { seedTrip } from './support/itinerary.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const dates = { startDate: '2027-04-18', endDate: '2027-04-20' }
const stops = [
  { title: 'Old tram', date: '2027-04-18', time: '09:00', at: [38.7139, -9.1335] },
  { title: 'Ferry', date: '2027-04-18', time: '11:00', at: [38.7068, -9.1459] },
  { title: 'Gardens', date: '2027-04-19', time: '15:00', at: [38.7282, -9.1526] },
  { title: 'Tower', date: '2027-04-20', time: '10:00', at: [38.6916, -9.216] },
] as const

const boxOf = async (what: Locator) => (await what.boundingBox())!

/** What lies on the map, by its own elements: parts of the map itself and what is only read out are none. */
const overlays = (map: Locator): Promise<string[]> =>
  map.evaluate((element) =>
    [...element.parentElement!.children]
      .filter((one) => one !== element && !one.classList.contains('sr-only'))
      .map((one) => one.textContent ?? ''),
  )

/** Whether the whole of it can be seen, with nothing on top. */
const isClear = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
    ] as const
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })

test('on a phone the map goes from edge to edge, with a sheet for the stops or the chosen one, and nothing lies on a stop’s card', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const id = await seedTrip(page, { ...dates, stops })
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('heading', { name: /Activities List/ })).toBeVisible()
  await page.goto(`/trips/${id}?view=map`)
  const map = page.getByRole('application', { name: 'Route Map' })
  const sheet = page.getByRole('region', { name: 'Trip Itinerary' })
  await expect(map.locator('.map-stop').first()).toBeVisible()
  const { x, width } = await boxOf(map)
  expect([x, width]).toEqual([0, page.viewportSize()?.width])
  expect(await overlays(map)).toHaveLength(2)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // Down to the navigation and not beneath it.
  const [below, bar] = [await boxOf(sheet), await boxOf(page.getByRole('navigation', { name: 'Main' }))]
  expect(Math.abs(below.y + below.height - bar.y)).toBeLessThan(12)

  for (const title of ['Old tram', 'Tower', 'Gardens']) {
    await expect(sheet.getByRole('button', { name: `Delete ${title}` })).toBeAttached()
    await sheet
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click()
    // The list makes way for the chosen stop.
    await expect(sheet.getByRole('button', { name: /^Delete / })).toHaveCount(1)
    await expect(sheet).toContainText(title)
    await expect(map.locator('.leaflet-popup')).toContainText(title)
    await expect.poll(() => isClear(map.locator('.leaflet-popup-content'))).toBe(true)
    await sheet.getByRole('button', { name: 'Show the list' }).click()
    await expect(sheet.getByRole('button', { name: 'Hide the list' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  }
  await sheet.getByRole('button', { name: 'Show route' }).click()
  await expect(sheet.getByRole('radio', { name: 'Walking' })).toBeVisible()
  expect(await overlays(map)).toHaveLength(2)
})

async function expectNarrow(page: Page, where: string): Promise<void> {
  for (let width = 640; width <= 704; width += 16) {
    await page.setViewportSize({ width, height: 800 })
    await test.step(`${where} at ${width} px`, () => expectNoSidewaysScroll(page))
  }
}

test('with an invitation under way nothing scrolls sideways on a small tablet, and at 200% the tabs are on the first screen', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const id = await seedTrip(page, { ...dates, stops })
  const data = { email: 'somebody.with.a.long.name.indeed@a-rather-long-place.example.com' }
  expect((await page.context().request.post(`/api/trips/${id}/invite`, { data })).status()).toBe(200)
  await page.goto(`/trips/${id}?tab=collaboration`)
  await expect(page.getByRole('list', { name: 'Pending Invitations' })).toBeVisible()
  await expectNarrow(page, 'collaboration')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible()
  await expectNarrow(page, 'dashboard')

  // A window of 1280 × 800 at 200%, of somebody who comes for the first time and again.
  await page.setViewportSize({ width: 640, height: 400 })
  for (const visit of ['first', 'second']) {
    await page.evaluate((isFirst) => isFirst && localStorage.clear(), visit === 'first')
    await page.goto(`/trips/${id}`)
    await expect(page.getByRole('tab', { name: 'Plan', exact: true })).toBeInViewport({ ratio: 1 })
    const { y, height } = await boxOf(page.getByRole('tab', { name: 'Plan', exact: true }))
    const bar = await boxOf(page.getByRole('navigation', { name: 'Main' }))
    expect(y + height, `${visit} visit`).toBeLessThanOrEqual(bar.y)
  }
})
