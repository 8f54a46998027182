import type { Page } from '@playwright/test'
import { refuse, reply } from './support/answers.ts'
import { seedTrip } from './support/itinerary.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  saving,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'

const brooklyn = { latitude: 40.6782, longitude: -73.9442 }

/** Everything at once: cold, wet, windy, damp, and a wide range. */
const harshWeather = {
  temperature: 6,
  lowTemperature: -6,
  highTemperature: 7,
  condition: 'Rainy',
  city: 'Brooklyn',
  country: 'United States',
  humidity: 84,
  windSpeed: 17,
  rainChance: 65,
  source: 'forecast',
  note: 'now',
  asOf: new Date().toISOString(),
}

const card = (page: Page) => page.getByRole('region', { name: 'Local weather' })

/** Counts in the page how often the browser is asked for the position, under a key that the clean-up at start leaves alone. */
const countRequests = (page: Page) =>
  page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...args) => {
      const key = 'cache_position_requests'
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
      ask(...args)
    }
  })
const requestCount = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('cache_position_requests')))

for (const screen of slimScreens) {
  test(`WX-01 WX-02 WX-03 WX-12 whoever shares their position sees its weather with at most four hints (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(brooklyn)
    const asked: URL[] = []
    await page.route('**/api/local-weather?*', (route) => {
      asked.push(new URL(route.request().url()))
      return reply(route, harshWeather)
    })
    await page.goto('/')
    await expect(card(page)).toContainText('Brooklyn, United States')
    await expect(card(page)).toContainText('6°C')
    await expect(card(page)).toContainText('Rainy · Low -6°C')
    await expect(card(page)).toContainText('Humidity84%')
    await expect(card(page)).toContainText('Wind17 mph')
    await expect(card(page)).toContainText('Chance of rain65%')
    await expect(card(page).getByRole('list', { name: 'What to wear' }).getByRole('listitem')).toHaveText([
      'Warm jacket',
      'Rain layer',
      'Windproof shell',
      'Breathable fabrics',
    ])
    expect(asked.map(({ search }) => search)).toEqual(['?lat=40.68&lng=-73.94'])
    await expect(page.getByText('Enable location access for weather')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('WX-04 WX-05 whoever refuses is told how to get it, sees Lisbon by its name, and is not asked again', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await countRequests(page)
  await signUp(page)
  await page.goto('/')
  await expect(card(page)).toContainText('Enable location access for weather')
  await expect(card(page)).toContainText('Lisbon, Portugal')
  await expect(card(page)).toContainText(/\d+°C/)
  await expect(card(page)).toContainText(/Typical for .*, not a forecast/)
  await expectAccessible(page)
  expect(await requestCount(page)).toBe(1)
  await page.reload()
  await expect(card(page)).toContainText('Lisbon, Portugal')
  expect(await requestCount(page)).toBe(1)
})

test('WX-03 without a weather service the position’s climate is shown, named as typical', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 35.01, longitude: 135.77 })
  await page.goto('/')
  await expect(card(page)).toContainText('Kyoto, Japan')
  await expect(card(page)).toContainText('Typical high · Low')
  await expect(card(page)).not.toContainText('mph')
})

test('WX-07 a failed call says so, and Retry tries again', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(brooklyn)
  let isUp = false
  await page.route('**/api/local-weather?*', (route) =>
    isUp
      ? reply(route, harshWeather)
      : refuse(route, 502, { code: 'upstream_failed', message: 'Weather data unavailable' }),
  )
  await page.goto('/')
  await expect(card(page)).toContainText('Weather data unavailable')
  await expectAccessible(page)
  const retry = card(page).getByText('Retry')
  const answered = page.waitForResponse('**/api/local-weather?*')
  await retry.click()
  // The words stay while it asks: only an answer is one.
  await answered
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(card(page)).toContainText('Weather data unavailable')
  isUp = true
  await retry.click()
  await expect(card(page)).toContainText('Brooklyn, United States')
  await expect(card(page)).toBeFocused()
})

test('units are chosen once in the profile, also without a connection, and hold on the dashboard, in plan, map and packing', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open({ width: 'phone' })
  const { id: person } = await signUp(page, { plan: 'pro' })
  const id = await seedTrip(page, {
    startDate: '2027-04-18',
    endDate: '2027-04-20',
    stops: [
      { title: 'Rossio', date: '2027-04-18', time: '14:30', at: [38.7143, -9.1408] },
      { title: 'Pena Palace', date: '2027-04-18', time: '17:00', at: [38.7876, -9.3906] },
    ],
  })
  const jacket = { item: 'Warm jacket', reason: 'typical low of 52 °F on Apr 18' }
  await page.context().request.post(`/api/trips/${id}/packing`, { data: jacket })

  await page.goto('/')
  await expect(card(page)).toContainText(/\d+°C/)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  const choice = (name: string) => profile.getByRole('radio', { name, exact: true })
  for (const name of ['°C', 'km', '24 h', 'Monday']) await expect(choice(name)).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await saving(page, () => choice('°F').click())
  await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated')
  await saving(page, () => choice('mi').click())
  await page.context().setOffline(true)
  await choice('12 h').click()
  await expectToast(page, 'Saved on this device', 'It is sent as soon as there is a connection.')
  for (const name of ['°F', 'mi', '12 h', 'Monday']) await expect(choice(name)).toBeChecked()
  await profile.getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toContainText(/\d+°F/)
  await expect(card(page)).not.toContainText('°C')
  await page.context().setOffline(false)
  const chosen = 'select "temperatureUnit", "distanceUnit", "clock", "weekStart" from users where "id" = $1'
  await expect
    .poll(() => sql(chosen, [person]))
    .toEqual([{ temperatureUnit: 'F', distanceUnit: 'mi', clock: '12', weekStart: null }])

  await page.goto(`/trips/${id}?tab=plan&view=list`)
  await expect(page.getByText('2:30 PM').first()).toBeVisible()
  await expect(page.getByText(/\d+ mi, .*\(estimate\)/).first()).toBeVisible()
  await page.goto(`/trips/${id}?view=map`)
  await expect(page.getByText(/^2 stops · \d+ mi, /)).toBeVisible()
  await expect(page.locator('.leaflet-control-scale')).toContainText('mi')
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(page.getByText('typical low of 52 °F on Apr 18')).toBeVisible()
  await expect(page.getByText('High / low').locator('..')).toContainText(/\d+° \/ \d+°F/)
  await expect(page.getByText('°C')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
