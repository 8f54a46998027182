import type { SavedResults } from '@sojourn/contract/ai/schema'

/** What the guide made on this device, by trip. The server never hears of it, so nothing is counted (decision 022). */
export type DeviceResults = Partial<SavedResults>

const keyOf = (tripId: number): string => `ai_guide_${tripId}`

export function readDevice(tripId: number): DeviceResults {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(tripId)) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

export function storeDevice(tripId: number, results: DeviceResults): void {
  try {
    if (Object.keys(results).length === 0) localStorage.removeItem(keyOf(tripId))
    else localStorage.setItem(keyOf(tripId), JSON.stringify(results))
  } catch {
    // Storage is blocked or full: the results are there until the page is left.
  }
}
