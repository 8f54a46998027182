import { afterEach, expect, test, vi } from 'vitest'
import { own } from '../../../test/own-answer.ts'
import type { Write } from '../overlay/write.ts'
import { sendWrite } from './send-write.ts'

const write = {
  id: 'a-key-of-sixteen',
  method: 'PUT',
  url: '/api/packing/1',
  data: { packed: true },
  side: { owner: 'maya' },
} as Write

afterEach(() => {
  vi.unstubAllGlobals()
})

const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  own(Response.json(body, { ...init, headers: { 'idempotency-key': write.id, ...init.headers } }))

test.each([
  ['is done', json({ id: '1' }), { kind: 'done', answer: { id: '1' } }],
  ['is refused', json({ message: 'No' }, { status: 400 }), { kind: 'refused', status: 400, reason: 'No' }],
  [
    'is refused with what that means',
    json({ message: 'Not found', meaning: { code: 'errors.notFound' } }, { status: 404 }),
    { kind: 'refused', status: 404, reason: { code: 'errors.notFound' } },
  ],
  ['fails', json({}, { status: 500 }), { kind: 'failed', status: 500 }],
  ['finds nobody signed in', json({}, { status: 401 }), { kind: 'signed-out' }],
  ['finds somebody else signed in', json({}, { status: 412 }), { kind: 'other-user' }],
  [
    'comes too often',
    json({}, { status: 429, headers: { 'retry-after': '7' } }),
    { kind: 'busy', waitMs: 7000 },
  ],
  ['meets a page of a hotel', new Response('<h1>Welcome</h1>'), { kind: 'unreached' }],
  ['meets JSON of a stranger', Response.json({ ok: true }), { kind: 'unreached' }],
  ['meets an error of a proxy', Response.json({}, { status: 500 }), { kind: 'failed', status: 500 }],
  [
    'is refused by a proxy',
    Response.json({ message: 'Too large' }, { status: 413 }),
    { kind: 'refused', status: 413, reason: 'Too large' },
  ],
  ['meets a gateway that speaks JSON', Response.json({}, { status: 503 }), { kind: 'unreached' }],
  ['meets an error page', new Response('<h1>Oops</h1>', { status: 500 }), { kind: 'unreached' }],
  ['meets another key', json({}, { headers: { 'idempotency-key': 'another' } }), { kind: 'unreached' }],
  [
    'is answered with half a page',
    own(new Response('{"id":', { headers: { 'idempotency-key': write.id } })),
    { kind: 'unreached' },
  ],
  ['meets a gateway', new Response('', { status: 502 }), { kind: 'unreached' }],
  ['gets no answer', new TypeError('Failed to fetch'), { kind: 'unreached' }],
])('a write that %s', async (_what, answer, outcome) => {
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await sendWrite(write)).toMatchObject(outcome)
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({
    'idempotency-key': write.id,
    'x-queue-owner': 'maya',
  })
})

test('a write behind a proxy that drops headers is done where our server is there', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url === '/api/health/live' ? own(Response.json({})) : Response.json({ id: 7 })),
  )
  expect(await sendWrite({ ...write, id: 'no-stranger-answered' })).toEqual({
    kind: 'done',
    answer: { id: 7 },
  })
})

test.each([
  ['POST', { item: 'Socks' }, '{"item":"Socks"}'],
  ['PUT', { packed: true }, '{"packed":true}'],
  ['PATCH', { name: 'Maya' }, '{"name":"Maya"}'],
  ['DELETE', undefined, undefined],
])('OFFLINE-03 a write of method %s is sent with its body, if it has one', async (method, data, body) => {
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(json({})))
  vi.stubGlobal('fetch', fetch)
  await sendWrite({ ...write, method, data })
  const init = fetch.mock.calls[0]?.[1]
  expect(init?.method).toBe(method)
  expect(init?.body ?? undefined).toBe(body)
})

test('a stranger’s answer that is read when the stranger has gone takes no change away: our server is asked again', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const hotel = () => Response.json([{ id: 1, title: 'Our spa' }])
  let isHotelHere = true
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/health/live' && !isHotelHere ? own(Response.json({})) : hotel(),
  )
  expect(await sendWrite(write)).toEqual({ kind: 'unreached' })
  isHotelHere = false
  expect(await sendWrite(write)).toEqual({ kind: 'unreached' })
})
