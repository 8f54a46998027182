import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Client, password, signUp, startTestApp, testApp } from '../../../test/test-app.ts'

const cookieOf = ({ 'set-cookie': set = [] }: { 'set-cookie'?: string | string[] | undefined }): string =>
  [set].flat()[0] ?? ''

test('AUTH-24 signing in sets a session cookie that no script reads and no other site sends', async () => {
  const { app } = await testApp()
  const maya = await signUp()
  const client = new Client(app)
  const { headers } = await client.call('auth.signIn', { body: { email: maya.email, password } })
  expect(cookieOf(headers)).toMatch(
    /^__Host-sid=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect((await client.call('auth.currentUser', {})).body.email).toBe(maya.email)
  expect((await new Client(app).call('auth.currentUser', {})).status).toBe(401)
})

test('a home network without https works only when the operator says so, with a cookie of its own', async () => {
  const body = { email: `${randomUUID()}@example.com`, password, name: 'Maya' }
  const host = { host: 'planner.home:3000' }
  const strict = await startTestApp()
  const refused = await new Client(strict.app).call('auth.signUp', { body }, host)
  expect(refused.status).toBe(403)
  expect(refused.error.message).toContain('INSECURE_HTTP=true')
  const open = await startTestApp({ INSECURE_HTTP: 'true' })
  const client = new Client(open.app)
  const { headers } = await client.call('auth.signUp', { body }, host)
  expect(cookieOf(headers)).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/)
  expect((await client.call('auth.currentUser', {}, host)).status).toBe(200)
  // On safe ground the strict cookie is asked for: a planted plain one is not taken.
  expect((await client.call('auth.currentUser', {})).status).toBe(401)
})

test('API-01 the current user is answered with the email and is never cached', async () => {
  const maya = await signUp()
  const { status, body, headers } = await maya.call('auth.currentUser', {}, { 'cache-control': 'no-cache' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ email: maya.email, name: 'Maya Okafor', firstName: 'Maya', isPremium: false })
  expect(headers['cache-control']).toBe('no-store')
  expect(body.hasPassword).toBe(true)
  expect(JSON.stringify(body)).not.toMatch(/argon|hash|token|passwordHash/i)
})

test('API-02 a visitor asking for the current user gets 401 with the words the app knows', async () => {
  const { app } = await testApp()
  const client = new Client(app)
  for (const cookie of ['', '__Host-sid=', '__Host-sid=wrong', `__Host-sid=${'x'.repeat(5000)}`]) {
    client.cookie = cookie
    const { status, error } = await client.call('auth.currentUser', {})
    expect(status).toBe(401)
    expect(error.message).toBe('Unauthorized: Please log in to continue')
  }
})

test('API-03 the profile takes the name, and the greeting’s name follows it', async () => {
  const maya = await signUp()
  const extra = {
    name: 'Maya O.',
    email: 'other@example.com',
    isPremium: true,
    plan: 'pro',
    id: randomUUID(),
  }
  const { status, body } = await maya.call('auth.updateProfile', { body: extra })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Maya O.',
    displayName: 'Maya O.',
    firstName: 'Maya',
    email: maya.email,
    id: maya.id,
    isPremium: false,
  })
  expect((await maya.call('auth.updateProfile', { body: {} })).body.name).toBe('Maya O.')
  const empty = await maya.call('auth.updateProfile', { body: { name: '  ' } })
  expect(empty.status).toBe(400)
  expect(empty.error.fields).toEqual({ name: 'Name is required' })
})

test('units are not chosen at first, are saved one by one beside the name, and no others are taken', async () => {
  const maya = await signUp()
  const open = { temperatureUnit: null, distanceUnit: null, clock: null, weekStart: null }
  expect((await maya.call('auth.currentUser', {})).body).toMatchObject(open)
  await maya.call('auth.updateProfile', { body: { temperatureUnit: 'F' } })
  await maya.call('auth.updateProfile', { body: { weekStart: 'saturday', clock: '12' } })
  const chosen = { ...open, temperatureUnit: 'F', weekStart: 'saturday', clock: '12', name: 'Maya Okafor' }
  expect((await maya.call('auth.currentUser', {})).body).toMatchObject(chosen)
  const kelvin = { temperatureUnit: 'K', weekStart: 'monday' } as never
  expect((await maya.call('auth.updateProfile', { body: kelvin })).status).toBe(400)
  expect((await maya.call('auth.currentUser', {})).body).toMatchObject(chosen)
})

test('API-04 sign-in takes email and password; a failure carries a message', async () => {
  const { app } = await testApp()
  const maya = await signUp()
  const right = await new Client(app).call('auth.signIn', {
    body: { email: ` ${maya.email.toUpperCase()} `, password },
  })
  expect(right).toMatchObject({ status: 200, body: { email: maya.email } })
  const wrong = await new Client(app).call('auth.signIn', { body: { email: maya.email, password: 'x' } })
  expect(wrong.status).toBe(401)
  expect(wrong.error.message).toBe('The email or the password is not right.')
  expect(wrong.headers['set-cookie']).toBeUndefined()
})

test('a password whose hash is cheaper than today’s gets a new one when its owner signs in, and opens the account as before', async () => {
  const { app, db } = await testApp()
  const [maya, tom] = [await signUp(), await signUp()]
  const hashOf = async ({ id }: { id: string }) =>
    (await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow())
      .passwordHash
  const signIn = (typed: string) =>
    new Client(app).call('auth.signIn', { body: { email: maya.email, password: typed } })
  const old = await hashOf(maya)
  expect((await signIn('not the password')).status).toBe(401)
  expect(await hashOf(maya)).toBe(old)
  expect((await signIn(password)).status).toBe(200)
  const renewed = await hashOf(maya)
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect((await signIn(password)).status).toBe(200)
  expect(await hashOf(maya)).toBe(renewed)
  expect(await hashOf(tom)).toBe(old)
})

test('API-05 sign-up takes email, password and name; a taken address answers 409 with a message', async () => {
  const { app, db } = await testApp()
  const email = `${randomUUID()}@Example.com`
  const body = { email, password, name: 'Tunde Bello' }
  const made = await new Client(app).call('auth.signUp', { body })
  expect(made).toMatchObject({ status: 200, body: { email: email.toLowerCase(), firstName: 'Tunde' } })
  const again = await new Client(app).call('auth.signUp', { body: { ...body, email: email.toUpperCase() } })
  expect(again.status).toBe(409)
  expect(again.error.message).toBe('An account with this email already exists.')
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', made.body.id)
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})

test.each([
  ['email', { email: 'no address' }],
  ['email', { email: 7 }],
  ['password', { password: '1234567' }],
  ['password', { password: 'password1' }],
  ['password', { password: 'é'.repeat(129) }],
  ['password', { password: ['a quiet harbour'] }],
  ['name', { name: ' ' }],
  ['name', { name: 'n'.repeat(121) }],
  ['name', { name: 'nul\u0000' }],
])('sign-up with a wrong %s answers 400 and names it', async (field, change) => {
  const { app } = await testApp()
  const body = { email: `${randomUUID()}@example.com`, password, name: 'Maya', ...change }
  const { status, error } = await new Client(app).send<never>('POST', '/api/auth/signup', body)
  expect(status).toBe(400)
  expect(Object.keys(error.fields ?? {})).toEqual([field])
})

test('a password of 128 characters of any kind is accepted, also with spaces and emoji', async () => {
  const { app } = await testApp()
  const long = `${'🏔️ '.repeat(42)}ab`
  const body = { email: `${randomUUID()}@example.com`, password: long, name: 'Maya' }
  expect((await new Client(app).call('auth.signUp', { body })).status).toBe(200)
  expect(
    (await new Client(app).call('auth.signIn', { body: { email: body.email, password: long } })).status,
  ).toBe(200)
})

test('a password with accents opens the account from every keyboard, however it writes them', async () => {
  const { app } = await testApp()
  const email = `${randomUUID()}@example.com`
  const written = (form: string) => 'un caf\u00e9 \u00e0 la plage'.normalize(form)
  await new Client(app).call('auth.signUp', { body: { email, password: written('NFC'), name: 'Maya' } })
  for (const form of ['NFC', 'NFD'])
    expect(
      (await new Client(app).call('auth.signIn', { body: { email, password: written(form) } })).status,
    ).toBe(200)
})

test('AUTH-06 AUTH-07 what is missing is told in the words of the form', async () => {
  const { app } = await testApp()
  const words = { email: 'Email is required', password: 'Password is required' }
  const signIn = await new Client(app).send<never>('POST', '/api/auth/signin', {})
  expect([signIn.status, signIn.error.fields]).toEqual([400, words])
  const signUpAnswer = await new Client(app).send<never>('POST', '/api/auth/signup', {})
  expect([signUpAnswer.status, signUpAnswer.error.fields]).toEqual([
    400,
    { ...words, name: 'Full name is required' },
  ])
})

test('every sign-in makes a new token, and the token the browser held before is worth nothing', async () => {
  const maya = await signUp()
  const before = maya.cookie
  await maya.call('auth.signIn', { body: { email: maya.email, password } })
  expect(maya.cookie).not.toBe(before)
  const old = new Client(maya.app)
  old.cookie = before
  expect((await old.call('auth.currentUser', {})).status).toBe(401)
})

test('a session that somebody planted is not the one that signing in gives', async () => {
  const { app } = await testApp()
  const maya = await signUp()
  const planted = `__Host-sid=${'A'.repeat(43)}`
  const client = new Client(app)
  client.cookie = planted
  await client.call('auth.signIn', { body: { email: maya.email, password } })
  expect(client.cookie).not.toBe(planted)
})

test('API-08 logging out ends the session for real: the old cookie no longer signs in', async () => {
  const maya = await signUp()
  const held = maya.cookie
  const { status, headers } = await maya.call('auth.logOut', {}, { 'sec-fetch-site': 'same-origin' })
  expect(status).toBe(200)
  expect(cookieOf(headers)).toBe('__Host-sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
  maya.cookie = held
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
})

test.each([
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
  ['an old browser’s prefetch', { purpose: 'prefetch' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign page of a browser without fetch headers', { referer: 'https://evil.example/page' }],
  ['a page that hides where it comes from', { origin: 'null' }],
])('API-08 GET /api/logout from %s is refused and changes nothing', async (_who, headers) => {
  const maya = await signUp()
  const answer = await maya.call('auth.logOut', {}, headers as Record<string, string>)
  expect(answer.status).toBe(403)
  expect(answer.error.code).toBe('foreign_origin')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await maya.call('auth.currentUser', {})).status).toBe(200)
})

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['our own page in an old browser', { referer: 'http://localhost/' }],
  ['a plain program', {}],
])('GET /api/logout from %s logs out', async (_who, headers) => {
  const maya = await signUp()
  expect((await maya.call('auth.logOut', {}, headers as Record<string, string>)).status).toBe(200)
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
})

test('POST /api/logout logs out too', async () => {
  const maya = await signUp()
  expect((await maya.call('auth.logOutByPost', {} as never)).status).toBe(200)
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
})

test('with APP_URL only that origin counts as our own', async () => {
  const { app } = await startTestApp({ APP_URL: 'https://trips.example.com' })
  const send = (origin: string) =>
    new Client(app).send<never>(
      'POST',
      '/api/auth/signin',
      { email: 'a@example.com', password: 'x' },
      { origin },
    )
  expect((await send('https://trips.example.com')).status).toBe(401)
  for (const origin of [
    'http://localhost',
    'http://trips.example.com',
    'https://trips.example.com.evil.example',
    'null',
  ])
    expect((await send(origin)).status).toBe(403)
})

test('a newcomer who starts planning is led to sign-up, and whoever has signed in here before is not', async () => {
  const { app } = await testApp()
  const to = async (client: Client, query: string) =>
    (await client.send<unknown>('GET', `/api/login${query}`)).headers.location
  expect(await to(new Client(app), '?new=1')).toBe('/login?new=1')
  expect(await to(new Client(app), '?new=1&returnTo=%2Ftrips%2F7')).toBe('/login?returnTo=%2Ftrips%2F7&new=1')
  const maya = await signUp()
  expect(await to(maya, '?new=1')).toBe('/')
  const back = new Client(app)
  const { headers } = await back.send<unknown>('POST', '/api/auth/signup', {
    name: 'Noor',
    email: 'noor@example.com',
    password: 'a quiet harbour',
  })
  back.cookie = /(?:__Host-)?device=[^;]+/.exec([headers['set-cookie']].flat().join('\n'))?.[0] ?? ''
  expect(await to(back, '?new=1')).toBe('/login')
})

test.each(['/api/login', '/api/auth/login'])(
  'ROUTE-13 %s is a page to go to: it leads to the sign-in screen, or on when signed in',
  async (url) => {
    const { app } = await testApp()
    const maya = await signUp()
    const visitor = new Client(app)
    const target = async (client: Client, query = '') => {
      const { status, headers, body } = await client.send<unknown>('GET', url + query)
      expect(status).toBe(302)
      expect(body).toBe('')
      return headers.location
    }
    expect(await target(visitor)).toBe('/login')
    expect(await target(visitor, '?returnTo=%2Ftrips%2F7%3Ftab%3Dbudget')).toBe(
      '/login?returnTo=%2Ftrips%2F7%3Ftab%3Dbudget',
    )
    expect(await target(visitor, '?returnTo=//evil.example')).toBe('/login')
    expect(await target(maya)).toBe('/')
    expect(await target(maya, '?returnTo=%2Ftrips%2F7')).toBe('/trips/7')
    expect(await target(maya, '?returnTo=https://evil.example')).toBe('/')
  },
)
