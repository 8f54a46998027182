import { dropFromPage, refuse } from './support/answers.ts'
import type { Page } from '@playwright/test'
import { escapeFrom } from './support/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  screens,
  test,
} from './support/test.ts'
import { addTrips, cardOf, day, five } from './support/trips.ts'

for (const screen of screens) {
  test(`DASH-05 DASH-06 DASH-07 DASH-08 DASH-13 CARD-01 CARD-02 CARD-03 CARD-04 a traveller sees all trips at a glance (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro', name: 'Maya' })
    const [kyoto] = await addTrips(page, five)
    await page.goto('/')

    // The day is the one at the destination, as on the trip's page; the days ahead are counted from here.
    const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date())
    const at = `day ${there > day(0) ? 6 : 5} in Kyoto`
    await expect(page.getByText(`You are on ${at}. Lisbon is next, in 37 days.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
    await expect(page.getByText('°C').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible()
    await expect(page.getByText('3 active • 2 completed')).toBeVisible()

    const map = page.getByRole('region', { name: 'Travel overview' })
    // On a phone it lies below what comes next on the way, and the cards below it.
    await map.scrollIntoViewIfNeeded()
    const card = cardOf(page, 'Solo Adventure in Kyoto')
    await expect(card.getByText('Yasaka Pagoda')).toBeVisible()
    await expect(card.locator('img').first()).toHaveAttribute('src', /^\/art\/\d+\/.+\.svg$/)
    await expect(card.getByText('In Progress')).toBeVisible()
    await expect(card.getByText('Kyoto, Japan')).toBeVisible()
    await expect(card.getByText('7 days')).toBeVisible()
    await expect(card.getByText('Solo', { exact: true })).toBeVisible()
    await expect(card.getByText('Trip started')).toBeVisible()
    await expect(card.getByText('75%')).toBeVisible()
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '75%, Trip started')
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/trips/${kyoto}`)

    await expect(map.getByText('1 in progress')).toBeVisible()
    const aurora = map.getByRole('link', { name: 'Reykjavík, Iceland – Completed, opens Chasing the aurora' })
    await expect(aurora).toBeInViewport()
    await expect(map.locator('canvas.leaflet-tile-loaded').first()).toBeAttached()
    await expect(map.getByText('Natural Earth')).toBeVisible()
    const mapBottom = await map.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(mapBottom).toBeLessThan(await card.evaluate((element) => element.getBoundingClientRect().top))

    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('CARD-02 CARD-03 CARD-10 a short business trip says 1 day, its mode and its days to departure', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const arabic = 'رحلة العائلة إلى مراكش'
  await addTrips(page, [...five, { title: arabic, from: 90, to: 95 }])
  await page.goto('/')
  // A name runs as its own letters do.
  await expect(page.getByRole('heading', { name: arabic })).toHaveCSS('direction', 'rtl')
  const card = cardOf(page, 'Work in New York')
  await expect(card.getByText('1 day', { exact: true })).toBeVisible()
  await expect(card.getByText('Business', { exact: true })).toBeVisible()
  await expect(card.getByText('Departure in 71 days')).toBeVisible()
  const done = cardOf(page, 'Chasing the aurora')
  await expect(done.getByText('Completed')).toBeVisible()
  await expect(done.getByText('100%')).toBeVisible()
})

test('DASH-14 DASH-16 DASH-17 the filter narrows the grid, lives in the address, and Back takes it back', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  await addTrips(page, five.slice(0, 3))
  await page.goto('/')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Travel overview', ...five.slice(0, 3).map(({ title }) => title)])

  await page.getByRole('radio', { name: 'Completed' }).click()
  await expect(page).toHaveURL('/?filter=completed')
  await expect(page.getByText('No completed trips')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan Your First Trip' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all trips' }).click()
  await expect(cardOf(page, 'Family Trip to Lisbon')).toBeVisible()

  await addTrips(page, [{ title: 'Long ago', from: -300, to: -290 }])
  await page.goto('/?filter=completed')
  await expect(titles).toHaveText(['Travel overview', 'Long ago'])
  await page.getByRole('radio', { name: 'Active' }).click()
  await expect(cardOf(page, 'Long ago')).toHaveCount(0)
  await page.goBack()
  await expect(cardOf(page, 'Long ago')).toBeVisible()
})

/** Without scrolling, and not behind the navigation at the bottom of a phone. */
async function expectFirstTripSeen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Plan Your First Trip' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click({ trial: true, timeout: 2_000 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test('DASH-15 DASH-16 DASH-17 without trips each filter says so, and only All offers a first trip', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
  await expect(page.getByText('Where to first?')).toBeVisible()
  await expectFirstTripSeen(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectFirstTripSeen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Active' }).click()
  await expect(page.getByRole('heading', { name: 'No active trips' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan Your First Trip' })).toHaveCount(0)
})

test('DASH-10 DASH-11 DASH-12 CREATE-36 a free traveller counts trips up to three, then is offered Pro', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id } = await signUp(page)
  await addTrips(page, five.slice(0, 2))
  await page.goto('/')
  await expect(page.getByText('2/3 trips')).toBeVisible()
  await page.getByRole('button', { name: 'New Trip' }).click()
  await escapeFrom(page.getByRole('dialog', { name: 'Plan Your Next Adventure' }))

  await addTrips(page, five.slice(2, 3))
  await page.reload()
  await expect(page.getByText('3/3 trips')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Trip' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Upgrade for More Trips' }).click()
  const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
  await expect(popup).toContainText('Free users are limited to 3 trips.')
  await expectAccessible(page)
  await escapeFrom(popup)

  await sql(`update users set "plan" = 'pro' where "id" = $1`, [id])
  await page.reload()
  await expect(page.getByRole('button', { name: 'New Trip' })).toBeVisible()
  await expect(page.getByText(/\d\/3 trips/)).toHaveCount(0)
})

test('CARD-13 CARD-14 CARD-15 CARD-16 CARD-17 CARD-18 API-14 a card is deleted after asking, and the list follows', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const [, lisbon] = await addTrips(page, five.slice(0, 2))
  await page.context().request.post(`/api/trips/${lisbon}/packing`, { data: { item: 'Passport' } })
  await page.goto('/')
  const card = cardOf(page, 'Family Trip to Lisbon')
  const button = card.getByRole('button', { name: 'Delete Family Trip to Lisbon' })
  await expect(card).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(button).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(button).toHaveCSS('opacity', '1')

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(new URL(request.url()).pathname))
  await button.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Trip' })
  await expect(dialog).toContainText(
    '“Family Trip to Lisbon” and its 1 packing item will be removed for everyone.',
  )
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([])

  const release = Promise.withResolvers<void>()
  await page.route(`**/api/trips/${lisbon}`, async (route) => {
    await release.promise
    await route.continue()
  })
  await button.focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete Trip' }).click()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible()
  release.resolve()
  await expectToast(page, 'Trip Deleted', 'Family Trip to Lisbon has been successfully deleted.')
  await expect(card).toHaveCount(0)
  await expect(page.getByText('1 active • 0 completed')).toBeVisible()
  expect(sent).toEqual([`/api/trips/${lisbon}`])
})

test('CARD-13 CARD-19 on a phone the delete button is always there, and a failure says so', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone', theme: 'dark' })
  await signUp(page)
  const [kyoto] = await addTrips(page, five.slice(0, 1))
  await page.goto('/')
  await page.route(`**/api/trips/${kyoto}`, (route) =>
    route.request().method() === 'DELETE' ? refuse(route, 400) : route.continue(),
  )
  const button = page.getByRole('button', { name: 'Delete Solo Adventure in Kyoto' })
  await expect(button).toHaveCSS('opacity', '1')
  await button.tap()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Trip' })
  await dialog.getByRole('button', { name: 'Delete Trip' }).tap()
  await expectToast(page, 'Delete Failed', 'Unable to delete the trip. Please try again.')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
  await expect(cardOf(page, 'Solo Adventure in Kyoto')).toBeVisible()
})

test('PHOTO-01 a picture that cannot be had leaves a placeholder icon, and the card still works', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await addTrips(page, five.slice(1, 2))
  // The service worker would answer from its own store.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.route('**/art/**', (route) => route.abort())
  await page.goto('/')
  const card = cardOf(page, 'Family Trip to Lisbon')
  await expect(card.getByRole('img', { name: 'No picture of Belém Tower' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'View Details' })).toBeVisible()
})

test('a list that cannot be read says so and loads on request; one that cannot be read again stays', async ({
  open,
  signUp,
}) => {
  const page = await open({ theme: 'dark' })
  await signUp(page)
  await addTrips(page, five.slice(0, 2))
  await dropFromPage(page, '/')
  await page.route('**/api/trips', (route) => refuse(route, 400))
  await page.goto('/')
  await expect(page.getByText('Your trips could not be loaded')).toBeVisible()
  await expectAccessible(page)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  const askedAgain = page.waitForResponse('**/api/trips')
  await tryAgain.click()
  await askedAgain
  await expect(tryAgain).toBeFocused()
  await page.unroute('**/api/trips')
  await tryAgain.click()
  await expect(cardOf(page, 'Family Trip to Lisbon')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeFocused()

  await page.route('**/api/trips', (route) => refuse(route, 400))
  const readAnew = page.waitForResponse('**/api/trips')
  await page.getByRole('button', { name: 'Delete Solo Adventure in Kyoto' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Trip' }).click()
  await readAnew
  await expect(cardOf(page, 'Solo Adventure in Kyoto')).toHaveCount(0)
  await expect(cardOf(page, 'Family Trip to Lisbon')).toBeVisible()
  await expect(page.getByText('Your trips could not be loaded')).toHaveCount(0)
})

test('five hundred trips: only the cards near the screen are in the page, and the last one is reached by scrolling', async ({
  open,
  signUp,
  sql,
}) => {
  test.slow()
  const page = await open()
  const { id } = await signUp(page, { plan: 'pro' })
  await sql(
    `with added as (
       insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency", "latitude", "longitude", "countryCode", "timeZone")
       select $1, 'Trip ' || n, 'Lisbon, Portugal', date '2027-01-01' + n, date '2027-01-05' + n, 'family', 'EUR', 38.7, -9.1, 'PT', 'Europe/Lisbon'
       from generate_series(1, 500) n returning "id"
     ) insert into members ("tripId", "userId", "role") select "id", $1, 'owner' from added`,
    [id],
  )
  await page.goto('/')
  await expect(page.getByText('500 active • 0 completed')).toBeVisible()
  await expect(cardOf(page, 'Trip 1')).toBeVisible()
  await page.getByRole('button', { name: '500 trips around Lisbon, Portugal, shows them' }).click()
  const list = page.getByRole('region', { name: '500 trips around Lisbon, Portugal' })
  await expect(list.getByRole('link')).toHaveCount(500)
  await expect(list.getByRole('link', { name: 'Trip 1 Upcoming', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  const cards = page.getByRole('link', { name: 'View Details' })
  // What is below the screen gets its facts without being scrolled to.
  await expect.poll(async () => page.locator('main li[aria-posinset]', { hasNot: cards }).count()).toBe(0)
  expect(await cards.count()).toBeLessThan(40)
  for (let n = 0; n < 6; n++) {
    await page.evaluate(() => window.scrollBy(0, 900))
    await expect.poll(() => cards.evaluateAll(isAnyOnScreen)).toBe(true)
    expect(await cards.count()).toBeLessThan(40)
  }
  // The page grows while its rows are measured on the way down.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = cardOf(page, 'Trip 500')
    await expect(last).toHaveAttribute('aria-posinset', '500', { timeout: 500 })
    await expect(last).toHaveAttribute('aria-setsize', '500', { timeout: 500 })
  }).toPass()
})

function isAnyOnScreen(elements: Element[]): boolean {
  return elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}
