import { straightRoute } from '@sojourn/contract/map/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { setPagePolicy } from '../../kernel/http/security-headers.ts'
import { badAnswers, sendJson, slowAnswers, startLoopback, type Loopback } from '../../../test/loopback.ts'

const points = [
  { lat: 38.7223, lng: -9.1393 },
  { lat: 38.8029, lng: -9.3817 },
]
let nth = 0
/** Somewhere new, so that no cached answer is in the way. */
const elsewhere = () => points.map(({ lat, lng }) => ({ lat: lat + ++nth / 1000, lng }))

const osrmAnswer = (legs = 1) => ({
  code: 'Ok',
  routes: [
    {
      distance: 28_400,
      duration: 1930,
      geometry: {
        type: 'LineString',
        coordinates: [
          [-9.1393, 38.7223],
          [-9.25, 38.77],
          [-9.3817, 38.8029],
        ],
      },
      legs: Array.from({ length: legs }, () => ({ distance: 28_400.4, duration: 1930.2, steps: [] })),
    },
  ],
  waypoints: [],
})

let router: Loopback
let withRouter: TestApp
let maya: Client
beforeAll(async () => {
  router = await startLoopback()
  withRouter = await startTestApp({
    ROUTER_URL: `${router.url}/`,
    ALLOW_PRIVATE_ENDPOINTS: 'true',
    TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    TILE_ATTRIBUTION: '© Tiles',
  })
  maya = new Client(withRouter.app)
  await maya.call('auth.signUp', { body: { email: 'maya@example.com', password, name: 'Maya' } })
})
afterAll(async () => {
  await withRouter.app.close()
  await withRouter.db.destroy()
  await router.stop()
})

const ask = (body: { points: { lat: number; lng: number }[]; profile?: 'driving' | 'walking' | 'cycling' }) =>
  maya.call('map.route', { body })

describe('a route', () => {
  test('MAP-07 comes from the road-routing service, driving unless asked otherwise', async () => {
    router.answerWith(sendJson(osrmAnswer()))
    router.requests.length = 0
    const { body } = await ask({ points })
    expect(body).toEqual({
      kind: 'road',
      profile: 'driving',
      line: [
        [-9.1393, 38.7223],
        [-9.25, 38.77],
        [-9.3817, 38.8029],
      ],
      legs: [{ distanceM: 28_400, durationS: 1930 }],
      distanceM: 28_400,
      durationS: 1930,
    })
    expect(router.requests.map(({ path }) => path)).toEqual([
      '/route/v1/driving/-9.1393,38.7223;-9.3817,38.8029?overview=full&geometries=geojson&steps=false',
    ])
  })

  test('is asked for once and then comes from the database', async () => {
    router.answerWith(sendJson(osrmAnswer()))
    const wish = { points: elsewhere(), profile: 'walking' as const }
    const first = await ask(wish)
    router.requests.length = 0
    router.answerWith(badAnswers['sends 500']!)
    expect((await ask(wish)).body).toEqual(first.body)
    expect(router.requests).toEqual([])
  })

  test('leaves no transaction open and keeps no answer for its key', async () => {
    router.answerWith(sendJson(osrmAnswer()))
    const wish = { body: { points: elsewhere() } }
    expect((await maya.call('map.route', wish, { 'idempotency-key': 'a-route' })).status).toBe(200)
    const kept = await withRouter.db
      .selectFrom('idempotency')
      .selectAll()
      .where('key', '=', 'a-route')
      .execute()
    expect(kept).toEqual([])
  })

  test.each(Object.entries(badAnswers))(
    'MAP-08 is the straight line when the service %s',
    async (_how, misbehave) => {
      router.answerWith(sendJson(osrmAnswer()))
      expect((await ask({ points: elsewhere() })).body.kind).toBe('road')
      router.answerWith(misbehave)
      const wish = elsewhere()
      const started = performance.now()
      const { status, body } = await ask({ points: wish })
      expect(status).toBe(200)
      expect(body).toEqual(straightRoute(wish, 'driving'))
      expect(performance.now() - started).toBeLessThan(5000)
    },
  )

  test('MAP-08 is the straight line when the service hangs', async () => {
    const { ROUTER_URL = '' } = withRouter.env
    const hurried = await startTestApp(
      { ROUTER_URL, ALLOW_PRIVATE_ENDPOINTS: 'true' },
      { outsideLimitMs: 300 },
    )
    const traveller = await signUp({ on: hurried })
    router.answerWith(slowAnswers['hangs']!)
    router.requests.length = 0
    const wish = elsewhere()
    const started = performance.now()
    const { status, body } = await traveller.call('map.route', { body: { points: wish } })
    expect(status).toBe(200)
    expect(body).toEqual(straightRoute(wish, 'driving'))
    expect(router.requests).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(3500)
    await hurried.app.close()
    await hurried.db.destroy()
  })

  test('is the straight line when the legs do not fit the points', async () => {
    router.answerWith(sendJson(osrmAnswer(3)))
    expect((await ask({ points: elsewhere() })).body.kind).toBe('estimate')
  })

  test('has 2 to 25 points on this earth', async () => {
    const many = Array.from({ length: 26 }, (_, n) => ({ lat: n, lng: n }))
    const bad = [many, [points[0]!], [{ lat: 91, lng: 0 }, points[0]!]]
    for (const wish of bad) expect((await ask({ points: wish })).status).toBe(400)
    expect((await ask({ points, profile: 'flying' as never })).status).toBe(400)
  })

  test('without a service is the straight line at once', async () => {
    const traveller = await signUp()
    expect((await traveller.call('map.route', { body: { points } })).body).toEqual(
      straightRoute(points, 'driving'),
    )
  })
})

describe('the map', () => {
  test('MAP-13 tells where tiles come from, and the page may load them from there only', async () => {
    expect((await maya.call('map.config', {})).body).toEqual({
      tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      attribution: '© Tiles',
      dataCredit: null,
      hasRouter: true,
      hasGeocoder: false,
    })
    const set: string[] = []
    setPagePolicy(
      { header: (_name: string, value: string) => set.push(value) } as never,
      'n',
      withRouter.chosen.imageHosts,
    )
    expect(set[0]).toContain("img-src 'self' data: blob: https://*.tiles.example;")
  })

  test('without settings is drawn by us', async () => {
    const traveller = await signUp()
    expect((await traveller.call('map.config', {})).body).toEqual({
      tileUrl: null,
      attribution: null,
      dataCredit: null,
      hasRouter: false,
      hasGeocoder: false,
    })
  })

  test('names the biggest towns of a frame', async () => {
    const { body } = await maya.call('map.labels', {
      query: { south: '38.4', west: '-9.6', north: '39', east: '-8.8' } as never,
    })
    expect(body[0]?.name).toBe('Lisbon')
    expect(body.map(({ name }) => name)).toContain('Sintra')
    expect(body.length).toBeLessThanOrEqual(40)
    expect(body.every(({ lat, lng }) => lat > 38.4 && lat < 39 && lng > -9.6 && lng < -8.8)).toBe(true)
  })

  test('finds towns over the date line, and refuses a frame that is none', async () => {
    const fiji = await maya.call('map.labels', {
      query: { south: '-19', west: '177', north: '-16', east: '-179' } as never,
    })
    expect(fiji.body.map(({ name }) => name)).toContain('Suva')
    const { status } = await maya.call('map.labels', {
      query: { south: '39', west: '0', north: '38', east: '1' } as never,
    })
    expect(status).toBe(400)
  })
})
