import { expect, test } from 'vitest'
import { bypasses } from '../../../../contract/test/bypasses.ts'
import { Browser } from '../../../test/browser.ts'
import { path, providerWorld } from '../../../test/provider-world.ts'
import { Client, signUp, startTestApp } from '../../../test/test-app.ts'

const world = providerWorld()

test('API-06 the status paths answer 200 with credentials and 503 with a JSON message without', async () => {
  const client = new Client(world.own.app)
  for (const name of ['auth.googleStatus', 'auth.appleStatus'] as const) {
    expect(await client.call(name, {})).toMatchObject({ status: 200, body: { available: true } })
  }
  const bare = new Client((await startTestApp()).app)
  expect(await bare.call('auth.googleStatus', {})).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: 'Google sign-in is currently being set up. Please use email/password for now.',
    },
  })
  expect((await bare.call('auth.appleStatus', {})).error.message).toBe(
    'Apple sign-in is currently being set up. Please use email/password for now.',
  )
  for (const name of ['google', 'apple']) {
    for (const address of [`/api/auth/${name}`, `/api/auth/${name}/callback?state=a&code=b`])
      expect(path(await new Browser(bare.app).open(address))).toBe(`/login?error=${name}_unavailable`)
  }
  expect((await bare.call('auth.options', {})).body).toEqual({
    passwordReset: false,
    google: false,
    apple: false,
  })
  expect((await client.call('auth.options', {})).body).toEqual({
    passwordReset: false,
    google: true,
    apple: true,
  })
})

test('half of a provider’s settings leave it off', async () => {
  const half = await startTestApp({ GOOGLE_CLIENT_ID: 'x', APPLE_CLIENT_ID: 'y', APPLE_TEAM_ID: 'z' })
  expect((await new Client(half.app).call('auth.options', {})).body).toMatchObject({
    google: false,
    apple: false,
  })
})

test.each([
  ['a link on a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }],
  ['a foreign page of an old browser', { referer: 'https://evil.example/' }],
])('%s starts nothing and shows the sign-in screen', async (_who, headers) => {
  const count = () => world.own.db.selectFrom('signInStates').select('stateHash').execute()
  const before = (await count()).length
  const surfer = world.browser()
  expect(path(await surfer.open('/api/auth/google', headers))).toBe('/login')
  expect(surfer.cookies().size).toBe(0)
  expect((await count()).length).toBe(before)
})

test('no address that leads elsewhere survives the way through sign-in, whatever the door', async () => {
  const maya = await signUp({ on: world.own })
  for (const bypass of bypasses) {
    const query = `?returnTo=${encodeURIComponent(bypass)}`
    for (const [client, end] of [
      [new Client(world.own.app), '/login'],
      [maya, '/'],
    ] as const)
      for (const door of ['/api/login', '/api/auth/login']) {
        const { headers } = await client.send('GET', door + query)
        expect(headers.location, bypass).toBe(end)
      }
    for (const name of ['google', 'apple']) {
      const surfer = world.browser()
      const url = new URL(`/api/auth/${name}${query}`, surfer.origin)
      const begun = (await surfer.step({ method: 'GET', url })).headers.get('location') ?? ''
      expect(new URL(begun).origin).toBe(new URL(world[name as 'google'].issuer).origin)
      expect(path(await surfer.open(url.href, { 'sec-fetch-site': 'cross-site' }))).toBe('/login')
    }
  }
  const kept = await world.own.db.selectFrom('signInStates').select('returnTo').distinct().execute()
  expect(kept).toEqual([{ returnTo: '/dashboard' }])
})

test('plain http on another machine is told so', async () => {
  const surfer = new Browser(world.own.app, 'http://trips.example.com')
  expect(new URL((await surfer.open('/api/auth/google')).url).search).toBe('?error=insecure')
})

test('too many starts from one address lead back to the sign-in screen', async () => {
  const strict = await startTestApp({ ...world.google.settings, RATE_LIMIT_SCALE: '0.1' })
  const ends = []
  for (let count = 0; count < 5; count++)
    ends.push(new URL((await new Browser(strict.app).open('/api/auth/google')).url))
  expect(ends.slice(0, 3).map(({ origin }) => origin)).toEqual(Array(3).fill(world.google.issuer))
  expect(ends.slice(3).map(({ search }) => search)).toEqual(['?error=busy', '?error=busy'])
})

test('the registered redirect address follows APP_URL, not the Host a caller sends', async () => {
  const placed = await startTestApp({ ...world.google.settings, APP_URL: 'https://trips.example.com/' })
  const answer = await new Browser(placed.app).step({
    method: 'GET',
    url: new URL('http://localhost/api/auth/google'),
  })
  const asked = new URL(answer.headers.get('location') ?? '')
  expect(asked.searchParams.get('redirect_uri')).toBe('https://trips.example.com/api/auth/google/callback')
})
