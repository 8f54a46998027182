import { addDays, daysBetween } from '@sojourn/contract/values/plain-date'
import { seasonNote as noteOf } from '@sojourn/contract/weather/season-note'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tell } from '@sojourn/contract/words/tell'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lisbonFigures } from '../../../../contract/test/figures.ts'
import { cpuMs } from '../../../test/longest-turn.ts'
import {
  Client,
  createTrip,
  signUp,
  startTestApp,
  type TestApp,
  type Traveller,
} from '../../../test/test-app.ts'
import { startWeatherService, type WeatherWorld } from '../../../test/weather-service.ts'

const today = new Date().toISOString().slice(0, 10)
const soon = addDays(today, 3)
const seasonNote = (date: string) => tell(noteOf(date), catalogues, lisbonFigures)

let world: WeatherWorld
/** An app with a weather service; the common test app has none. */
let app: TestApp
beforeAll(async () => {
  world = await startWeatherService()
  // On a busy machine the service may take longer than travellers are kept waiting.
  app = await startTestApp(
    { WEATHER_URL: world.url, ALLOW_PRIVATE_ENDPOINTS: 'true' },
    { outsideLimitMs: 30_000 },
  )
})
afterAll(() => world.stop())
beforeEach(async () => {
  world.fault = null
  world.asked = []
  world.days = {}
  await app.db.deleteFrom('answers').execute()
})

const withService = () => signUp({ on: app })
const minutesPass = (minutes: number) =>
  app.pool.query(`update answers set "fetchedAt" = "fetchedAt" - make_interval(mins => $1)`, [minutes])

const at = (destination: string, date?: string) => ({
  params: { destination },
  query: date ? { date } : {},
})

test('WX-18 within the forecast’s reach a place’s weather is forecast, in Fahrenheit with its unit', async () => {
  const maya = await withService()
  const { body, status } = await maya.call('weather.atPlace', at('Lisbon, Portugal', soon))
  expect(status).toBe(200)
  expect(body).toEqual({
    date: soon,
    temperature: { low: 57, high: 72 },
    unit: 'F',
    precipitation: 20,
    source: 'forecast',
    place: 'Lisbon, Portugal',
    note: 'forecast',
    asOf: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('WX-18 beyond the reach the climate answers, named as typical, and the service is not asked', async () => {
  const maya = await withService()
  const { body } = await maya.call('weather.atPlace', at('Lisbon', addDays(today, 200)))
  expect(body).toMatchObject({
    source: 'climate',
    note: seasonNote(addDays(today, 200)),
    asOf: null,
    unit: 'F',
  })
  expect(body.temperature.low).toBeLessThan(body.temperature.high)
  expect(world.asked).toEqual([])
})

test('without a date it is today’s weather; a past date has its climate', async () => {
  const maya = await withService()
  expect((await maya.call('weather.atPlace', at('Lisbon'))).body).toMatchObject({
    date: today,
    source: 'forecast',
  })
  const past = await maya.call('weather.atPlace', at('Lisbon', addDays(today, -30)))
  expect(past.body.source).toBe('climate')
})

test('the last day of the forecast is forecast, the day after is climate', async () => {
  const maya = await withService()
  const sources = await Promise.all(
    [15, 16].map((days) => maya.call('weather.atPlace', at('Lisbon', addDays(today, days)))),
  )
  expect(sources.map(({ body }) => body.source)).toEqual(['forecast', 'climate'])
})

test('an hour long the same place is asked for once, by however many at a time', async () => {
  const maya = await withService()
  await Promise.all(Array.from({ length: 5 }, () => maya.call('weather.atPlace', at('Lisbon', soon))))
  await minutesPass(59)
  await maya.call('weather.atPlace', at('Lisbon', soon))
  expect(world.asked).toHaveLength(1)
  await minutesPass(2)
  await maya.call('weather.atPlace', at('Lisbon', soon))
  expect(world.asked).toHaveLength(2)
})

test('when the service fails the forecast of the last six hours serves, then the climate', async () => {
  const maya = await withService()
  const first = await maya.call('weather.atPlace', at('Lisbon', soon))
  world.fault = '500'
  await minutesPass(5 * 60)
  const kept = await maya.call('weather.atPlace', at('Lisbon', soon))
  expect(kept.body).toMatchObject({ source: 'forecast', temperature: first.body.temperature })
  expect(Date.parse(first.body.asOf ?? '') - Date.parse(kept.body.asOf ?? '')).toBe(5 * 3_600_000)
  await minutesPass(2 * 60)
  expect((await maya.call('weather.atPlace', at('Lisbon', soon))).body.source).toBe('climate')
})

test.each([
  ['Xyzzyqwort', 404, 'We do not know a place called “Xyzzyqwort”'],
  ['  ', 400, 'Name a place'],
  ['x'.repeat(121), 400, 'Use at most 120 characters'],
  ['Ю'.repeat(100), 404, `We do not know a place called “${'Ю'.repeat(100)}”`],
  ['../../etc/passwd', 404, 'We do not know a place called “../../etc/passwd”'],
])('a place called "%s" is answered with %d', async (destination, status, message) => {
  const maya = await signUp()
  const answer = await maya.call('weather.atPlace', at(destination))
  expect(answer.status).toBe(status)
  expect(answer.error.message).toBe(message)
})

test.each(['2026-02-30', 'tomorrow', '18.04.2027'])('the date %s is refused', async (date) => {
  const maya = await signUp()
  expect((await maya.call('weather.atPlace', at('Lisbon', date))).status).toBe(400)
})

test('every signed-in traveller may ask, a visitor may not', async () => {
  expect((await new Client(app.app).call('weather.atPlace', at('Lisbon'))).status).toBe(401)
  expect((await (await signUp({ plan: 'free' })).call('weather.atPlace', at('Lisbon'))).status).toBe(200)
})

async function trip(maya: Traveller, startDate: string, days: number, destination = 'Lisbon, Portugal') {
  return createTrip(maya, { destination, startDate, endDate: addDays(startDate, days - 1) })
}

test('a trip has one entry for each of its days: the forecast as far as it reaches, then the climate', async () => {
  const maya = await withService()
  const { id: tripId } = await trip(maya, addDays(today, 10), 12)
  const { place, days } = (await maya.call('weather.ofTrip', { params: { tripId } })).body
  expect(place).toBe('Lisbon, Portugal')
  expect(days).toHaveLength(12)
  expect(days.map(({ date }) => daysBetween(today, date))).toEqual(
    Array.from({ length: 12 }, (_, day) => 10 + day),
  )
  expect(days.map(({ source }) => source)).toEqual([
    ...Array.from({ length: 6 }, () => 'forecast'),
    ...Array.from({ length: 6 }, () => 'climate'),
  ])
  expect([days.at(0)?.note, days.at(-1)?.note]).toEqual(['forecast', seasonNote(addDays(today, 21))])
  expect(world.asked).toHaveLength(1)
})

test('a trip whose coordinates were chosen by hand has the weather of that place, under its name', async () => {
  const maya = await signUp()
  const chosen = { latitude: 64.1466, longitude: -21.9426 }
  const there = await createTrip(maya, { destination: 'At Grandma’s', ...chosen })
  const { body } = await maya.call('weather.ofTrip', { params: { tripId: there.id } })
  expect(body.place).toBe('Reykjavík, Iceland')
  expect(body.days[0]?.temperature.high).toBeLessThan(60)
})

test('a year’s trip is answered day by day, in moderate time', async () => {
  const maya = await signUp()
  const { id: tripId } = await trip(maya, '2027-01-01', 365)
  const startedAt = cpuMs()
  const { body } = await maya.call('weather.ofTrip', { params: { tripId } })
  expect(cpuMs() - startedAt).toBeLessThan(3000)
  expect(body.days).toHaveLength(365)
  expect(body.days.every(({ unit, source }) => unit === 'F' && source === 'climate')).toBe(true)
})

test('a trip to a place nobody knows has no weather, and somebody else’s trip is not there', async () => {
  const maya = await signUp()
  const { id: tripId } = await trip(maya, '2027-04-18', 3, 'Xyzzyqwort')
  expect((await maya.call('weather.ofTrip', { params: { tripId } })).body).toEqual({
    place: null,
    days: [],
    credit: null,
  })
  const stranger = await signUp()
  expect((await stranger.call('weather.ofTrip', { params: { tripId } })).status).toBe(404)
})

const brooklyn = { query: { lat: 40.6782, lng: -73.9442 } }

test('WX-02 WX-10 the weather here has all that the card shows, the town’s name from our own gazetteer', async () => {
  const maya = await withService()
  const { body } = await maya.call('weather.here', { query: { lat: 38.7169, lng: -9.1399 } })
  expect(body).toMatchObject({
    temperature: 12,
    lowTemperature: 14,
    highTemperature: 22,
    condition: 'Partly cloudy',
    city: 'Lisbon',
    country: 'Portugal',
    humidity: 64,
    windSpeed: 17,
    rainChance: 35,
    source: 'forecast',
  })
  expect(world.asked).toHaveLength(1)
  expect(world.asked[0]?.searchParams.get('latitude')).toBe('38.72')
  expect(world.asked[0]?.searchParams.get('longitude')).toBe('-9.14')
})

test('here, a failing service is bridged for six hours, then the call says that there is no weather', async () => {
  const maya = await withService()
  await maya.call('weather.here', brooklyn)
  world.fault = 'wrong JSON'
  await minutesPass(359)
  expect((await maya.call('weather.here', brooklyn)).body.source).toBe('forecast')
  await minutesPass(2)
  const { status, error } = await maya.call('weather.here', brooklyn)
  expect(status).toBe(502)
  expect(error).toMatchObject({ code: 'upstream_failed', message: 'Weather data unavailable' })
  world.fault = null
  expect((await maya.call('weather.here', brooklyn)).status).toBe(200)
})

test('without a weather service the weather here is what is typical, and says so', async () => {
  const maya = await signUp()
  const { body } = await maya.call('weather.here', brooklyn)
  expect(body).toMatchObject({
    source: 'climate',
    note: seasonNote(today),
    asOf: null,
    condition: null,
    humidity: null,
    windSpeed: null,
    country: 'United States',
  })
  expect(body.temperature).toBe(body.highTemperature)
  expect(body.lowTemperature).toBeLessThan(body.highTemperature)
})

test.each([
  [91, 0],
  [0, 181],
  ['north', 0],
  ['', 0],
])('a position of %s, %s is refused', async (lat, lng) => {
  const maya = await signUp()
  const { status } = await maya.send('GET', `/api/local-weather?lat=${lat}&lng=${lng}`)
  expect(status).toBe(400)
})

test('in the middle of the ocean there is weather without a town', async () => {
  const maya = await signUp()
  const { body } = await maya.call('weather.here', { query: { lat: -40, lng: -130 } })
  expect([body.city, body.country]).toEqual(['Your location', ''])
})
