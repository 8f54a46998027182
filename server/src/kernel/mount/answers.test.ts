import { randomUUID } from 'node:crypto'
import { errorBody } from '@sojourn/contract/errors/body'
import { expect, test } from 'vitest'
import {
  Client,
  createTrip,
  password,
  signUp,
  startTestApp,
  testApp,
  tripInput,
} from '../../../test/test-app.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
  "base-uri 'none'; object-src 'none'"

const securityHeaders = {
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'x-answered-by': 'sojourn',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
}

const isAboutSecurity = (name: string): boolean =>
  name in securityHeaders || /^(strict-transport|access-control|x-(powered|frame))/.test(name)

test.each([
  ['a file of the API', 'GET', '/api/openapi.json', 200],
  ['an answer of the API', 'GET', '/api/auth/options', 200],
  ['a refusal', 'GET', '/api/auth/user', 401],
  ['a bad request', 'POST', '/api/auth/signin', 400],
  ['a call that does not exist', 'GET', '/api/nothing', 404],
  ['a file that does not exist', 'GET', '/nothing.js', 404],
  ['a redirect', 'GET', '/api/login', 302],
  ['an address beyond all length', 'GET', `/api/weather/${'x'.repeat(10_000)}`, 400],
  ['an address that spells nothing', 'GET', '/api/weather/%E0%A4%A', 400],
] as const)('%s carries exactly the security headers', async (_what, method, url, status) => {
  const { app } = await testApp()
  const answer = await new Client(app).send<unknown>(method, url, method === 'POST' ? {} : undefined)
  expect(answer.status).toBe(status)
  const sent = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => isAboutSecurity(name)))
  expect(sent).toEqual(securityHeaders)
})

test('over https the browser is told to stay with https', async () => {
  const { app } = await startTestApp({ TRUST_PROXY: '1' })
  const { headers } = await new Client(app).send<unknown>('GET', '/api/auth/options', undefined, {
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.1',
  })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test.each([
  ['GET', '/api/auth/user'],
  ['GET', '/api/nothing'],
  ['GET', '/api/auth/google'],
  ['GET', '/api/login'],
  ['POST', '/api/auth/signin'],
] as const)('no %s answer of %s is kept by a cache', async (method, url) => {
  const { app } = await testApp()
  const { headers } = await new Client(app).send<unknown>(method, url, method === 'POST' ? {} : undefined)
  expect(headers['cache-control']).toBe('no-store')
})

test('a request of more than 256 KB is refused with the field named', async () => {
  const maya = await signUp()
  const { status, error } = await maya.send<never>('POST', '/api/trips', {
    ...tripInput,
    description: 'x'.repeat(257 * 1024),
  })
  expect(status).toBe(400)
  expect(error.fields).toEqual({ body: 'A request may hold at most 256 KB' })
  expect((await maya.call('trips.list', {})).body).toEqual([])
})

test.each([
  ['travelMode', { travelMode: 'pilgrimage' }],
  ['currency', { currency: 'XXX' }],
  ['title', { title: { $ne: null } }],
  ['title', { title: 5 }],
  ['budget', { budget: '12' }],
  ['startDate', { startDate: '2027-02-30' }],
  ['clientId', { clientId: 'not-an-id' }],
])('a wrong %s answers 400 and names it', async (field, change) => {
  const maya = await signUp()
  const { status, error } = await maya.send<never>('POST', '/api/trips', { ...tripInput, ...change })
  expect(status).toBe(400)
  expect(Object.keys(error.fields ?? {})).toContain(field)
})

test.each([
  ['no JSON', '{"email":', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a bare text', '"hello"', 'application/json'],
  ['nothing', '', 'application/json'],
  ['a hidden prototype', '{"__proto__":{"a":1},"email":"a@example.com","password":"x"}', 'application/json'],
  ['a form', 'email=a%40example.com&password=x', 'application/x-www-form-urlencoded'],
  ['plain text', '{"email":"a@example.com","password":"x"}', 'text/plain'],
])('a sign-in that sends %s answers 400 with an error body', async (_what, payload, type) => {
  const { app } = await testApp()
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { host: 'localhost', 'content-type': type },
    payload,
  })
  expect(response.statusCode).toBe(400)
  expect(errorBody.parse(response.json()).code).toBe('invalid_input')
})

interface LogLine {
  reqId?: string
  msg: string
  err?: { message: string; stack: string }
}

async function loggingApp(settings: Record<string, string> = {}) {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const started = await startTestApp({ LOG_LEVEL: 'trace', ...settings }, { logTo })
  return { ...started, lines, parsed: () => lines.map((line) => JSON.parse(line) as LogLine) }
}

test('a fault of ours answers fixed words, and the log explains it under the same request id', async () => {
  const { app, pool, parsed } = await loggingApp()
  const client = new Client(app)
  const body = { email: `${randomUUID()}@example.com`, password, name: 'Maya' }
  await client.call('auth.signUp', { body })
  const trip = await createTrip(client)
  await pool.query('drop table packing cascade')
  const answer = await client.call('packing.list', { params: { tripId: trip.id } })
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  })
  expect(JSON.stringify(answer.headers)).not.toMatch(/relation|packing/)
  const id = answer.headers['x-request-id']
  const logged = parsed().filter(({ reqId }) => reqId === id)
  expect(logged.find(({ msg }) => msg === 'request failed')?.err).toMatchObject({
    message: expect.stringContaining('relation "packing" does not exist') as string,
    stack: expect.stringContaining('at ') as string,
  })
  expect(logged.some(({ msg }) => msg === 'request completed')).toBe(true)
})

test('a request id that the caller sends is not taken over', async () => {
  const { app } = await testApp()
  const { headers } = await new Client(app).send<unknown>('GET', '/api/auth/options', undefined, {
    'x-request-id': 'forged',
    'request-id': 'forged',
  })
  expect(headers['x-request-id']).not.toBe('forged')
})

test('neither log nor any answer ever holds a password or a session token', async () => {
  const { app, lines } = await loggingApp()
  const client = new Client(app)
  const secret = 'a very particular harbour'
  const bodies: string[] = []
  const keep = (answer: { body: unknown }) => bodies.push(JSON.stringify(answer.body))
  const email = `${randomUUID()}@example.com`
  keep(await client.call('auth.signUp', { body: { email, password: secret, name: 'Maya' } }))
  const tokens = [client.cookie.split('=')[1] ?? '']
  keep(await client.call('auth.signIn', { body: { email, password: secret } }))
  tokens.push(client.cookie.split('=')[1] ?? '')
  keep(await client.call('auth.signIn', { body: { email, password: `${secret}!` } }))
  keep(await client.call('auth.signUp', { body: { email, password: secret, name: 'Maya' } }))
  keep(await client.call('auth.downloadData', {}))
  keep(
    await client.call('auth.changePassword', {
      body: { currentPassword: secret, newPassword: `${secret}2` },
    }),
  )
  tokens.push(client.cookie.split('=')[1] ?? '')
  keep(await client.send('GET', `/api/auth/google/callback?code=${secret}&state=${tokens[0]}`))
  keep(await client.call('auth.logOut', {}))
  expect(new Set(tokens).size).toBe(3)
  expect(lines.length).toBeGreaterThan(10)
  const everything = [...lines, ...bodies].join('\n')
  for (const hidden of [secret, ...tokens]) {
    expect(hidden.length).toBeGreaterThan(20)
    expect(everything).not.toContain(hidden)
  }
  expect(everything).not.toMatch(/argon2/)
})

test('a database that refuses a row is logged without the row', async () => {
  const { app, lines } = await loggingApp()
  app.get('/api/fault', () => {
    throw Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(maya@example.com)',
    })
  })
  const { status, body } = await new Client(app).send<object>('GET', '/api/fault')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('duplicate')
  expect(lines.join('')).toContain('duplicate key')
  expect(lines.join('')).not.toContain('maya@example.com')
})
