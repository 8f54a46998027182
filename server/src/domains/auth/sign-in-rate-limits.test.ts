import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { Client, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'
import { delayAfter, takeTry } from './sign-in-rate-limits.ts'

let strict: TestApp

beforeAll(async () => {
  strict = await startTestApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
})

let lastAddress = 0
const anyAddress = (): string => `198.51.100.${lastAddress++ % 250}`

const signIn = (email: string, typed: string, address = anyAddress(), { app } = strict) =>
  new Client(app).call('auth.signIn', { body: { email, password: typed } }, { 'x-forwarded-for': address })

const account = async (on = strict): Promise<string> => (await signUp({ on })).email

/** As if the last try of everybody lay that much longer ago. */
const timePasses = (seconds: number) =>
  strict.pool.query(
    `update limits set "resetAt" = "resetAt" - $1 * interval '1 second' where "bucket" like 'sign-in:account:%'`,
    [seconds],
  )

/** As if the last try of everybody were this very moment: a slow machine must not wait a second away. */
const justNow = () =>
  strict.pool.query(
    `update limits set "resetAt" = now() + interval '1 day' where "bucket" ~ '^sign-in:(account|known):'`,
  )

test.each([
  [0, 0],
  [5, 0],
  [6, 1],
  [7, 2],
  [8, 4],
  [15, 512],
  [16, 900],
  [5000, 900],
])('after %i failures the next try waits %i seconds', (failures, seconds) => {
  expect(delayAfter(failures)).toBe(seconds)
})

test('five wrong passwords are free; then each further one doubles the wait, and the owner gets in after it', async () => {
  const email = await account()
  for (let count = 0; count < 6; count++) expect((await signIn(email, 'wrong')).status).toBe(401)
  for (const wait of [1, 2, 4, 8]) {
    await justNow()
    const refused = await signIn(email, password)
    expect(refused.status).toBe(429)
    expect(refused.error.code).toBe('rate_limited')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(wait)
    await timePasses(wait)
    expect((await signIn(email, 'wrong')).status).toBe(401)
  }
  await timePasses(16)
  expect((await signIn(email, password)).status).toBe(200)
  for (let count = 0; count < 6; count++) expect((await signIn(email, 'wrong')).status).toBe(401)
})

test('a try that is refused does not prolong the wait', async () => {
  const email = await account()
  for (let count = 0; count < 8; count++) {
    await signIn(email, 'wrong')
    await timePasses(count === 7 ? 0 : 60)
  }
  await justNow()
  for (let count = 0; count < 5; count++) expect((await signIn(email, password)).status).toBe(429)
  await timePasses(4)
  expect((await signIn(email, password)).status).toBe(200)
})

test('the wait never exceeds a quarter of an hour, however many failures', async () => {
  const email = await account()
  await signIn(email, 'wrong')
  await strict.pool.query(`update limits set "count" = 2000000 where "bucket" like 'sign-in:account:%'`)
  await justNow()
  expect((await signIn(email, password)).status).toBe(429)
  await timePasses(900)
  expect((await signIn(email, password)).status).toBe(200)
})

test('of a thousand wrong passwords from a hundred addresses in a quarter of an hour hardly any is looked at, and the owner gets in', async () => {
  const email = await account()
  const statuses: number[] = []
  for (let round = 0; round < 100; round++) {
    const addresses = Array.from({ length: 10 }, (_, n) => `192.0.2.${(round * 10 + n) % 100}`)
    const tries = await Promise.all(addresses.map((address) => signIn(email, `guess ${round}`, address)))
    statuses.push(...tries.map(({ status }) => status))
    await timePasses(9)
  }
  expect(statuses).toHaveLength(1000)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
  await timePasses(900)
  expect((await signIn(email, password)).status).toBe(200)
})

test('a hundred guesses at once are counted one by one', async () => {
  const email = `${randomUUID()}@example.com`
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => takeTry(strict.db, email, 1)))
  const { length } = tries.filter(({ status }) => status === 'fulfilled')
  expect(length).toBeGreaterThanOrEqual(6)
  // One more for each second or two that a slow machine takes.
  expect(length).toBeLessThanOrEqual(8)
})

test('the free tries are free, also when several devices sign in at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const email = `${randomUUID()}@example.com`
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => takeTry(strict.db, email, 1)))
    expect(tries.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  }
})

test('an address without an account is slowed down just the same', async () => {
  const email = `${randomUUID()}@example.com`
  for (let count = 0; count < 6; count++) expect((await signIn(email, 'wrong')).status).toBe(401)
  await justNow()
  expect((await signIn(email, 'wrong')).status).toBe(429)
})

test('one address gets 30 tries in a quarter of an hour, whatever the accounts', async () => {
  const address = '203.0.113.99'
  const statuses = await Promise.all(
    Array.from(
      { length: 33 },
      async () => (await signIn(`${randomUUID()}@example.com`, 'wrong', address)).status,
    ),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect((await signIn(`${randomUUID()}@example.com`, 'wrong')).status).toBe(401)
})

test('a caller without a trusted proxy cannot choose its address', async () => {
  const direct = await startTestApp({ RATE_LIMIT_SCALE: '0.1' })
  const statuses = []
  for (let count = 0; count < 5; count++)
    statuses.push((await signIn(`${randomUUID()}@example.com`, 'x', `203.0.113.${count}`, direct)).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('the sixth account from one address within an hour is refused', async () => {
  const statuses = []
  for (let count = 0; count < 6; count++) {
    const body = { email: `${randomUUID()}@example.com`, password, name: 'Maya' }
    const { status } = await new Client(strict.app).call(
      'auth.signUp',
      { body },
      { 'x-forwarded-for': '203.0.113.50' },
    )
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('RATE_LIMIT_SCALE multiplies the limits', async () => {
  const wide = await startTestApp({ RATE_LIMIT_SCALE: '2', TRUST_PROXY: '1' })
  const email = await account(wide)
  const tryAgain = async () => (await signIn(email, 'wrong', anyAddress(), wide)).status
  for (let count = 0; count < 12; count++) expect(await tryAgain()).toBe(401)
  await wide.pool.query(`update limits set "resetAt" = now() + interval '1 day' where "count" = 12`)
  expect(await tryAgain()).toBe(429)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:DB8:0000:0007::9', '2001:db8:0:7::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:0:7::9]:443', '2001:db8:0:7::/64'],
  ['[2001:db8:0:7::9]', '2001:db8:0:7::/64'],
])('%s counts as %s: a household with IPv6 has more addresses than there are tries', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

/** Signs in with the cookie that an earlier sign-in left in this browser. */
const signInKnown = (email: string, typed: string, cookie: string) => {
  const client = new Client(strict.app)
  client.cookie = cookie
  return client.call('auth.signIn', { body: { email, password: typed } }, { 'x-forwarded-for': anyAddress() })
}

const deviceOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((set) => set.startsWith('__Host-device='))
    ?.split(';')[0] ?? ''

test('strangers who guess do not lock the owner out of a browser she has signed in with', async () => {
  const email = await account()
  const device = deviceOf(await signIn(email, password))
  for (let count = 0; count < 8; count++) await signIn(email, 'wrong')
  await justNow()
  expect((await signIn(email, password)).status).toBe(429)
  expect((await signInKnown(email, password, device)).status).toBe(200)
  await justNow()
  expect((await signIn(email, password)).status).toBe(429)
})

test('guessing in a known browser is slowed down too, and a cookie of one account helps no other', async () => {
  const [email, other] = [await account(), await account()]
  const device = deviceOf(await signIn(email, password))
  for (let count = 0; count < 6; count++) expect((await signInKnown(email, 'wrong', device)).status).toBe(401)
  await justNow()
  expect((await signInKnown(email, 'wrong', device)).status).toBe(429)
  for (let count = 0; count < 8; count++) await signIn(other, 'wrong')
  await justNow()
  expect((await signInKnown(other, password, device)).status).toBe(429)
})

test('strangers who guess do not lock the owner out of the network she signs in from, nor does it help them', async () => {
  const email = await account()
  const home = '2001:db8:0:7::1'
  expect((await signIn(email, password, home)).status).toBe(200)
  for (let count = 0; count < 8; count++) await signIn(email, 'wrong')
  await justNow()
  expect((await signIn(email, password)).status).toBe(429)
  // A new browser at home, by another address of the same network.
  expect((await signIn(email, password, '2001:db8:0:7::2')).status).toBe(200)
  await justNow()
  expect((await signIn(email, password)).status).toBe(429)

  for (let count = 0; count < 6; count++) expect((await signIn(email, 'wrong', home)).status).toBe(401)
  await justNow()
  expect((await signIn(email, password, home)).status).toBe(429)
})

test('a session makes its network known; a network is forgotten after 90 days, and of many the oldest goes first', async () => {
  const email = await account()
  const [{ id } = { id: '' }] = (
    await strict.pool.query<{ id: string }>(`select "id" from users where "email" = $1`, [email])
  ).rows
  const passes = async (address: string) => {
    for (let count = 0; count < 8; count++) await signIn(email, 'wrong')
    await justNow()
    const { status } = await signIn(email, password, address)
    return status === 200
  }
  const client = new Client(strict.app)
  const start = { body: { email, password } }
  await client.call('auth.signIn', start, { 'x-forwarded-for': '203.0.113.1' })
  await strict.pool.query(`update sessions set "seenAt" = now() - interval '25 hours' where "userId" = $1`, [
    id,
  ])
  await client.call('auth.currentUser', {}, { 'x-forwarded-for': '203.0.113.2' })
  expect(await passes('203.0.113.2')).toBe(true)

  await strict.pool.query(
    `update devices set "seenAt" = now() - interval '91 days' where "userId" = $1 and "deviceHash" like 'network:%'`,
    [id],
  )
  expect(await passes('203.0.113.1')).toBe(false)

  for (let host = 10; host < 21; host++) {
    await strict.pool.query(`delete from limits where "bucket" like 'sign-in:account:%'`)
    await signIn(email, password, `203.0.113.${host}`)
  }
  expect(await passes('203.0.113.10')).toBe(false)
  expect(await passes('203.0.113.11')).toBe(true)
})

test('a proxy that names the caller’s port does not give every connection tries of its own', async () => {
  const proxied = await startTestApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  const statuses: number[] = []
  for (let port = 50_000; port < 50_006; port++) {
    const body = { email: `${randomUUID()}@example.com`, password, name: 'Maya' }
    const headers = { 'x-forwarded-for': `203.0.113.9:${port}` }
    statuses.push((await new Client(proxied.app).call('auth.signUp', { body }, headers)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
