import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWeatherService, type WeatherFault, type WeatherWorld } from '../../../test/weather-service.ts'
import { readEnv } from '../../platform/env/env.ts'
import type { ProviderError } from '../../platform/providers/provider-error.ts'
import { OpenMeteo } from './open-meteo.ts'

const lisbon = { lat: 38.72, lng: -9.14 }

let world: WeatherWorld
beforeAll(async () => {
  world = await startWeatherService()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.fault = null
  world.asked = []
})

const service = (settings: Record<string, string> = {}, base = world.url, limitMs?: number) =>
  new OpenMeteo(base, readEnv({ NODE_ENV: 'test', ALLOW_PRIVATE_ENDPOINTS: 'true', ...settings }), limitMs)

async function failureOf(work: Promise<unknown>): Promise<{ failure: string; ms: number }> {
  const startedAt = performance.now()
  const failure = await work.then(
    () => 'none',
    (error: ProviderError) => error.failure,
  )
  return { failure, ms: performance.now() - startedAt }
}

test('WX-08 WX-09 the card’s call asks for celsius, mph and one day: current weather, daily low and high, hourly humidity, wind and rain', async () => {
  expect(await service().current(lisbon)).toEqual({
    temperatureC: 11.6,
    lowC: 14,
    highC: 22,
    condition: 'Partly cloudy',
    humidity: 64,
    windMph: 17.2,
    rainChance: 35,
  })
  const [url] = world.asked
  expect(url?.pathname).toBe('/v1/forecast')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    latitude: '38.72',
    longitude: '-9.14',
    current: 'temperature_2m,weather_code',
    daily: 'temperature_2m_max,temperature_2m_min',
    hourly: 'relative_humidity_2m,wind_speed_10m,precipitation_probability',
    forecast_days: '1',
    temperature_unit: 'celsius',
    wind_speed_unit: 'mph',
    timezone: 'auto',
  })
})

test('the days ahead come with low, high and chance of rain; a half empty day is left out', async () => {
  world.days[world.today] = { high: 30, low: 20, rain: null }
  const days = await service().daily(lisbon)
  delete world.days[world.today]
  expect(days).toHaveLength(15)
  expect(days[0]).toMatchObject({ highC: 22, lowC: 14, rainChance: 20 })
  expect(world.asked[0]?.searchParams.get('forecast_days')).toBe('16')
})

test('a key is sent along, and an address that names the call itself is taken as it is', async () => {
  await service({ WEATHER_KEY: 'secret' }, `${world.url}/customer/v1/forecast/`).daily(lisbon)
  expect(world.asked[0]?.pathname).toBe('/customer/v1/forecast')
  expect(world.asked[0]?.searchParams.get('apikey')).toBe('secret')
})

test.each<[WeatherFault, string, number]>([
  ['500', 'unwell', 2],
  ['cut off', 'unreachable', 2],
  ['wrong JSON', 'unexpected', 1],
  ['broken JSON', 'not_json', 1],
  ['5 MB', 'too_large', 1],
  ['redirect', 'redirect', 1],
  ['page', 'not_json', 1],
])('a service that answers with %s fails as %s after %d request(s)', async (fault, failure, requests) => {
  world.fault = fault
  expect((await failureOf(service().daily(lisbon))).failure).toBe(failure)
  expect(world.asked).toHaveLength(requests)
  expect((await failureOf(service().current(lisbon))).failure).toBe(failure)
})

test('a service that does not answer is given up at its time limit', async () => {
  world.fault = 'hang'
  const givenUp: number[] = []
  const within = async (limitMs: number) => {
    const { failure, ms } = await failureOf(service({}, world.url, limitMs).daily(lisbon))
    givenUp.push(limitMs)
    expect(failure).toBe('timeout')
    return ms
  }
  // A timer counts from when the event loop last looked at the clock, which on a busy machine is a while ago.
  const [longer] = await Promise.all([within(600), within(300)])
  expect(givenUp).toEqual([300, 600])
  expect(longer).toBeGreaterThan(300)
  expect(world.asked).toHaveLength(2)
})

test('a service that refuses connections fails at once', async () => {
  const { failure, ms } = await failureOf(service({}, 'http://127.0.0.1:1', 50_000).daily(lisbon))
  expect(failure).toBe('unreachable')
  expect(ms).toBeLessThan(25_000)
})

test('a service inside the own network is refused unless the operator allows it', async () => {
  const { failure } = await failureOf(service({ ALLOW_PRIVATE_ENDPOINTS: 'false' }).daily(lisbon))
  expect(failure).toBe('private_address')
  expect(world.asked).toEqual([])
})

test('after five failures the service is left alone', async () => {
  world.fault = '500'
  const failing = service()
  for (let call = 0; call < 5; call++) await failureOf(failing.daily(lisbon))
  world.fault = null
  world.asked = []
  expect((await failureOf(failing.current(lisbon))).failure).toBe('breaker_open')
  expect(world.asked).toEqual([])
})
