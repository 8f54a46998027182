import { billingApi } from '@sojourn/contract/billing/api'
import { planLimits } from '@sojourn/contract/billing/plan-limits'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { planUsage } from './usage.ts'

export const billingRoutes: Routes = (app, deps) => {
  mount(app, deps, billingApi.plan, async ({ db, user }) => ({
    plan: user.plan,
    limits: planLimits[user.plan],
    usage: await planUsage(db, user.id),
  }))
}
