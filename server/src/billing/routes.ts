import { billingApi } from '@sojourn/contract/billing/api'
import { priceCurrency, prices } from '@sojourn/contract/billing/features'
import { type BillingState, billingText, sessionUnknown } from '@sojourn/contract/billing/schema'
import { testCheckoutApi } from '@sojourn/contract/billing/test-checkout'
import { toMinor } from '@sojourn/contract/values/money'
import type { SignedIn } from '../auth/session.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps, Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { planStatusOf } from './plan-status.ts'

export const billingRoutes: Routes = (app, deps) => {
  const none = async () => {
    throw new AppError('conflict', billingText.noSubscription)
  }
  const unknown = async () => {
    throw new AppError('not_found', sessionUnknown)
  }
  mount(app, deps, billingApi.plan, ({ db, user }) => planStatusOf(db, user, deps.env))
  mount(app, deps, billingApi.state, async ({ user }) => stateOf(deps, user))
  mount(app, deps, billingApi.createCheckout, async ({ user }) => {
    if (user.plan === 'pro') throw new AppError('conflict', billingText.alreadySubscribed)
    throw new AppError('unavailable', billingText.closed)
  })
  mount(app, deps, billingApi.session, unknown)
  mount(app, deps, billingApi.cancel, none)
  mount(app, deps, billingApi.resume, none)
  mount(app, deps, billingApi.openPortal, none)
  mount(app, deps, billingApi.invoices, async () => [])
  mount(app, deps, testCheckoutApi.session, unknown)
  mount(app, deps, testCheckoutApi.pay, unknown)
  mount(app, deps, testCheckoutApi.billing, unknown)
  mount(app, deps, testCheckoutApi.change, unknown)
}

const stateOf = ({ env }: Deps, user: SignedIn): BillingState => ({
  mode: env.billingMode,
  isPremium: user.plan === 'pro',
  subscription: null,
  prices: {
    monthly: toMinor(prices.monthly, 'USD'),
    yearly: toMinor(prices.yearly, 'USD'),
    currency: priceCurrency,
  },
})
