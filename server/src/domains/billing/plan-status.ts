import type { PlanStatus } from '@sojourn/contract/billing/plan-status'
import { planLimits } from '@sojourn/contract/billing/plan-limits'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env/env.ts'
import { planUsage } from '../../kernel/plan/usage.ts'

/** The plan, what it allows and what is used of it. */
export const planStatusOf = async (
  db: Db,
  user: SignedIn,
  { billingMode }: Pick<Env, 'billingMode'>,
): Promise<PlanStatus> => ({
  plan: user.plan,
  billing: billingMode,
  limits: planLimits[user.plan],
  usage: await planUsage(db, user.id),
})
