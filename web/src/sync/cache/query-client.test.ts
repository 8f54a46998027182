import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, listToasts } from '../../toasts/toast-store.ts'
import { ApiError, lateError, offlineError } from '../http/api-error.ts'
import { queryClient, shouldRetryRead, shouldRetryWrite } from './query-client.ts'
import { isSessionEnded } from '../../session/session-ended-flag.ts'

const failure = (status: number, path = '/api/trips') =>
  new ApiError(status, `${status}: no`, { code: 'internal', text: 'no', path })

const kept = new Map<string, string>()
const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  assign.mockClear()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/trips/12', search: '?tab=packing', assign })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test.each([
  [0, failure(500), true],
  [1, failure(500), true],
  [2, failure(500), false],
  [0, offlineError('/api/trips'), true],
  [0, lateError('/api/trips'), false],
  [0, failure(401), false],
  [0, failure(404), false],
  [0, failure(500, '/api/auth/user'), false],
  [0, failure(500, '/api/auth/options'), false],
])(
  'OFFLINE-22 a read that failed %i times before is tried again after "%s": %s',
  (failures, error, again) => {
    expect(shouldRetryRead(failures, error)).toBe(again)
  },
)

test.each([
  [0, failure(500), true],
  [1, failure(500), false],
  [0, failure(409), false],
  [0, lateError('/api/trips'), false],
])(
  'OFFLINE-23 a write that failed %i times before is tried again after "%s": %s',
  (failures, error, again) => {
    expect(shouldRetryWrite(failures, error)).toBe(again)
  },
)

test('OFFLINE-22 OFFLINE-23 nothing is tried again while the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(shouldRetryRead(0, failure(500))).toBe(false)
  expect(shouldRetryWrite(0, failure(500))).toBe(false)
})

/** A write that the server refuses, with a message of its own. */
async function writeFails(error: Error, ownMessage?: () => void): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(error),
    retry: false,
    ...(ownMessage && { onError: ownMessage }),
  })
  await mutation.execute(undefined).catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
}

const shown = () => listToasts().filter(({ open }) => open)

test('ERR-02 ERR-03 a write that finds the session over says so and goes to sign in after 500 ms', async () => {
  await writeFails(failure(401))
  expect(shown()).toMatchObject([
    {
      variant: 'destructive',
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    },
  ])
  await vi.advanceTimersByTimeAsync(499)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(assign.mock.calls).toEqual([['/api/login?returnTo=%2Ftrips%2F12%3Ftab%3Dpacking']])
  expect(isSessionEnded()).toBe(true)
})

test('ERR-02 the message about the session takes the place of the one about the write', async () => {
  const { toast } = await import('../../toasts/toast-store.ts')
  await writeFails(failure(401), () => void toast({ title: 'Update Failed' }))
  expect(shown()).toMatchObject([{ title: 'Unauthorized' }])
})

test('ERR-03 several writes that fail together lead to one sign-in', async () => {
  await Promise.all([writeFails(failure(401)), writeFails(failure(401))])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(assign).toHaveBeenCalledOnce()
})

test.each([
  ['a wrong password at sign-in', failure(401, '/api/auth/signin')],
  ['a refusal that only mentions 401', new Error('500: upstream 401: refused')],
  ['a lost connection', offlineError('/api/trips')],
])('%s does not log anybody out', async (_what, error) => {
  await writeFails(error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shown()).toEqual([])
  expect(assign).not.toHaveBeenCalled()
})

test('OFFLINE-20 OFFLINE-21 reads are fresh for five minutes and are not repeated when the window gets focus', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  })
})
