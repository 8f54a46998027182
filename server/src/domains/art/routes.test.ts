import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cityIds } from '@sojourn/contract/places/data/cities'
import { drawingVersion } from '@sojourn/postcards/address'
import { draw, sheetFrom } from '@sojourn/postcards/draw'
import { addressOf, mostInSheet, sheetOf } from '@sojourn/postcards/picture'
import { expect, test } from 'vitest'
import { cpuOf, longestTurn } from '../../../test/longest-turn.ts'
import { startTestApp, testApp } from '../../../test/test-app.ts'

const kyoto = { subject: { id: 'kyoto' }, season: 'autumn', evening: true, shape: 'card' } as const
const address = addressOf(kyoto)

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
] as const)(
  'a postcard comes compressed as %s and may be kept for ever',
  async (encoding, accepted, open) => {
    const { app } = await testApp()
    const headers = { host: 'localhost', 'accept-encoding': accepted }
    // The first time it is drawn, the second time it is known.
    for (let time = 0; time < 2; time++) {
      const answer = await app.inject({ url: address, headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(open(answer.rawPayload).toString()).toBe(draw(kyoto))
    }
  },
)

test.each(['/art/1/atlantis.summer.day.card.svg', '/art/kyoto', '/art/', '/art/1/%00.svg'])(
  '%s is not found',
  async (url) => {
    const { app } = await testApp()
    expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
  },
)

test('a page of another build still gets its picture, but must not keep it', async () => {
  const { app } = await testApp()
  const url = address.replace(`/${drawingVersion}/`, '/9999/')
  const answer = await app.inject({ url, headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('nobody has new pictures drawn without end, while known ones stay free', async () => {
  const { app } = await startTestApp({ RATE_LIMIT_SCALE: '0.0125' })
  const ask = async (seed: number) => {
    const subject = { id: null, archetype: 'coast', seed, lat: 40 } as const
    const url = addressOf({ subject, season: 'summer', evening: false, shape: 'thumb' })
    return (await app.inject({ url, headers: { host: 'localhost' } })).statusCode
  }
  expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([200, 200, 200, 429])
  expect([await ask(1), await ask(2), await ask(3), await ask(3)]).toEqual([200, 200, 200, 200])
})

test('a whole sheet of thumbs keeps nobody waiting while it is drawn', async () => {
  const { app } = await testApp()
  const thumbs = (season: 'summer' | 'winter') =>
    Array.from(
      { length: mostInSheet },
      (_, n) => ({ subject: { id: cityIds[n]! }, season, evening: false, shape: 'thumb' }) as const,
    )
  const ask = () =>
    app.inject({ url: sheetOf(thumbs('winter'))?.address ?? '', headers: { host: 'localhost' } })
  const atOnce = cpuOf(() => thumbs('summer').map(draw))
  expect(await longestTurn(ask)).toBeLessThan(atOnce / 3)
  expect((await ask()).statusCode).toBe(200)
})

test('the thumbs of a map come in one file, and each of them counts as drawn', async () => {
  const { app } = await startTestApp({ RATE_LIMIT_SCALE: '0.0125' })
  const thumbs = (['kyoto', 'lisbon'] as const).map(
    (id) => ({ subject: { id }, season: 'summer', evening: false, shape: 'thumb' }) as const,
  )
  const ask = (url: string) => app.inject({ url, headers: { host: 'localhost' } })
  const answer = await ask(sheetOf(thumbs)?.address ?? '')
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.payload).toBe(sheetFrom(thumbs.map(draw)))
  // Of three a minute two are gone.
  expect((await ask(addressOf({ ...thumbs[0]!, evening: true }))).statusCode).toBe(200)
  expect((await ask(addressOf({ ...thumbs[1]!, evening: true }))).statusCode).toBe(429)
})
