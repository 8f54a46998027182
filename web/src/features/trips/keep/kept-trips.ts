// Which trips are to stay on this device. In the small storage, so that it is still known when the browser has thrown
// the large one away.

const keptTripsKey = 'kept_trips'

/** When all of a trip was here last, and how much that was; null until then. */
interface KeptTrip {
  readyAt: number | null
  bytes: number
}

type Kept = Readonly<Record<string, KeptTrip>>
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>
const device: Memory = () => localStorage

export function keptTrips(memory: Memory = device): Kept {
  try {
    const stored: unknown = JSON.parse(memory().getItem(keptTripsKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Kept) : {}
  } catch {
    return {}
  }
}

const store = (kept: Kept, memory: Memory): void => memory().setItem(keptTripsKey, JSON.stringify(kept))

export const rememberKept = (tripId: number, trip: KeptTrip, memory: Memory = device): void =>
  store({ ...keptTrips(memory), [tripId]: trip }, memory)

export function forgetKept(tripId: number, memory: Memory = device): void {
  const { [tripId]: _gone, ...others } = keptTrips(memory)
  store(others, memory)
}
