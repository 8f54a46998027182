import { amounts } from '@sojourn/contract/billing/amounts'
import { billingApi } from '@sojourn/contract/billing/api'
import { priceCurrency } from '@sojourn/contract/billing/features'
import { type BillingState, type Subscription } from '@sojourn/contract/billing/schema'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { requestOrigin } from '../../kernel/http/csrf.ts'
import type { Deps, Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { billingOf } from './billing.ts'
import { beginCheckout, readSession } from './checkout.ts'
import { planStatusOf } from './plan-status.ts'
import type { SubscriptionRow } from './rows.ts'
import { isOfThisSeller } from './seller.ts'
import type { Billing } from './billing.ts'
import { currentSubscription, syncSubscription } from './subscriptions.ts'
import { serveTestCheckout } from './test-checkout/routes.ts'
import { serveWebhook } from './webhook.ts'

export const billingRoutes: Routes = (app, deps) => {
  const billing = billingOf(app, deps)
  if (billing) {
    billing.payments.report = (failure) =>
      app.log.warn({ provider: 'payment', ...failure }, 'a call to the payment provider failed')
  }
  mount(app, deps, billingApi.plan, ({ db, user }) => planStatusOf(db, user, deps.env))
  mount(app, deps, billingApi.state, ({ db, user }) => stateOf(db, deps, user))
  checkoutRoutes(app, deps, billing)
  subscriptionRoutes(app, deps, billing)
  serveWebhook(app, deps, billing)
  serveTestCheckout(app, deps)
}

const originOf = ({ env }: Deps, request: FastifyRequest): string => env.ownOrigin ?? requestOrigin(request)

function checkoutRoutes(app: FastifyInstance, deps: Deps, billing: Billing | null): void {
  mount(app, deps, billingApi.createCheckout, async ({ user, body, request }) => {
    if (user.plan === 'pro') throw new AppError('conflict', billingRefusalsWords.alreadySubscribed)
    const url = await beginCheckout(required(billing), user, body.plan, originOf(deps, request))
    // The screen has words of its own for an answer without an address (SUB-10).
    return { url: url ?? '' }
  })
  mount(app, deps, billingApi.session, async ({ params, request }) => {
    if (!billing) throw new AppError('not_found', billingRefusalsWords.sessionUnknown)
    return readSession(billing, request.signedIn, params.sessionId)
  })
}

function subscriptionRoutes(app: FastifyInstance, deps: Deps, billing: Billing | null): void {
  const setCancelled = async (db: Db, user: SignedIn, isCancelled: boolean) => {
    const { id } = await requireSubscription(db, user)
    await required(billing).payments.setCancelled(id, isCancelled)
    await syncSubscription(required(billing), id)
    return stateOf(db, deps, user)
  }
  mount(app, deps, billingApi.cancel, ({ db, user }) => setCancelled(db, user, true))
  mount(app, deps, billingApi.resume, ({ db, user }) => setCancelled(db, user, false))
  mount(app, deps, billingApi.openPortal, async ({ db, user, body, request }) => {
    const { id } = await requireSubscription(db, user)
    const found = await syncSubscription(required(billing), id)
    if (!found) throw noSubscription()
    const back = `${originOf(deps, request)}/subscribe`
    return { url: await required(billing).payments.openPortal(body.purpose, found, back) }
  })
  mount(app, deps, billingApi.invoices, async ({ db, user }) => {
    const customer = await db
      .selectFrom('customers')
      .select('id')
      .where('userId', '=', user.id)
      .where(isOfThisSeller)
      .executeTakeFirst()
    return billing && customer ? billing.payments.invoices(customer.id) : []
  })
}

function required(billing: Billing | null): Billing {
  if (!billing) throw new AppError('unavailable', billingRefusalsWords.closed)
  return billing
}

const noSubscription = (): AppError => new AppError('conflict', billingRefusalsWords.noSubscription)

async function requireSubscription(db: Db, user: SignedIn): Promise<SubscriptionRow> {
  const found = await currentSubscription(db, user.id)
  if (!found) throw noSubscription()
  return found
}

async function stateOf(db: Db, { env }: Deps, user: SignedIn): Promise<BillingState> {
  const current = await currentSubscription(db, user.id)
  return {
    mode: env.billingMode,
    isPremium: user.plan === 'pro',
    subscription: current ? toSubscription(current) : null,
    prices: { ...amounts, currency: priceCurrency },
  }
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { plan, status, startedAt, periodStart, periodEnd, endsAt, premiumUntil, amount, currency } = row
  const state = status === 'past_due' ? 'past_due' : endsAt ? 'ending' : 'active'
  return {
    period: plan,
    state,
    startedAt,
    renewsAt: state === 'active' ? periodEnd : null,
    premiumUntil: state === 'active' ? null : premiumUntil,
    refusedAt: state === 'past_due' ? periodStart : null,
    cancelAtPeriodEnd: endsAt !== null,
    amount,
    currency,
    card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
  }
}
