import { defaultCentre } from './defaults.ts'
import type { Point } from '../values/point.ts'

const geolocationTimeoutMs = 10_000

interface Geolocation {
  getCurrentPosition(
    found: (position: { coords: { latitude: number; longitude: number } }) => void,
    failed: () => void,
    options: { timeout: number; maximumAge: number },
  ): void
}

interface Located {
  point: Point
  /** False when the position was refused, late or unsupported and New York stands in for it. */
  found: boolean
}

const fallback: Located = { point: defaultCentre, found: false }

/** Where the traveller is. A browser that never answers counts as late too: its own time limit is not relied on. */
export function locateTraveller(geolocation: Geolocation | undefined): Promise<Located> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve(fallback)
    const timer = setTimeout(() => resolve(fallback), geolocationTimeoutMs)
    const settle = (result: Located) => {
      clearTimeout(timer)
      resolve(result)
    }
    return geolocation.getCurrentPosition(
      ({ coords }) => settle({ point: { lat: coords.latitude, lng: coords.longitude }, found: true }),
      () => settle(fallback),
      { timeout: geolocationTimeoutMs, maximumAge: 0 },
    )
  })
}
