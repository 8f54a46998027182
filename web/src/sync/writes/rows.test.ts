import type { PackingItem } from '@sojourn/contract/packing/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { own } from '../../../test/own-answer.ts'
import { dismissToast, listToasts } from '../../toasts/toast-store.ts'
import { queryClient } from '../cache/query-client.ts'
import { collectionQuery } from '../cache/lists.ts'
import { lists } from '../cache/row-store.ts'
import { newRow, tripRows } from './rows.ts'
import { inBackground } from './write-rows.ts'
import { perform } from './writes.ts'

const itemOf = (id: string, fields: Partial<PackingItem> = {}): PackingItem => ({
  id,
  tripId: 7,
  item: id,
  category: 'clothing',
  quantity: 1,
  memberName: null,
  notes: null,
  packed: false,
  essential: false,
  reason: null,
  version: 1,
  createdAt: '2027-04-01T10:00:00.000Z',
  updatedAt: '2027-04-01T10:00:00.000Z',
  ...fields,
})

interface Asked {
  method: string
  path: string
  body: unknown
  key: string | null
}

let asked: Asked[] = []
let answer: (call: Asked) => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key')
    const call = { method, path, body: body ? (JSON.parse(body as string) as unknown) : undefined, key }
    asked.push(call)
    return Promise.resolve(answer(call)).then((response) => {
      if (key) response.headers.set('idempotency-key', key)
      return own(response)
    })
  })
})

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
  lists.leave()
})

const rows = tripRows(7, 'packing')
const query = collectionQuery(7, 'packing')
const shown = () => queryClient.getQueryData(query.queryKey)
const writesAsked = () => asked.filter(({ method }) => method !== 'GET')

/** The trip with these items, however it is asked for. */
function tripWith(packing: PackingItem[], path: string): Response {
  const trip = { id: 7, title: 'Lisbon', rev: 1, createdAt: '2027-01-01T10:00:00.000Z' }
  const whole = {
    trip,
    itinerary: [],
    packing,
    expenses: [],
    dayNotes: [],
    bookings: [],
    legs: [],
    ideas: [],
    travellers: [],
    transfers: [],
    members: [],
    rev: 1,
  }
  return Response.json(path.includes('/changes') ? { rev: 1, reload: true, changes: [] } : whole)
}

/** The list as it is read at first. */
async function readList(items: PackingItem[]): Promise<void> {
  answer = ({ path }) => tripWith(items, path)
  await queryClient.fetchQuery(query)
}

test('a list is read once in its order: what is essential first, then by name', async () => {
  await readList([itemOf('socks'), itemOf('map'), itemOf('passport', { essential: true })])
  expect(shown()?.map(({ id }) => id)).toEqual(['passport', 'map', 'socks'])
})

test('a list that is read while an item is being ticked keeps the tick', async () => {
  await readList([itemOf('socks')])
  const saved = Promise.withResolvers<Response>()
  answer = ({ method, path }) => (method === 'PUT' ? saved.promise : tripWith([itemOf('socks')], path))
  const written = rows.change('socks', { packed: true }, { isShown: true })
  expect(shown()).toMatchObject([{ packed: true, version: 1 }])
  await queryClient.fetchQuery({ ...query, staleTime: 0 })
  expect(shown()).toMatchObject([{ packed: true, version: 1 }])
  saved.resolve(Response.json(itemOf('socks', { packed: true, version: 2 })))
  await written
  expect(shown()).toMatchObject([{ packed: true, version: 2 }])
})

test('when the session has ended a list stays as it is, and what is shown is not taken for the server’s word', async () => {
  await readList([itemOf('socks'), itemOf('map')])
  const refused = Promise.withResolvers<Response>()
  answer = ({ method }) => (method === 'GET' ? new Response('', { status: 401 }) : refused.promise)
  const removed = rows.remove('socks').catch(() => 'failed')
  await queryClient.fetchQuery({ ...query, staleTime: 0 })
  expect(shown()).toMatchObject([{ id: 'map' }])
  refused.resolve(new Response('', { status: 400 }))
  expect(await removed).toBe('failed')
  expect(shown()).toMatchObject([{ id: 'map' }, { id: 'socks' }])
})

test('OFFLINE-23 a write whose answer got lost is sent once more, under the same key', async () => {
  await readList([itemOf('socks')])
  let tries = 0
  answer = ({ method, path }) => {
    if (method === 'GET') return tripWith([itemOf('socks')], path)
    tries += 1
    return tries === 1
      ? new Response('', { status: 502 })
      : Response.json(itemOf('socks', { packed: true, version: 2 }))
  }
  const written = rows.change('socks', { packed: true })
  await vi.advanceTimersByTimeAsync(1000)
  await written
  const [first, second] = writesAsked()
  expect(second).toEqual(first)
  expect(first?.key).toMatch(/^[\w-]{36}$/)
})

test.each([
  ['Failed to add packing item', () => rows.add({ id: 'map', item: 'map' })],
  ['Failed to update packing item', () => rows.change('socks', { packed: true })],
  ['Failed to delete packing item', () => rows.remove('socks')],
])('ERR-09 a refused write says "%s"', async (description, write) => {
  await readList([itemOf('socks')])
  answer = ({ method, path }) =>
    method === 'GET' ? tripWith([itemOf('socks')], path) : new Response('', { status: 400 })
  await expect(write()).rejects.toMatchObject({ status: 400 })
  expect(listToasts()[0]).toMatchObject({ variant: 'destructive', title: 'Error', description })
  expect(shown()).toMatchObject([{ id: 'socks', packed: false }])
})

test('changes of one trip are sent one after the other', async () => {
  const saved = Promise.withResolvers<Response>()
  answer = () => saved.promise
  const rename = (title: string) => perform('trips.update', { params: { tripId: 7 }, body: { title } }, {})
  const both = Promise.all([rename('Lisbon'), rename('Porto')])
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ body }) => body)).toEqual([{ title: 'Lisbon' }])
  answer = () => Response.json({})
  saved.resolve(Response.json({}))
  await both
  expect(asked.map(({ body }) => body)).toEqual([{ title: 'Lisbon' }, { title: 'Porto' }])
})

test('a deletion is taken back with all that the item held, and can be tried again when that fails', async () => {
  const socks = itemOf('socks', { notes: 'the warm ones', packed: true, version: 4 })
  await readList([socks])
  answer = ({ method, path }) => {
    if (method === 'POST') return new Response('', { status: 400 })
    return method === 'GET' ? tripWith([], path) : Response.json({ ok: true })
  }
  await rows.remove('socks')
  rows.undoOf(socks).onPress()
  await vi.advanceTimersByTimeAsync(0)
  expect(listToasts()[0]).toMatchObject({ description: 'Failed to add packing item' })
  expect(shown()).toEqual([])
  answer = () => Response.json({ ...socks, version: 1, createdAt: '2027-04-02T10:00:00.000Z' })
  listToasts()[0]?.action?.onPress()
  await vi.advanceTimersByTimeAsync(0)
  const { version: _v, createdAt: _c, updatedAt: _u, tripId: _t, ...fields } = socks
  expect(writesAsked().at(-1)).toMatchObject({ method: 'POST', path: '/api/trips/7/packing', body: fields })
  expect(shown()).toMatchObject([{ id: 'socks', notes: 'the warm ones', packed: true, version: 1 }])
})

test('a form that is sent again makes one row; what was typed since the first try is laid on top', async () => {
  await readList([])
  const save = newRow(7, 'packing')
  answer = ({ method, path }) => (method === 'GET' ? tripWith([], path) : new Response('', { status: 400 }))
  await expect(save({ item: 'Camera' })).rejects.toMatchObject({ status: 400 })
  await expect(save({ item: 'Camera' })).rejects.toMatchObject({ status: 400 })
  const { id } = writesAsked()[0]!.body as { id: string }
  answer = ({ method }) =>
    Response.json(itemOf(id, method === 'PUT' ? { item: 'Old camera', version: 2 } : { item: 'Camera' }))
  await save({ item: 'Old camera' })
  expect(writesAsked().map(({ method, body }) => [method, body])).toEqual([
    ['POST', { id, item: 'Camera' }],
    ['POST', { id, item: 'Camera' }],
    ['POST', { id, item: 'Old camera' }],
    ['PUT', { item: 'Old camera' }],
  ])
  expect(shown()).toMatchObject([{ id, item: 'Old camera' }])
})

test('ERR-02 a write nobody waits for also notices the end of the session', async () => {
  vi.stubGlobal('location', { pathname: '/trips/7', search: '', assign: () => undefined })
  vi.stubGlobal('sessionStorage', { setItem: () => undefined })
  await readList([itemOf('socks')])
  answer = () => new Response('', { status: 401 })
  inBackground(() => rows.change('socks', { packed: true }, { isShown: true }))
  await vi.advanceTimersByTimeAsync(10)
  expect(listToasts()[0]).toMatchObject({ title: 'Unauthorized' })
  expect(shown()).toMatchObject([{ packed: false }])
})
