import 'fake-indexeddb/auto'
import { longestSessionDays, sessionDays } from '@sojourn/contract/auth/session-life'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maya } from '../../../test/maya.ts'
import { own } from '../../../test/own-answer.ts'
import { noteReached, whyGone } from '../../session/session-age.ts'
import { rememberedUser, rememberUser } from '../../session/user-snapshot.ts'
import { callApi } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { cacheKey, deleteStore, openDeviceStore } from './device-store.ts'
import { checkSessionAge, forgetDevice } from './forget-device.ts'
import type { Entry } from '../overlay/write.ts'

const day = 86_400_000
const signIn = { body: { email: maya.email, password: 'a quiet harbour' } }
const storage = new Map<string, string>()
const caches = new Set<string>()
const told = vi.fn<() => void>()
let channel: BroadcastChannel

/** Maya is signed in; a trip was read and kept, and one change waits. */
beforeEach(async () => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
    key: (at: number) => [...storage.keys()][at] ?? null,
    get length() {
      return storage.size
    },
  })
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(caches.delete(name)) })
  for (const name of ['sojourn-kept', 'sojourn-art', 'sojourn-0123456789ab']) caches.add(name)
  rememberUser(maya)
  noteReached(0)
  storage.set('kept_trips', '{"7":{}}')
  storage.set('theme', 'dark')
  const store = await openDeviceStore(maya.id)
  await store.put('cache', { data: [], timestamp: 1, ttl: 1 }, cacheKey('/api/trips'))
  await store.add('offline_operations_queue', { id: 'a' } as Entry)
  told.mockClear()
  channel = new BroadcastChannel('session_ended')
  channel.addEventListener('message', told)
})

afterEach(async () => {
  channel.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await deleteStore(maya.id)
})

const answerWith = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer))

/** What of Maya is here: copies and changes that wait. */
async function found() {
  const store = await openDeviceStore(maya.id)
  return {
    user: rememberedUser()?.id ?? null,
    copies: await store.count('cache'),
    waiting: await store.count('offline_operations_queue'),
    keys: [...storage.keys()].filter((key) => key !== 'copies_gone').toSorted(),
    caches: [...caches].toSorted(),
  }
}

const nothing = { user: null, copies: 0, waiting: 1, keys: ['theme'], caches: ['sojourn-0123456789ab'] }

test('the first 401 takes everything off the device that was read, tells the other tabs once, and leaves what was not sent', async () => {
  for (let call = 0; call < 3; call++) {
    answerWith(own(new Response('', { status: 401 })))
    await expect(callApi('trips.list', {})).rejects.toMatchObject({ status: 401 })
    expect(rememberedUser()).toBeNull()
  }
  await vi.waitFor(async () => expect(await found()).toEqual(nothing))
  expect(whyGone()).toBe('ended')
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
})

test.each([
  ['too many requests', 'trips.list', () => own(new Response('', { status: 429 }))],
  ['a busy server', 'trips.list', () => own(new Response('', { status: 503 }))],
  ['a failing server', 'trips.list', () => own(new Response('', { status: 500 }))],
  ['a refusal', 'trips.list', () => own(new Response('', { status: 403 }))],
  ['a 401 of a hotel', 'trips.list', () => new Response('', { status: 401 })],
  ['a wrong password', 'auth.signIn', () => own(new Response('', { status: 401 }))],
] as const)('%s takes nothing off the device', async (_what, name, answer) => {
  const before = await found()
  expect(before).toMatchObject({ user: maya.id, copies: 1, waiting: 1 })
  answerWith(answer())
  await expect(name === 'auth.signIn' ? callApi(name, signIn) : callApi(name, {})).rejects.toThrow(ApiError)
  // What goes, goes at once.
  expect(await found()).toEqual(before)
  expect(whyGone()).toBeNull()
})

test('what cannot be removed now is removed at the next start, also when somebody signed in meanwhile', async () => {
  vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('not now')) })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await forgetDevice()
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(caches.delete(name)) })
  rememberUser(maya)
  noteReached(0)
  expect(checkSessionAge()).toBeNull()
  await vi.waitFor(async () =>
    expect(await found()).toEqual({
      ...nothing,
      user: maya.id,
      keys: ['session_age', 'theme', 'user_snapshot'],
    }),
  )
})

test.each([
  ['the server was reached', sessionDays, 0, 'idle'],
  ['the sign-in, however often the server was reached', 1, longestSessionDays - 1, 'old'],
] as const)('copies are shown no longer when %s is too long ago, and go', async (_what, days, age, why) => {
  noteReached(age * day)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day - 60_000 })
  expect(checkSessionAge()).toBeNull()
  expect(rememberedUser()).toEqual(maya)
  vi.setSystemTime(Date.now() + 120_000)
  expect(rememberedUser()).toBeNull()
  expect(whyGone()).toBe(why)
  expect(checkSessionAge()).toBe(why)
  await vi.waitFor(async () => expect(await found()).toEqual(nothing))
  expect(whyGone()).toBe(why)
})

test('a clock that is set back brings no copy back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * day })
  checkSessionAge()
  vi.setSystemTime(Date.now() - 8 * day)
  expect(checkSessionAge()).toBeNull()
  vi.setSystemTime(Date.now() + 4 * day)
  expect(checkSessionAge()).toBe('idle')
  await vi.waitFor(async () => expect(await found()).toEqual(nothing))
})

test('once the server has answered again nothing is said any more about what was gone', () => {
  storage.set('copies_gone', 'ended')
  noteReached(0)
  expect(whyGone()).toBeNull()
})

test('whoever an older build remembered is counted from the first look on', async () => {
  storage.delete('session_age')
  expect(rememberedUser()).toEqual(maya)
  expect(checkSessionAge()).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + sessionDays * day + 1000 })
  expect(checkSessionAge()).toBe('idle')
  await vi.waitFor(async () => expect(await found()).toEqual(nothing))
})
