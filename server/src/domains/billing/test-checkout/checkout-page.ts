import { priceCurrency } from '@sojourn/contract/billing/features'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import type {
  testPayment,
  testPaymentReply,
  CheckoutView as SessionAnswer,
} from '@sojourn/contract/billing/test-checkout'
import { billingTestWords } from '@sojourn/contract/billing/words-test'
import type { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Report, TestSession } from './objects.ts'
import { afterPeriod, newSubscription } from './new-objects.ts'
import { addInvoice } from './renewal.ts'
import { find, lock, put } from './store.ts'
import type { TestStripe } from './test-stripe.ts'

// What the provider's two hosted pages do.

export const unknown = (): AppError => new AppError('not_found', billingRefusalsWords.sessionUnknown)
export const over = (): AppError => new AppError('conflict', billingRefusalsWords.over)
export const time = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Pages of ours know who is signed in; somebody else's checkout is not shown. */
export async function requireOwn(stripe: TestStripe, customerId: string, userId: string): Promise<void> {
  const own = await stripe.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!own) throw unknown()
}

const isOpen = ({ status, expires_at }: TestSession, now: number): boolean =>
  status === 'open' && now < expires_at

export async function showSession(stripe: TestStripe, userId: string, id: string): Promise<SessionAnswer> {
  const session = await find(stripe.db, 'session', id)
  if (!session) throw unknown()
  await requireOwn(stripe, session.customer, userId)
  const { plan } = session.metadata
  const now = stripe.seconds
  return {
    status: session.status === 'open' && !isOpen(session, now) ? 'expired' : session.status,
    plan,
    amount: session.amount_total,
    currency: priceCurrency,
    email: session.customer_details.email,
    periodStart: time(now),
    periodEnd: time(afterPeriod(now, plan)),
    cancelUrl: session.cancel_url,
    successUrl: session.success_url,
  }
}

type Payment = z.output<typeof testPayment>
type PaymentReply = z.output<typeof testPaymentReply>

export async function pay(
  stripe: TestStripe,
  userId: string,
  id: string,
  { card, bank }: Payment,
): Promise<PaymentReply> {
  const session = await find(stripe.db, 'session', id)
  if (!session) throw unknown()
  await requireOwn(stripe, session.customer, userId)
  if (!isOpen(session, stripe.seconds)) throw over()
  if (card === 'declined') return { result: 'declined', message: billingTestWords.declined }
  if (card === 'confirm' && !bank) return { result: 'confirm', message: null }
  if (card === 'confirm' && bank === 'refuses')
    return { result: 'declined', message: billingTestWords.notConfirmed }
  await stripe.deliver(await complete(stripe, id, card))
  return { result: 'paid', message: null }
}

const complete = (stripe: TestStripe, id: string, card: Payment['card']): Promise<Report[]> =>
  inTransaction(stripe.db, async (tx) => {
    const now = stripe.seconds
    const session = await lock(tx, 'session', id)
    if (!session || !isOpen(session, now)) throw over()
    const { customer } = session
    const subscription = newSubscription(customer, session.metadata.plan, card, now)
    const reports: Report[] = [{ type: 'customer.subscription.created', object: subscription }]
    await put(tx, 'subscription', customer, subscription)
    await addInvoice(tx, subscription, session.amount_total, { now, status: 'paid' }, reports)
    const done: TestSession = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
    }
    await put(tx, 'session', customer, done)
    return [...reports, { type: 'checkout.session.completed', object: done }]
  })
