import { expect, test } from 'vitest'
import { Browser } from '../../../test/browser.ts'
import { callbackOf, path, throughGoogle, providerWorld, whoIs } from '../../../test/provider-world.ts'
import { newAccount } from '../../../test/oidc-provider.ts'
import { startTestApp } from '../../../test/test-app.ts'

const world = providerWorld()

test('API-07 the button starts a code request with PKCE, state and nonce, and a new traveller ends on the dashboard', async () => {
  const surfer = world.browser()
  const start = await surfer.step({ method: 'GET', url: new URL('http://localhost/api/auth/google') })
  const asked = new URL(start.headers.get('location') ?? '')
  expect(start.status).toBe(303)
  expect(asked.origin).toBe(world.google.issuer)
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: world.google.settings['GOOGLE_CLIENT_ID'],
    redirect_uri: 'http://localhost/api/auth/google/callback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const [cookie = ''] = start.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-signin=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)

  const end = await surfer.submit(await surfer.open(asked.href), 'Allow')
  expect(path(end)).toBe('/dashboard')
  expect(await whoIs(surfer)).toMatchObject({
    email: world.google.account.email,
    name: 'Maya Okafor',
    firstName: 'Maya',
  })
})

test('a second sign-in, from another device and after a change of email, is the same account', async () => {
  const [first, second] = [world.browser(), world.browser()]
  await throughGoogle(first)
  world.google.account = { ...world.google.account, email: 'changed@example.com', name: 'Someone Else' }
  await throughGoogle(second)
  const [a, b] = [await whoIs(first), await whoIs(second)]
  expect(b?.id).toBe(a?.id)
  expect(b?.email).toBe(a?.email)
})

test('ten parallel first sign-ins of one person make one account', async () => {
  const surfers = Array.from({ length: 10 }, () => world.browser())
  await Promise.all(surfers.map((surfer) => throughGoogle(surfer)))
  const ids = await Promise.all(surfers.map(async (surfer) => (await whoIs(surfer))?.id))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeDefined()
})

test('the traveller returns to where they were going, and never to another site', async () => {
  expect(
    path(await throughGoogle(world.browser(), '/api/auth/google?returnTo=%2Fsubscribe%3Fplan%3Dmonthly')),
  ).toBe('/subscribe?plan=monthly')
  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example'])
    expect(
      path(await throughGoogle(world.browser(), `/api/auth/google?returnTo=${encodeURIComponent(evil)}`)),
    ).toMatch(/^\/(dashboard|%09\/evil\.example)$/)
  expect(path(await throughGoogle(world.browser(), '/api/auth/google?returnTo=/a&returnTo=/b'))).toBe(
    '/dashboard',
  )
})

test('someone who cancels comes back to the sign-in screen, signed out', async () => {
  const surfer = world.browser()
  const end = await surfer.submit(await surfer.open('/api/auth/google?returnTo=/support'), 'Cancel')
  expect(path(end)).toBe('/login?error=cancelled&returnTo=%2Fsupport')
  expect(await whoIs(surfer)).toBeNull()
})

test('an answer with a wrong, missing or doubled state signs nobody in', async () => {
  const surfer = world.browser()
  await surfer.open('/api/auth/google')
  for (const query of ['code=abc&state=wrong', 'code=abc', 'state=a&state=b', '']) {
    expect(path(await surfer.open(`/api/auth/google/callback?${query}`))).toBe('/login?error=expired')
  }
  expect(await whoIs(surfer)).toBeNull()
})

test('an answer that is an error, lacks its code or comes from another issuer signs nobody in and repeats nothing of it', async () => {
  const answers = [
    (url: URL) => url.searchParams.delete('code'),
    (url: URL) => url.searchParams.append('code', 'another'),
    (url: URL) => url.searchParams.set('iss', 'https://evil.example'),
    (url: URL) => url.searchParams.delete('iss'),
    (url: URL) => {
      url.searchParams.set('error', 'server_error')
      url.searchParams.set('error_description', '<script>alert(1)</script>')
    },
  ]
  for (const change of answers) {
    const surfer = world.browser()
    const url = new URL(await callbackOf(surfer, await surfer.open('/api/auth/google?returnTo=/support')))
    change(url)
    expect(path(await surfer.open(url.href))).toBe('/login?error=failed&returnTo=%2Fsupport')
    expect(await whoIs(surfer)).toBeNull()
  }
})

test('an answer begun in another browser signs nobody in, and stays good for its own', async () => {
  const [victim, attacker] = [world.browser(), world.browser()]
  const page = await attacker.open('/api/auth/google')
  const callback = await callbackOf(attacker, page)
  expect(path(await victim.open(callback))).toBe('/login?error=expired')
  expect(await whoIs(victim)).toBeNull()
  expect(path(await attacker.open(callback))).toBe('/dashboard')
})

test('an answer sent twice signs in once', async () => {
  const surfer = world.browser()
  const callback = await callbackOf(surfer, await surfer.open('/api/auth/google'))
  expect(path(await surfer.open(callback))).toBe('/dashboard')
  expect(path(await surfer.open(callback))).toBe('/login?error=expired')
})

test('a used code under a fresh state is refused by the provider and signs nobody in', async () => {
  const surfer = world.browser()
  const used = new URL(await callbackOf(surfer, await surfer.open('/api/auth/google')))
  await surfer.open(used.href)
  const other = world.browser()
  const start = await other.step({ method: 'GET', url: new URL('http://localhost/api/auth/google') })
  used.searchParams.set('state', new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? '')
  expect(path(await other.open(used.href))).toBe('/login?error=failed')
  expect(await whoIs(other)).toBeNull()
})

test('a sign-in that took more than ten minutes is over', async () => {
  const surfer = world.browser()
  const callback = await callbackOf(surfer, await surfer.open('/api/auth/google'))
  await world.own.db
    .updateTable('signInStates')
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .execute()
  expect(path(await surfer.open(callback))).toBe('/login?error=expired')
})

test('two tabs of one browser may sign in side by side', async () => {
  const surfer = world.browser()
  const first = await callbackOf(surfer, await surfer.open('/api/auth/google'))
  surfer.cookies(world.google.issuer).clear()
  const second = await callbackOf(surfer, await surfer.open('/api/auth/google'))
  expect(path(await surfer.open(second))).toBe('/dashboard')
  expect(path(await surfer.open(first))).toBe('/dashboard')
})

test('every sign-in gets a new session, and the one before it ends', async () => {
  const surfer = world.browser()
  await throughGoogle(surfer)
  const before = surfer.cookies().get('__Host-sid')
  await throughGoogle(surfer)
  expect(surfer.cookies().get('__Host-sid')).not.toBe(before)
  surfer.cookies().set('__Host-sid', before ?? '')
  expect(await whoIs(surfer)).toBeNull()
})

test.each(['token-error', 'token-garbage', 'wrong-nonce', 'foreign-keys', 'keys-garbage'] as const)(
  'a provider with the fault %s signs nobody in and shows no stack',
  async (fault) => {
    // A fresh app: keys and metadata of the sound provider are cached in the other one.
    const fresh = await startTestApp(world.google.settings)
    const surfer = new Browser(fresh.app)
    world.google.fault = fault
    const end = await throughGoogle(surfer)
    expect(path(end)).toBe('/login?error=failed')
    expect(surfer.cookies().has('__Host-sid')).toBe(false)
    expect(await fresh.db.selectFrom('users').select('id').execute()).toEqual([])
  },
)

test('a provider that answers too much, too little or not at all costs its time limit at most, loses no wanted page and is asked again later', async () => {
  const fresh = await startTestApp(world.google.settings, { outsideLimitMs: 1500 })
  const surfer = new Browser(fresh.app)
  for (const fault of ['discovery-huge', 'discovery-half'] as const) {
    world.google.fault = fault
    expect(path(await surfer.open('/api/auth/google?returnTo=/support'))).toBe(
      '/login?error=failed&returnTo=%2Fsupport',
    )
  }
  world.google.fault = 'discovery-hangs'
  const began = Date.now()
  expect(path(await surfer.open('/api/auth/google'))).toBe('/login?error=failed')
  expect(Date.now() - began).toBeLessThan(4500)
  world.google.fault = null
  expect(path(await throughGoogle(surfer))).toBe('/dashboard')
})

test('the provider is described once, not at every sign-in', async () => {
  await throughGoogle(world.browser())
  world.google.asked.length = 0
  await throughGoogle(world.browser())
  expect(world.google.asked.filter((asked) => asked.startsWith('/.well-known/'))).toEqual([])
  expect(world.google.asked).toContain('/token')
})

test('an account that asks for a second step asks whoever comes from Google, too', async () => {
  const surfer = world.browser()
  world.google.account = newAccount()
  await throughGoogle(surfer)
  const { id } = (await whoIs(surfer))!
  const { db } = world.own
  await db
    .insertInto('authenticators')
    .values({ userId: id, secret: 'sealed', checkedAt: '2027-04-18' })
    .execute()
  await db.updateTable('users').set({ secondStepAt: '2027-04-18' }).where('id', '=', id).execute()
  const phone = world.browser()
  const end = await throughGoogle(phone, '/api/auth/google?returnTo=/trips/7')
  expect(path(end)).toBe('/login?step=app&returnTo=%2Ftrips%2F7')
  expect(await whoIs(phone)).toBeNull()
})
