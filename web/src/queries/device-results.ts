import type { SavedResults } from '@sojourn/contract/ai/schema'
import { dropStored, readStoredJson, store } from '../browser/stored.ts'

/** What the guide made on this device, by trip. The server never hears of it, so nothing is counted (decision 022). */
export type DeviceResults = Partial<SavedResults>

const keyOf = (tripId: number): string => `ai_guide_${tripId}`

export function readDevice(tripId: number): DeviceResults {
  const value = readStoredJson(keyOf(tripId))
  return typeof value === 'object' && value !== null ? value : {}
}

export function storeDevice(tripId: number, results: DeviceResults): void {
  if (Object.keys(results).length === 0) dropStored(keyOf(tripId))
  else store(keyOf(tripId), JSON.stringify(results))
}
