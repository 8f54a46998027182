import { addDays } from '@sojourn/contract/values/plain-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Loopback, sendJson, startLoopback } from '../../../test/loopback.ts'
import { createTrip, signUp, startTestApp, type TestApp, type Traveller } from '../../../test/test-app.ts'
import { startWeatherService, type WeatherWorld } from '../../../test/weather-service.ts'
import { currentRates } from '../../domains/expenses/rates.ts'

let geocoder: Loopback
let router: Loopback
let rates: Loopback
let weather: WeatherWorld
let app: TestApp
let maya: Traveller

/** The public services as they answer, on loopback addresses. */
beforeAll(async () => {
  ;[geocoder, router, rates, weather] = await Promise.all([
    startLoopback(),
    startLoopback(),
    startLoopback(),
    startWeatherService(),
  ])
  app = await startTestApp(
    { SERVICES: 'public', APP_URL: 'https://trips.example.com', ALLOW_PRIVATE_ENDPOINTS: 'true' },
    {},
    {
      WEATHER_URL: weather.url,
      GEOCODER_URL: geocoder.url,
      ROUTER_URL: `${router.url}/route/v1/driving`,
      TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
      RATES_URL: `${rates.url}/v1/latest`,
    },
  )
  maya = await signUp({ on: app })
})
afterAll(() => Promise.all([geocoder, router, rates, weather].map((service) => service.stop())))
beforeEach(() => {
  for (const { requests } of [geocoder, router, rates]) requests.length = 0
})

const userAgent = 'Sojourn/0.1.0 (+https://trips.example.com)'
const gaps = ({ requests }: Loopback) => requests.slice(1).map(({ at }, index) => at - requests[index]!.at)

const roadRoute = {
  code: 'Ok',
  routes: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [-9.1, 38.7],
          [-9.3, 38.8],
        ],
      },
      legs: [{ distance: 28_400, duration: 1930 }],
    },
  ],
}
let north = 38
const twoStops = () => [
  { lat: (north += 0.01), lng: -9.14 },
  { lat: 38.8, lng: -9.38 },
]

test('forecasts are credited to their source wherever they are shown, what is typical is not', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const credit = { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' }
  const soon = await createTrip(maya, { startDate: today, endDate: addDays(today, 2) })
  const later = await createTrip(maya, { startDate: addDays(today, 200), endDate: addDays(today, 202) })
  const weatherOf = async (tripId: number) =>
    (await maya.call('weather.ofTrip', { params: { tripId } })).body.credit
  expect(await weatherOf(soon.id)).toEqual(credit)
  expect(await weatherOf(later.id)).toBeNull()
  expect((await maya.call('weather.here', { query: { lat: 38.72, lng: -9.14 } })).body.credit).toEqual(credit)
})

test('the router learns who asks, is asked for cars alone, and once a second', async () => {
  router.answerWith(sendJson(roadRoute))
  const ask = (profile: 'driving' | 'walking') =>
    maya.call('map.route', { body: { points: twoStops(), profile } })
  expect((await ask('walking')).body).toMatchObject({ kind: 'estimate', profile: 'walking' })
  expect(router.requests).toEqual([])
  const answers = await Promise.all([ask('driving'), ask('driving')])
  expect(answers.map(({ body }) => body.kind)).toEqual(['road', 'road'])
  expect(router.requests).toMatchObject([{ userAgent }, { userAgent }])
  expect(router.requests[0]?.path).toMatch(/^\/route\/v1\/driving\/-9\.14,/)
  expect(gaps(router)[0]).toBeGreaterThan(900)
})

test('the place search is not asked while somebody types, and once a second when a stop is to be found', async () => {
  geocoder.answerWith(sendJson([]))
  const { id: tripId } = await createTrip(maya)
  await maya.call('places.search', { query: { q: 'Pena Palace', tripId } })
  expect(geocoder.requests).toEqual([])
  for (const location of ['Pena Palace', 'Quinta da Regaleira']) {
    const body = { title: location, type: 'sightseeing', date: '2027-04-20', location } as const
    await maya.call('itinerary.add', { params: { tripId }, body })
  }
  await maya.call('map.place', { params: { tripId } })
  expect(geocoder.requests).toMatchObject([{ userAgent }, { userAgent }])
  expect(gaps(geocoder)[0]).toBeGreaterThan(900)
  await maya.call('map.place', { params: { tripId } })
  expect(geocoder.requests).toHaveLength(2)
})

test('the map names whose tiles, routes and places it shows', async () => {
  expect((await maya.call('map.config', {})).body).toEqual({
    tileUrl: 'https://tiles.example.com/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    dataCredit: '© OpenStreetMap contributors',
    hasRouter: true,
    hasGeocoder: true,
  })
})

test('the rates are those of the source', async () => {
  rates.answerWith(sendJson({ base: 'EUR', date: '2026-11-13', rates: { USD: 1.17 } }))
  await app.providers.rates?.refresh()
  expect(rates.requests).toMatchObject([{ userAgent }])
  expect(await currentRates(app.db)).toMatchObject({ source: 'live', date: '2026-11-13' })
})
