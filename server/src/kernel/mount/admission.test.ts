import { livePath } from '@sojourn/contract/live/socket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, LiveClient } from '../../../test/live-client.ts'
import { stalledReader } from '../../../test/stalled-reader.ts'
import { Client, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { newToken } from '../session/session-cookie.ts'
import { requestsPerMinute } from '../../platform/limits/request-rate-limit.ts'

let on: TestApp
beforeAll(async () => void (on = await startTestApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })))
afterAll(() => on.app.close())

let lastNetwork = 0
/** Everybody behind one address of its own. */
function newNetwork() {
  const headers = { 'x-forwarded-for': `198.51.100.${++lastNetwork}` }
  const ask = async (url: string, cookie = ''): Promise<number> => {
    const client = Object.assign(new Client(on.app), { cookie })
    return (await client.send('GET', url, undefined, headers)).status
  }
  return { ask, headers }
}

const madeUp = (): string => `__Host-sid=${newToken()}`

/** How often the database was asked meanwhile. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const add = () => (count += 1)
  on.pool.on('acquire', add)
  await work()
  on.pool.off('acquire', add)
  return count
}

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))

const me = '/api/auth/user'
const { visitor, page, user } = requestsPerMinute

test('made-up sessions soon cost nothing, and whoever is signed in behind the same address goes on', async () => {
  const { ask } = newNetwork()
  const [known, unknown] = [await signUp({ on }), await signUp({ on })]
  expect(await ask(me, known.cookie)).toBe(200)
  await times(visitor - 1, () => ask(me, madeUp()))
  let refused: number[] = []
  const queries = await queriesOf(async () => (refused = await times(500, () => ask(me, madeUp()))))
  expect(new Set(refused)).toEqual(new Set([429]))
  expect(queries).toBeLessThan(50)
  expect(await ask(me, known.cookie)).toBe(200)
  expect(await ask(me, unknown.cookie)).toBe(200)
})

test('a visitor who is refused, and a signed-in person who is, cost the database nothing', async () => {
  const { ask } = newNetwork()
  const maya = await signUp({ on })
  await ask(me, maya.cookie)
  await times(visitor, () => ask('/api/auth/options'))
  await times(user, () => ask(me, maya.cookie))
  const queries = await queriesOf(async () => {
    expect(await ask(me)).toBe(429)
    expect(await ask(me, maya.cookie)).toBe(429)
  })
  expect(queries).toBe(0)
})

test.each(['/', '/privacy', '/login', '/trips/7', '/api/login', '/api/nothing'])(
  'pages have a limit, which does not lock out who is signed in behind the same address: %s',
  async (url) => {
    const { ask } = newNetwork()
    const [known, unknown] = [await signUp({ on }), await signUp({ on })]
    await ask(me, known.cookie)
    for (let n = 0; n < page / 20; n++) expect(await times(20, () => ask(url))).not.toContain(429)
    expect(await ask(url)).toBe(429)
    for (const { cookie } of [known, unknown]) expect(await ask(url, cookie)).not.toBe(429)
    await times(visitor, () => ask(url, madeUp()))
    expect(await ask(url, madeUp())).toBe(429)
    for (const { cookie } of [known, unknown]) expect(await ask(url, cookie)).not.toBe(429)
  },
)

test('files and signs of life have none', async () => {
  const { ask } = newNetwork()
  for (const url of ['/icons/gone.png', '/api/health/live', '/api/health/ready'])
    expect(await times(page + visitor, () => ask(url))).not.toContain(429)
})

test('a thousand questions whether the server is ready ask the database once', async () => {
  const { ask } = newNetwork()
  expect(await queriesOf(() => times(1000, () => ask('/api/health/ready')))).toBeLessThan(20)
  expect(await queriesOf(() => times(100, () => ask('/api/health/live')))).toBe(0)
})

test('upgrades with made-up sessions are limited, and good ones open behind the same address', async () => {
  const url = await listen(on.app)
  const { ask, headers } = newNetwork()
  const maya = await signUp({ on })
  await times(visitor, () => ask(livePath, madeUp()))
  const stranger = Object.assign(new Client(on.app), { cookie: madeUp() })
  const queries = await queriesOf(async () => {
    await expect(LiveClient.open(stranger, url, headers)).rejects.toBeDefined()
    const statuses = await times(300, () => ask(livePath, madeUp()))
    expect(new Set(statuses)).toEqual(new Set([429]))
  })
  expect(queries).toBeLessThan(50)
  const hers = await LiveClient.open(maya, url, headers)
  hers.close()
  const refused = await stalledReader(url, madeUp(), headers)
  await expect.poll(() => refused.lastText()).toContain('429 Too Many Requests')
  await expect.poll(() => refused.isClosed()).toBe(true)
})

test('a session that has ended is soon a made-up one', async () => {
  const { ask } = newNetwork()
  const maya = await signUp({ on })
  const { cookie } = maya
  expect(await ask(me, cookie)).toBe(200)
  await maya.call('auth.logOut', {})
  expect(await ask(me, cookie)).toBe(401)
  await times(visitor, () => ask(me, cookie))
  expect(await ask(me, cookie)).toBe(429)
})
