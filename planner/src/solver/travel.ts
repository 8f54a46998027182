import { metresBetween } from '@sojourn/contract/map/route'
import { travelEstimate } from '@sojourn/contract/map/travel-estimate'
import type { Located, PlanRequest } from './types.ts'

const pointOf = ({ latitude, longitude }: Located) => ({ lat: latitude, lng: longitude })

/** Whole minutes on foot or by city transport, rounded up. */
export const estimatedMinutes = (from: Located, to: Located): number =>
  Math.ceil(travelEstimate(metresBetween(pointOf(from), pointOf(to))).durationS / 60)

export const travelOf = ({ travelMinutes }: Pick<PlanRequest, 'travelMinutes'>) =>
  travelMinutes ?? estimatedMinutes
