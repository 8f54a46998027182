import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  dismissToast,
  listToasts,
  subscribe,
  takeStoredToast,
  toast,
  toastAfterReload,
  toastDurationMs,
  toastRemoveDelayMs,
} from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('TOAST-01 a toast has an id, is open, and carries its title, description and action', () => {
  const action = { label: 'Undo', onPress: () => {} }
  const id = toast({ title: 'Trip Deleted', description: 'Lisbon has been deleted.', action })
  expect(listToasts()).toEqual([
    {
      id,
      open: true,
      title: 'Trip Deleted',
      description: 'Lisbon has been deleted.',
      action,
      variant: 'default',
      duration: 5000,
    },
  ])
})

test('TOAST-01 two toasts never share an id', () => {
  expect(toast({ title: 'First' })).not.toBe(toast({ title: 'Second' }))
})

test('TOAST-02 a new toast takes the place of the old one', () => {
  const closed = vi.fn<() => void>()
  toast({ title: 'First', onClose: closed })
  toast({ title: 'Second' })
  expect(listToasts().map(({ title, open }) => [title, open])).toEqual([['Second', true]])
  expect(closed).toHaveBeenCalledOnce()
})

test('TOAST-04 a dismissed toast is closed at once and stays in the list until 1000000 ms have passed', () => {
  const id = toast({ title: 'Link Copied' })
  dismissToast(id)
  expect(listToasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(listToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(listToasts()).toEqual([])
  expect(toastRemoveDelayMs).toBe(1_000_000)
})

test('TOAST-04 a toast dismissed twice closes once', () => {
  const closed = vi.fn<() => void>()
  const id = toast({ title: 'Link Copied', onClose: closed })
  dismissToast(id)
  dismissToast(id)
  expect(closed).toHaveBeenCalledOnce()
})

test('a toast that was replaced does not take the newer one along when its own time is over', () => {
  const first = toast({ title: 'First' })
  dismissToast(first)
  vi.advanceTimersByTime(999_000)
  toast({ title: 'Second' })
  vi.advanceTimersByTime(10_000)
  expect(listToasts()).toMatchObject([{ title: 'Second', open: true }])
})

test('the screen hears of every change until it stops listening', () => {
  const heard = vi.fn<() => void>()
  const stop = subscribe(heard)
  dismissToast(toast({ title: 'Trip Updated' }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  toast({ title: 'Trip Updated' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a toast shows for five seconds unless it asks for another time', () => {
  toast({ title: 'Stay tuned', duration: 3000 })
  expect(listToasts()[0]?.duration).toBe(3000)
  toast({ title: 'Welcome Back' })
  expect(listToasts()[0]?.duration).toBe(toastDurationMs)
})

test('a toast handed over a page load is shown once by the next page', () => {
  const storage = fakeStorage()
  toastAfterReload({ title: 'Welcome Back', description: 'Signed in.', variant: 'success' }, () => storage)
  expect(takeStoredToast(() => storage)).toEqual({
    title: 'Welcome Back',
    description: 'Signed in.',
    variant: 'success',
  })
  expect(takeStoredToast(() => storage)).toBeNull()
})

test.each(['not json', '"text"', 'null', '{"description":"no title"}'])(
  'something else found in place of a toast (%s) is ignored',
  (found) => {
    const storage = fakeStorage()
    toastAfterReload({ title: 'Welcome Back' }, () => storage)
    const [key] = [...storage.kept.keys()]
    storage.kept.set(key!, found)
    expect(takeStoredToast(() => storage)).toBeNull()
  },
)

test('where the browser blocks storage, the page goes on without the handed-over toast', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  expect(() => toastAfterReload({ title: 'Welcome Back' }, blocked)).not.toThrow()
  expect(takeStoredToast(blocked)).toBeNull()
})
