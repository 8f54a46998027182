import { afterEach, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { own } from '../../../test/own-answer.ts'
import { callApi, readApi, userKey } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Our server gives one answer, or cannot be reached. */
const serverAnswers = (answer: Response | Error) =>
  somebodyAnswers(answer instanceof Error ? answer : own(answer))

function somebodyAnswers(answer: Response | Error) {
  const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

/** The trips, read for the first time. */
const read = () => ({
  client: new QueryClient(),
  queryKey: ['trips'],
  signal: new AbortController().signal,
})

const body = { id: 1, title: 'Family Trip to Lisbon' }

test('AUTH-24 every call is sent with the session cookie', async () => {
  const asked = serverAnswers(Response.json([]))
  await callApi('trips.list', {})
  expect(asked.mock.calls[0]).toMatchObject(['/api/trips', { method: 'GET', credentials: 'same-origin' }])
})

test('a write is JSON and carries a key of its own', async () => {
  const asked = serverAnswers(Response.json({ ok: true }))
  await callApi('auth.signIn', { body: { email: 'maya@example.com', password: 'a quiet harbour' } })
  const [path, init] = asked.mock.calls[0]!
  expect(path).toBe('/api/auth/signin')
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"email":"maya@example.com","password":"a quiet harbour"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': expect.stringMatching(/^[\w-]{36}$/) },
  })
})

test('parts of the path are escaped', async () => {
  const asked = serverAnswers(Response.json(body))
  await callApi('trips.get', { params: { tripId: '1/../2' as unknown as number } })
  expect(asked.mock.calls[0]?.[0]).toBe('/api/trips/1%2F..%2F2')
})

test('an empty answer is no answer at all', async () => {
  serverAnswers(new Response(''))
  expect(await callApi('trips.get', { params: { tripId: 1 } })).toBeNull()
})

test('ERR-01 a read that answers 401 gives no data and no error', async () => {
  serverAnswers(new Response('{"message":"Unauthorized: Please log in to continue"}', { status: 401 }))
  expect(await readApi('trips.list', {}, read())).toBeNull()
})

test('a list that was read stays when the session has ended since; who is here is asked once more', async () => {
  serverAnswers(new Response('{"message":"Unauthorized: Please log in to continue"}', { status: 401 }))
  const again = read()
  again.client.setQueryData(again.queryKey, ['Lisbon'])
  again.client.setQueryData(userKey, { user: null, answered: true })
  expect(await readApi('trips.list', {}, again)).toEqual(['Lisbon'])
  expect(again.client.getQueryState(userKey)?.isInvalidated).toBe(true)
})

test('ERR-06 a read that answers anything else but OK is an error', async () => {
  serverAnswers(new Response('Trip not found', { status: 404 }))
  await expect(readApi('trips.get', { params: { tripId: 1 } }, read())).rejects.toMatchObject({
    status: 404,
    message: '404: Trip not found',
    path: '/api/trips/1',
  })
})

test('without a connection a call says so in words', async () => {
  serverAnswers(new TypeError('Failed to fetch'))
  await expect(callApi('trips.list', {})).rejects.toMatchObject({
    status: 0,
    code: 'offline',
    text: 'You are offline. Please try again when you are connected.',
  })
})

test('a call that is never answered ends after half a minute and says so', async () => {
  const clock = new AbortController()
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    return promise
  })
  const call = callApi('trips.list', {}, { signal: new AbortController().signal })
  clock.abort(new DOMException('The clock ran out', 'TimeoutError'))
  await expect(call).rejects.toMatchObject({
    code: 'late',
    text: 'There is no answer. Please check your connection and try again.',
  })
  expect(patience).toHaveBeenCalledWith(30_000)
  patience.mockRestore()
})

test.each([
  ["a hotel's login page", () => new Response('<h1>Welcome to the hotel</h1>'), 'offline'],
  ['JSON of a stranger', () => Response.json([{ id: 1, title: 'Our spa' }]), 'offline'],
  ['a 401 of a stranger', () => new Response('', { status: 401 }), 'offline'],
  ['a 401 of a stranger in JSON', () => Response.json({}, { status: 401 }), 'offline'],
  ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'internal'],
  ['a gateway that speaks JSON', () => Response.json({}, { status: 504 }), 'internal'],
])('%s in place of an answer is no answer, and nobody is signed out by it', async (_who, answer, code) => {
  const forget = vi.fn<() => void>()
  vi.stubGlobal('localStorage', { removeItem: forget })
  somebodyAnswers(answer())
  await expect(callApi('trips.list', {})).rejects.toMatchObject({ code, isForeign: true })
  expect(forget).not.toHaveBeenCalled()
})

test('an error of a proxy in front of our server is an error, in its own words', async () => {
  somebodyAnswers(Response.json({ message: 'The upstream broke' }, { status: 500 }))
  await expect(callApi('trips.list', {})).rejects.toMatchObject({
    status: 500,
    code: 'internal',
    text: 'The upstream broke',
    isForeign: false,
  })
})

test('an answer that was cut off on its way is an error, not a crash', async () => {
  serverAnswers(new Response('[{"id":'))
  await expect(callApi('trips.list', {})).rejects.toMatchObject({ status: 200, code: 'internal', text: '' })
})

test('a call that was given up is not mistaken for a lost connection', async () => {
  serverAnswers(new DOMException('given up', 'AbortError'))
  await expect(callApi('trips.list', {})).rejects.toMatchObject({ name: 'AbortError' })
})
