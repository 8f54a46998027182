import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { publicPage } from './public-page.ts'

const style = 'p{color:red}'
const template = `<style>${style}</style><p>[[if signedIn]]Back[[else]]Sign In[[end]] [[supportEmail]]</p>`
const filled = `<style>${style}</style><p>Sign In help@example.com</p>`

async function ask(headers: Record<string, string> = {}, signedIn: string | null = null) {
  const app = fastify()
  const { show } = publicPage(template)
  app.get('/', (request, reply) => show(request, reply, { supportEmail: 'help@example.com', signedIn }))
  return app.inject({ url: '/', headers })
}

test('a page is sent filled in, and asked for anew each time', async () => {
  const { statusCode, body, headers } = await ask()
  expect([statusCode, body]).toEqual([200, filled])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['vary']).toBe('cookie, accept-encoding')
})

test('who is looking decides what the page says', async () => {
  expect((await ask({}, 'yes')).body).toContain('Back')
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('a browser that accepts %s gets %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(unpack(rawPayload).toString()).toBe(filled)
})

test('a page that the browser still has is not sent again, another variant is', async () => {
  const { headers } = await ask()
  const again = await ask({ 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const signedIn = await ask({ 'if-none-match': String(headers['etag']) }, 'yes')
  expect(signedIn.statusCode).toBe(200)
})

test('the policy allows the page’s own style by its hash and no inline script', async () => {
  const policy = String((await ask()).headers['content-security-policy'])
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
})
