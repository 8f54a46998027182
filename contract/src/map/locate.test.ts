import { afterEach, describe, expect, test, vi } from 'vitest'
import { defaultCentre, defaultZoom, maxZoom } from './defaults.ts'
import { locateTraveller } from './locate.ts'

afterEach(() => void vi.useRealTimers())

describe('where the traveller is', () => {
  test('the browser’s position counts when it comes in time', async () => {
    const located = await locateTraveller({
      getCurrentPosition: (found) => found({ coords: { latitude: 38.7, longitude: -9.1 } }),
    })
    expect(located).toEqual({ point: { lat: 38.7, lng: -9.1 }, found: true })
  })

  test('MAP-15 after 10 s without an answer it is New York', async () => {
    vi.useFakeTimers()
    let asked: { timeout: number } | undefined
    let settled = false
    const located = locateTraveller({
      getCurrentPosition: (_found, _failed, options) => {
        asked = options
      },
    }).then((result) => {
      settled = true
      return result
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await located).toEqual({ point: { lat: 40.7128, lng: -74.006 }, found: false })
    expect(asked?.timeout).toBe(10_000)
  })

  test('MAP-15 refused or unsupported it is New York at once', async () => {
    const refused = await locateTraveller({ getCurrentPosition: (_found, failed) => failed() })
    expect([refused, await locateTraveller(undefined)]).toEqual([
      { point: defaultCentre, found: false },
      { point: defaultCentre, found: false },
    ])
  })
})

test('MAP-10 the map starts over New York at zoom 13 and goes to 19', () => {
  expect({ defaultCentre, defaultZoom, maxZoom }).toEqual({
    defaultCentre: { lat: 40.7128, lng: -74.006 },
    defaultZoom: 13,
    maxZoom: 19,
  })
})
