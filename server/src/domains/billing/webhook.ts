import { webhookPath } from '@sojourn/contract/billing/api'
import { errorsWords } from '@sojourn/contract/errors/words'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'
import { logRefusal } from '../../kernel/http/security-log.ts'
import { closeCheckout } from './checkout-rows.ts'
import { idOf, isReport, toCheckout } from './stripe-objects.ts'
import type { Billing } from './billing.ts'
import { syncSubscription } from './subscriptions.ts'

const maxEventBytes = 512 * 1024

/** Takes the provider's reports. Its signature covers the bytes, so they are not parsed before it is checked. */
export function serveWebhook(app: FastifyInstance, deps: Deps, billing: Billing | null): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const options = { bodyLimit: maxEventBytes, config: { isForeignWelcome: true, counts: 'none' } } as const
    scope.post(webhookPath, options, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!billing) throw new AppError('not_found', errorsWords.notFound)
      const signature = request.headers['stripe-signature']
      const event =
        Buffer.isBuffer(request.body) && typeof signature === 'string'
          ? billing.payments.readEvent(request.body, signature)
          : null
      if (!event) {
        deps.requestRateLimit.hit('visitor', networkOf(request.ip))
        logRefusal(request, 'bad_signature', null)
        throw new AppError('invalid_input', errorsWords.badSignature)
      }
      if (!isReport(event)) throw new AppError('invalid_input', errorsWords.noReport)
      await receiveOnce(billing, event)
      return { received: true }
    })
  })
}

const underWay = new Map<string, Promise<void>>()

/** Copies that come while the first is being taken wait for it, without asking anybody anything. */
async function receiveOnce(billing: Billing, event: Stripe.Event): Promise<void> {
  const first = underWay.get(event.id)
  if (first) return first
  const work = receiveEvent(billing, event).finally(() => underWay.delete(event.id))
  underWay.set(event.id, work)
  return work
}

/** A report leads to the current state of what it is about, and is kept in the same transaction: a repeat changes nothing. */
export async function receiveEvent(billing: Billing, event: Stripe.Event): Promise<void> {
  if (await isKnown(billing.db, event.id)) return
  const { subscriptionId, checkout } = subjectOf(event)
  const claim = async (tx: Db) => {
    const isNew = await keepEvent(tx, event)
    if (isNew && checkout) await closeCheckout(tx, checkout.id, toCheckout(checkout))
    return isNew
  }
  if (subscriptionId) await syncSubscription(billing, subscriptionId, claim)
  else await inTransaction(billing.db, claim)
}

interface Subject {
  subscriptionId: string | null
  checkout: Stripe.Checkout.Session | null
}

function subjectOf(event: Stripe.Event): Subject {
  const { object } = event.data as { object: Partial<Stripe.Event.Data.Object> & { object?: string } }
  if (object.object === 'checkout.session') {
    const checkout = object as Stripe.Checkout.Session
    return { subscriptionId: idOf(checkout.subscription), checkout }
  }
  if (object.object === 'subscription')
    return { subscriptionId: (object as Stripe.Subscription).id, checkout: null }
  if (object.object === 'invoice') {
    const { parent } = object as Stripe.Invoice
    return { subscriptionId: idOf(parent?.subscription_details?.subscription), checkout: null }
  }
  return { subscriptionId: null, checkout: null }
}

async function isKnown(db: Db, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

async function keepEvent(tx: Db, { id, type }: Stripe.Event): Promise<boolean> {
  const kept = await tx
    .insertInto('paymentEvents')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
