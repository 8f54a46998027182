import { canUse, upgradeMessage, type FeatureKey } from '@sojourn/contract/billing/plan-limits'
import type { SignedIn } from '../auth/session.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import { planUsage } from './usage.ts'

export async function requireFeature(db: Db, user: SignedIn, feature: FeatureKey): Promise<void> {
  if (!canUse(feature, user.plan, await planUsage(db, user.id)))
    throw new AppError('plan_limit', upgradeMessage(feature))
}
