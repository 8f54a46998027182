import type { Point } from '@sojourn/contract/values/point'
import { positionOptions, roundedDegrees } from '@sojourn/contract/weather/local-card'
import { inTab, readStored, type StorageOf, store } from '../browser/stored.ts'

/** `unknown`: the browser does not tell. */
export type LocationPermission = PermissionState | 'unknown'

/** What the browser offers; named apart so that a test can stand in for it. */
export interface Locator {
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  permission: () => Promise<LocationPermission>
  storage: StorageOf<'getItem' | 'setItem'>
}

const askedKey = 'weather_location'

/**
 * Where the traveller is, or null. The browser's question comes up once in a session: whoever refused it, or left it
 * unanswered, is not asked again, but a permission given later in the browser's settings counts.
 */
export async function findPosition(locator: Locator): Promise<Point | null> {
  const { geolocation } = locator
  if (!geolocation) return null
  const answer = readStored(askedKey, locator.storage)
  if (answer === 'asked' && (await locator.permission()) !== 'granted') return null
  return askBrowser(geolocation, locator)
}

/** Whoever presses for it is asked, whatever was answered before; a browser that blocks it asks nobody. */
export async function askPosition(locator: Locator): Promise<Point | 'blocked' | null> {
  const { geolocation } = locator
  if (!geolocation) return null
  const found = await askBrowser(geolocation, locator)
  return found ?? ((await locator.permission()) === 'denied' ? 'blocked' : null)
}

function askBrowser(
  geolocation: NonNullable<Locator['geolocation']>,
  { storage }: Locator,
): Promise<Point | null> {
  store(askedKey, 'asked', storage)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => {
        store(askedKey, 'granted', storage)
        resolve({ lat: roundedDegrees(coords.latitude), lng: roundedDegrees(coords.longitude) })
      },
      () => resolve(null),
      positionOptions,
    )
  })
}

export const browserLocator: Locator = {
  get geolocation() {
    return typeof navigator === 'undefined' ? undefined : navigator.geolocation
  },
  permission: readPermission,
  storage: inTab,
}

export async function readPermission(): Promise<LocationPermission> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'unknown'
  }
}

export function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | undefined
  let isOver = false
  navigator.permissions?.query({ name: 'geolocation' }).then(
    (found) => {
      status = found
      if (!isOver) found.addEventListener('change', onChange)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
  }
}
