import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import type { EndpointName } from '@sojourn/contract/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Canary, privateHosts, startCanary } from '../test/canary.ts'
import { goodCalls } from '../test/good-calls.ts'
import { type Loopback, startLoopback } from '../test/loopback.ts'
import { settle } from '../test/settled.ts'
import { createTrip, startTestApp } from '../test/test-app.ts'
import { Provider } from './platform/providers/provider.ts'

let canary: Canary
beforeAll(async () => void (canary = await startCanary()))
afterAll(() => canary.stop())
beforeEach(() => void (canary.visits = 0))

const strict = () => new Provider({ ALLOW_PRIVATE_ENDPOINTS: false }, { timeoutMs: 500, retries: 0 })

test('the canary hears whoever comes, by either family', async () => {
  for (const host of ['127.0.0.1', '2130706433', 'localhost'])
    await fetch(`http://${host}:${canary.port}/`).catch(() => undefined)
  expect(canary.visits).toBe(3)
})

test.each(privateHosts)('a service said to be at %s is not asked', async (host) => {
  const asked = strict().getJson(new URL(`http://${host}:${canary.port}/latest/meta-data/`), z.unknown())
  await expect(asked).rejects.toMatchObject({ failure: 'private_address' })
  expect(canary.visits).toBe(0)
})

test('a name that is public when it is looked up and private a moment later leads to what was looked up', async () => {
  const { lookup } = dns
  const answers = ['203.0.113.7', '127.0.0.1', '127.0.0.1']
  let asked = 0
  dns.lookup = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: answers[asked++], family: 4 }])) as unknown as typeof lookup
  syncBuiltinESMExports()
  try {
    const url = new URL(`http://rebinding.example:${canary.port}/`)
    // Where it leads nobody listens, and how that is told depends on the network.
    await expect(strict().getJson(url, z.unknown())).rejects.toMatchObject({
      failure: expect.stringMatching(/timeout|unreachable/) as string,
    })
    expect([asked, canary.visits]).toEqual([1, 0])
    await expect(strict().getJson(url, z.unknown())).rejects.toMatchObject({ failure: 'private_address' })
    expect(canary.visits).toBe(0)
  } finally {
    dns.lookup = lookup
    syncBuiltinESMExports()
  }
})

type Input = Record<string, unknown>

/** The same call once for each text in it, with that text replaced. */
function withText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    withText(inner, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  )
}

/** They take their caller off the trip or out of the account. */
const endsWorld = /^(auth\.(logOut|deleteAccount|changePassword|signIn|signUp)|trips\.remove|members\.remove)/
/** A plan or a file takes a hundred times longer than a row: two texts of each will do. */
const isSlow = /^(ai\.|export\.import|trips\.(create|duplicate))/
const services = ['/weather', '/geocoder', '/places', '/router', '/rates', '/llm'] as const

test('whatever address stands in whatever field of a call, and wherever a service leads, only the services are asked', async () => {
  const upstream: Loopback = await startLoopback()
  const [weather, geocoder, places, router, rates, llm] = services.map((path) => `${upstream.url}${path}`)
  const own = await startTestApp(
    {
      WEATHER_URL: weather!,
      GEOCODER_URL: geocoder!,
      PLACES_URL: places!,
      ROUTER_URL: router!,
      RATES_URL: rates!,
      LLM_URL: llm!,
      LLM_MODEL: 'small',
      LLM_DAILY_PER_USER: '100000',
      ALLOW_PRIVATE_ENDPOINTS: 'true',
    },
    { outsideLimitMs: 2000 },
  )
  upstream.answerWith((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end()
  })
  const settled = await settle({ on: own, isPlanned: false })
  await own.providers.rates?.refresh().catch(() => undefined)
  // Of a place that no guide knows the places are looked up.
  const { id: tripId } = await createTrip(settled.traveller, { destination: 'Beja, Portugal' })
  await settled.traveller.call('insights.destination', { params: { tripId } })
  let calls = 0
  for (const [name, input] of Object.entries(goodCalls(settled)) as [EndpointName, Input][]) {
    if (endsWorld.test(name)) continue
    const host = privateHosts[calls % privateHosts.length]!
    const changed = withText(input, `http://${host}:${canary.port}/x`)
    for (const asked of [input, ...changed.slice(0, isSlow.test(name) ? 2 : undefined)]) {
      calls++
      const { status } = await settled.traveller.call(name, asked as never)
      expect([status, name]).not.toEqual([500, name])
    }
  }
  await own.app.close()
  await upstream.stop()
  expect(calls).toBeGreaterThan(300)
  const asked = new Set(upstream.requests.map(({ path }) => /^\/[a-z]+/.exec(path)?.[0]))
  expect(asked).toEqual(new Set(services))
  expect(canary.visits).toBe(0)
})
