import { expect, test } from 'vitest'
import { type Controlled, type Updating, watchForUpdate } from './register.ts'

class Worker extends EventTarget {
  readonly heard: unknown[] = []
  postMessage(message: unknown): void {
    this.heard.push(message)
  }
}

function page({ controlled = true } = {}) {
  const registration: Updating = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: async () => undefined,
  })
  const container: Controlled = Object.assign(new EventTarget(), { controller: controlled ? {} : null })
  const offers: (() => void)[] = []
  let reloads = 0
  const watch = () =>
    watchForUpdate(
      registration,
      container,
      (takeOver) => offers.push(takeOver),
      () => void (reloads += 1),
    )
  return { registration, container, offers, watch, reloads: () => reloads }
}

test('a new version that waits already is offered, and does not take over by itself', () => {
  const { registration, offers, watch, reloads } = page()
  const waiting = new Worker()
  registration.waiting = waiting
  watch()
  expect(offers).toHaveLength(1)
  expect(waiting.heard).toEqual([])
  expect(reloads()).toBe(0)
})

test('a new version found while the page is open is offered once it is ready', () => {
  const { registration, offers, watch } = page()
  watch()
  const coming = new Worker()
  registration.installing = coming
  registration.dispatchEvent(new Event('updatefound'))
  coming.dispatchEvent(new Event('statechange'))
  expect(offers).toHaveLength(0)
  registration.waiting = coming
  coming.dispatchEvent(new Event('statechange'))
  expect(offers).toHaveLength(1)
})

test('Reload asks the new version to take over, and the page is loaded anew when it has', () => {
  const { registration, container, offers, watch, reloads } = page()
  const waiting = new Worker()
  registration.waiting = waiting
  watch()
  offers[0]?.()
  expect(waiting.heard).toEqual(['take-over'])
  expect(reloads()).toBe(0)
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(reloads()).toBe(1)
})

test('the very first version is nothing to update to', () => {
  const { registration, offers, watch } = page({ controlled: false })
  registration.waiting = new Worker()
  watch()
  expect(offers).toEqual([])
})
