import { billingApi } from '@sojourn/contract/billing/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { planStatusOf } from './plan-status.ts'

export const billingRoutes: Routes = (app, deps) => {
  mount(app, deps, billingApi.plan, ({ db, user }) => planStatusOf(db, user))
}
