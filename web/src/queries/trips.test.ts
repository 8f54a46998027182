import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../sync/http/api-error.ts'
import { tripQuery } from './trips.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

const triesAgain = (failures: number, error: Error): boolean =>
  (tripQuery(7).retry as (failures: number, error: Error) => boolean)(failures, error)

const failure = (status: number) =>
  new ApiError(status, `${status}: x`, { code: 'internal', text: 'x', path: '/api/trips/7' })

test('TRIP-24 a trip is fresh for 30 seconds and asked for again when the window is back', () => {
  expect(tripQuery(7)).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: true })
})

test.each([
  [0, 500, true],
  [2, 500, true],
  [3, 500, false],
  [0, 0, true],
  [0, 401, false],
  [0, 403, false],
  [0, 404, false],
])('TRIP-23 after %i failures with status %i another try is made: %s', (failures, status, again) => {
  expect(triesAgain(failures, failure(status))).toBe(again)
  expect(tripQuery(7).retryDelay).toBe(1000)
})

test('OFFLINE-22 a trip is not asked for again and again while the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(triesAgain(0, failure(0))).toBe(false)
})
