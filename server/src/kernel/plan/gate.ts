import {
  canUse,
  type FeatureKey,
  hasRoom,
  planLimits,
  type PlanName,
  upgradeMessage,
} from '@sojourn/contract/billing/plan-limits'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { planUsage } from './usage.ts'

// The only place that refuses somebody for their plan.

interface Planned {
  id: string
  plan: PlanName
}

const refused = (feature: FeatureKey): AppError => new AppError('plan_limit', upgradeMessage(feature))

export async function requireFeature(db: Db, user: Planned, feature: FeatureKey): Promise<void> {
  if (!canUse(feature, user.plan, await planUsage(db, user.id))) throw refused(feature)
}

/** For whoever holds the owner's row, so that two creates at once are counted one after the other. */
export async function requireRoomForTrip(db: Db, user: Planned): Promise<void> {
  const { ownedTrips } = await planUsage(db, user.id)
  if (!hasRoom(planLimits[user.plan].maxTrips, ownedTrips)) throw refused('unlimited_trips')
}
