import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Breaker } from './breaker.ts'
import { badAnswers, sendJson, slowAnswers, startLoopback, type Loopback } from '../../../test/loopback.ts'
import { isPrivateAddress, publicLookup } from '../env/private-addresses.ts'
import { Provider } from './provider.ts'

const env = {
  APP_URL: 'https://sojourn.example',
  SUPPORT_EMAIL: 'help@sojourn.example',
  ALLOW_PRIVATE_ENDPOINTS: true,
}
const anything = z.array(z.number())

let service: Loopback
beforeAll(async () => {
  service = await startLoopback()
})
afterAll(() => service.stop())

const ask = (provider: Provider, path = '/') => provider.getJson(new URL(path, service.url), anything)

describe('a service that works', () => {
  test('is asked once, under our name', async () => {
    service.answerWith(sendJson([1, 2]))
    service.requests.length = 0
    expect(await ask(new Provider(env, { timeoutMs: 1000, retries: 1 }), '/find?q=a%20b')).toEqual([1, 2])
    expect(service.requests).toMatchObject([
      { path: '/find?q=a%20b', userAgent: 'Sojourn/0.1.0 (+https://sojourn.example; help@sojourn.example)' },
    ])
  })

  test('on a private address is refused unless the operator allows it', async () => {
    service.requests.length = 0
    const strict = new Provider({ ...env, ALLOW_PRIVATE_ENDPOINTS: false }, { timeoutMs: 1000, retries: 0 })
    await expect(ask(strict)).rejects.toMatchObject({ failure: 'private_address' })
    const named = new URL(service.url)
    named.hostname = 'localhost'
    await expect(strict.getJson(named, anything)).rejects.toMatchObject({ failure: 'private_address' })
    expect(service.requests).toEqual([])
  })
})

describe('a service that fails', () => {
  test.each([
    ['refuses the connection', 'unreachable'],
    ['sends 500', 'unwell'],
    ['sends something that is no JSON', 'not_json'],
    ['sends JSON of another kind', 'unexpected'],
    ['sends a page instead', 'not_json'],
    ['sends 5 MB', 'too_large'],
    ['sends a redirect', 'redirect'],
    ['cuts the answer off', 'unreachable'],
  ])('and %s is given up as %s', async (behaviour, failure) => {
    service.answerWith(badAnswers[behaviour]!)
    await expect(ask(new Provider(env, { timeoutMs: 2000, retries: 0 }))).rejects.toMatchObject({ failure })
  })

  test.each(Object.keys(slowAnswers))('and %s is given up after its time', async (behaviour) => {
    service.answerWith(slowAnswers[behaviour]!)
    const started = performance.now()
    await expect(ask(new Provider(env, { timeoutMs: 300, retries: 1 }))).rejects.toMatchObject({
      failure: 'timeout',
    })
    expect(performance.now() - started).toBeLessThan(900)
  })

  test('at a port where nobody listens is unreachable', async () => {
    const nobody = await startLoopback()
    await nobody.stop()
    await expect(
      new Provider(env, { timeoutMs: 1000, retries: 0 }).getJson(new URL(nobody.url), anything),
    ).rejects.toMatchObject({ failure: 'unreachable' })
  })

  test.each([
    [0, 1],
    [1, 2],
  ] as const)('is asked again at most %s times', async (retries, times) => {
    service.answerWith(badAnswers['sends 500']!)
    service.requests.length = 0
    await expect(ask(new Provider(env, { timeoutMs: 1000, retries }))).rejects.toThrow('unwell')
    expect(service.requests).toHaveLength(times)
  })

  test('is left alone for a minute after five failures, then tried once more', async () => {
    let now = 0
    const provider = new Provider(env, { timeoutMs: 1000, retries: 0 }, new Breaker(() => now))
    service.answerWith(badAnswers['sends 500']!)
    service.requests.length = 0
    for (let n = 0; n < 5; n++) await expect(ask(provider)).rejects.toMatchObject({ failure: 'unwell' })
    expect(provider.isResting).toBe(true)
    await expect(ask(provider)).rejects.toMatchObject({ failure: 'breaker_open' })
    expect(service.requests).toHaveLength(5)

    now = 60_000
    expect(provider.isResting).toBe(false)
    await expect(ask(provider)).rejects.toMatchObject({ failure: 'unwell' })
    await expect(ask(provider)).rejects.toMatchObject({ failure: 'breaker_open' })

    now = 120_000
    service.answerWith(sendJson([1]))
    expect(await ask(provider)).toEqual([1])
    expect(await ask(provider)).toEqual([1])
  })

  test('is not left alone because it refuses some requests', async () => {
    service.answerWith(sendJson({ code: 'NoRoute' }, 400))
    const provider = new Provider(env, { timeoutMs: 1000, retries: 1 })
    for (let n = 0; n < 6; n++) await expect(ask(provider)).rejects.toMatchObject({ failure: 'refused' })
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::127.0.0.1', true],
  ['2002:7f00:1::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['93.184.216.34', false],
  ['172.32.0.1', false],
  ['2606:2800:220:1::1', false],
])('the address %s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})

test('a name that leads to a private address is refused when it is looked up', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
  expect(String(error)).toContain('private network')
})
