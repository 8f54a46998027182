import { expect, test } from 'vitest'
import {
  toastDurationMs,
  toastHotkey,
  toastLimit,
  toastRemoveDelayMs,
  toastSwipePx,
} from '../../toasts/toast-store.ts'
import { cacheKey } from '../device/device-store.ts'
import { freshMs } from '../device/read-path.ts'
import { maxFailures, passEveryMs } from './queue-state.ts'

test('CONST-05 data is fresh for five minutes, a write is tried three times, every 30 seconds', () => {
  expect([freshMs, maxFailures, passEveryMs]).toEqual([300_000, 3, 30_000])
  expect(cacheKey('/api/trips')).toBe('cache_GET_/api/trips')
})

test('CONST-06 one toast, five seconds, 50 pixels, F8', () => {
  expect([toastLimit, toastDurationMs, toastSwipePx, toastHotkey, toastRemoveDelayMs]).toEqual([
    1,
    5000,
    50,
    'F8',
    1_000_000,
  ])
})
