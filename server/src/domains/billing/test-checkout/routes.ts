import { randomUUID } from 'node:crypto'
import { webhookPath } from '@sojourn/contract/billing/api'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import { testCheckoutApi } from '@sojourn/contract/billing/test-checkout'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { mount } from '../../../kernel/mount/mount.ts'
import { pay, showSession } from './checkout-page.ts'
import { changeBilling, showBilling } from './billing-page.ts'
import type { Report } from './objects.ts'
import type { TestStripe } from './test-stripe.ts'

/** The test checkout's pages; on a server with a real provider, or without any, they know no session. */
export function serveTestCheckout(app: FastifyInstance, deps: Deps): void {
  const test = deps.providers.billing?.test
  const stripe = (): TestStripe => {
    if (!test) throw new AppError('not_found', billingRefusalsWords.sessionUnknown)
    return test.stripe
  }
  if (test) test.stripe.deliver = (reports) => deliver(app, test.webhookSecret, reports)
  mount(app, deps, testCheckoutApi.session, async ({ user, params }) =>
    showSession(stripe(), user.id, params.sessionId),
  )
  mount(app, deps, testCheckoutApi.pay, async ({ user, params, body }) =>
    pay(stripe(), user.id, params.sessionId, body),
  )
  mount(app, deps, testCheckoutApi.billing, async ({ user, params }) =>
    showBilling(stripe(), user.id, params.sessionId),
  )
  mount(app, deps, testCheckoutApi.change, async ({ user, params, body }) =>
    changeBilling(stripe(), user.id, params.sessionId, body),
  )
}

/** As the provider does it: to the webhook, signed. What is lost on the way is found by the daily comparison. */
async function deliver(app: FastifyInstance, secret: string, reports: Report[]): Promise<void> {
  for (const report of reports) {
    const payload = JSON.stringify(toEvent(report))
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const { statusCode } = await app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload,
    })
    if (statusCode !== 200) app.log.warn({ status: statusCode, type: report.type }, 'a report was not taken')
  }
}

export const toEvent = ({ type, object }: Report) => ({
  id: `evt_test_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  api_version: Stripe.API_VERSION,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
  data: { object },
})
