import { expect, test } from 'vitest'
import { askPosition, findPosition, type Locator, type LocationPermission } from './position.ts'

type Answer = 'allowed' | 'refused'

interface Asked {
  locator: Locator
  /** The options of each request to the browser. */
  requests: (PositionOptions | undefined)[]
}

const session = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}

function browser(answer: Answer, permission: LocationPermission = 'prompt', storage = session()): Asked {
  const requests: Asked['requests'] = []
  const locator: Locator = {
    permission: async () => permission,
    storage: () => storage,
    geolocation: {
      getCurrentPosition: (onFound, onFailed, options) => {
        requests.push(options)
        if (answer === 'refused') return onFailed?.({ code: 1, message: '' } as GeolocationPositionError)
        return onFound({ coords: { latitude: 38.71667, longitude: -9.13949 } } as GeolocationPosition)
      },
    },
  }
  return { locator, requests }
}

test('WX-03 WX-06 the position is asked for with 15 s patience, taken when at most 10 min old, and rounded', async () => {
  const { locator, requests } = browser('allowed')
  expect(await findPosition(locator)).toEqual({ lat: 38.72, lng: -9.14 })
  expect(requests).toEqual([{ timeout: 15_000, maximumAge: 600_000 }])
})

test('WX-04 who refuses is not asked again in the session', async () => {
  const { locator, requests } = browser('refused')
  expect(await findPosition(locator)).toBeNull()
  expect(await findPosition(locator)).toBeNull()
  expect(requests).toHaveLength(1)
})

test('a permission given later in the settings counts', async () => {
  const storage = session()
  await findPosition(browser('refused', 'prompt', storage).locator)
  const later = browser('allowed', 'granted', storage)
  expect(await findPosition(later.locator)).not.toBeNull()
})

test('who agreed is located again without a question', async () => {
  const storage = session()
  await findPosition(browser('allowed', 'unknown', storage).locator)
  expect(await findPosition(browser('allowed', 'unknown', storage).locator)).not.toBeNull()
})

test('WX-04 a browser without geolocation has no position', async () => {
  const { locator } = browser('allowed')
  expect(await findPosition({ ...locator, geolocation: undefined })).toBeNull()
})

test('blocked storage is no reason to have no weather', async () => {
  const { locator } = browser('allowed')
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(await findPosition({ ...locator, storage: blocked })).not.toBeNull()
})

test('whoever presses for it is asked again, and told when the browser blocks it', async () => {
  const storage = session()
  await findPosition(browser('refused', 'prompt', storage).locator)
  const pressed = browser('allowed', 'prompt', storage)
  expect(await askPosition(pressed.locator)).toEqual({ lat: 38.72, lng: -9.14 })
  expect(pressed.requests).toHaveLength(1)
  expect(await askPosition(browser('refused', 'denied').locator)).toBe('blocked')
  expect(await askPosition(browser('refused', 'prompt').locator)).toBeNull()
})
