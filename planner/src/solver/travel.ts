// How long a way takes: on foot where it is short, else by what the town has for its first kilometres and by road or
// rail from there on. How fast that is depends on the country more than on anything else.
import { metresBetween } from '@sojourn/contract/map/route'
import { travelEstimate } from '@sojourn/contract/map/travel-estimate'
import type { Located, PlanRequest } from './types.ts'

const pointOf = ({ latitude, longitude }: Located) => ({ lat: latitude, lng: longitude })

interface Speeds {
  /** Door to door by bus, metro or taxi, and how long one waits for it. */
  townKmh: number
  waitMin: number
  /** On the road or the rail between towns. */
  outKmh: number
  /** How much longer than the straight line the way is. */
  detour: number
}

/** What one rides on. */
const roads = {
  /** Motorways, and rails that one sets a watch by. */
  fast: { townKmh: 19, waitMin: 6, outKmh: 80, detour: 1.3 },
  /** Good roads with a lane each way; a bus as often as a train. */
  plain: { townKmh: 18, waitMin: 6, outKmh: 60, detour: 1.3 },
  /** Mountains and islands: one bend after the other, no way straight on. */
  winding: { townKmh: 18, waitMin: 6, outKmh: 50, detour: 1.45 },
  /** One lane for lorries, scooters and all else: 71 km of Bali take more than two and a half hours. */
  crowded: { townKmh: 17, waitMin: 6, outKmh: 40, detour: 1.3 },
} as const satisfies Record<string, Speeds>
export type Roads = keyof typeof roads

/** A town goes on for so long; then the way leads out of it. */
const townM = 6000

/** Whole minutes, rounded up. */
export function estimatedMinutes(from: Located, to: Located, kind: Roads = 'plain'): number {
  const metres = metresBetween(pointOf(from), pointOf(to))
  const { mode, durationS } = travelEstimate(metres)
  if (mode === 'walk' || mode === 'flight') return Math.ceil(durationS / 60)
  const { townKmh, waitMin, outKmh, detour } = roads[kind]
  const inTown = Math.min(metres, townM) / townKmh
  const outside = Math.max(0, metres - townM) / outKmh
  return Math.ceil(waitMin + ((inTown + outside) * detour * 60) / 1000)
}

export const travelOf = ({ travelMinutes }: Pick<PlanRequest, 'travelMinutes'>) =>
  travelMinutes ?? estimatedMinutes
