import { amounts } from '@sojourn/contract/billing/amounts'
import { priceCurrency } from '@sojourn/contract/billing/features'
import { sessionUnknown } from '@sojourn/contract/billing/texts'
import {
  type TestBilling,
  type testBillingInput,
  type testPayment,
  type testPaymentReply,
  type CheckoutView as SessionAnswer,
} from '@sojourn/contract/billing/test-checkout'
import { testText } from '@sojourn/contract/billing/test-cards'
import type { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError, invalidField } from '../../../platform/errors/app-error.ts'
import {
  afterPeriod,
  newTestItem,
  newSubscription,
  paymentMethod,
  periodOf,
  type Report,
  type TestPortal,
  type TestSession,
  type TestSubscription,
  unusedOf,
} from './objects.ts'
import { addInvoice, charge, settleOpen } from './renewal.ts'
import { find, listOfKind, lock, put } from './store.ts'
import type { TestStripe } from './test-stripe.ts'

// What the provider's two hosted pages do.

const unknown = (): AppError => new AppError('not_found', sessionUnknown)
const over = (): AppError => new AppError('conflict', 'This checkout is over. Please start again.')
const time = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Pages of ours know who is signed in; somebody else's checkout is not shown. */
async function requireOwn(stripe: TestStripe, customerId: string, userId: string): Promise<void> {
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
  if (card === 'declined') return { result: 'declined', message: testText.declined }
  if (card === 'confirm' && !bank) return { result: 'confirm', message: null }
  if (card === 'confirm' && bank === 'refuses') return { result: 'declined', message: testText.notConfirmed }
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

async function readPortal(
  stripe: TestStripe,
  userId: string,
  id: string,
): Promise<{ portal: TestPortal; subscription: TestSubscription }> {
  const portal = await find(stripe.db, 'portal', id)
  if (!portal) throw unknown()
  await requireOwn(stripe, portal.customer, userId)
  const [latest] = await listOfKind(stripe.db, 'subscription', portal.customer)
  const subscription = latest && (await stripe.changeSubscription(latest.id, (same) => same))
  if (!subscription) throw unknown()
  return { portal, subscription }
}

export async function showBilling(stripe: TestStripe, userId: string, id: string): Promise<TestBilling> {
  const { portal, subscription } = await readPortal(stripe, userId, id)
  const plan = periodOf(subscription)
  const other = plan === 'monthly' ? 'yearly' : 'monthly'
  const { brand, last4 } = subscription.default_payment_method.card
  return {
    plan,
    change: { plan: other, dueNow: dueAtChange(subscription, stripe.seconds) },
    amount: amounts[plan],
    currency: priceCurrency,
    state: stateOf(subscription),
    periodEnd: time(subscription.items.data[0].current_period_end),
    card: { brand, last4 },
    returnUrl: portal.return_url,
  }
}

function stateOf({ status, cancel_at_period_end: isEnding }: TestSubscription): TestBilling['state'] {
  if (status === 'canceled') return 'ended'
  if (status === 'past_due') return 'past_due'
  return isEnding ? 'ending' : 'active'
}

const otherOf = (subscription: TestSubscription) =>
  periodOf(subscription) === 'monthly' ? ('yearly' as const) : ('monthly' as const)

const dueAtChange = (subscription: TestSubscription, now: number): number =>
  Math.max(0, amounts[otherOf(subscription)] - unusedOf(subscription, now))

/** Changes the plan or the card, or lets the day of the next charge come. */
export async function changeBilling(
  stripe: TestStripe,
  userId: string,
  id: string,
  input: z.output<typeof testBillingInput>,
): Promise<TestBilling> {
  const { subscription } = await readPortal(stripe, userId, id)
  if (subscription.status === 'canceled') throw over()
  const { card } = input
  if (input.do === 'card' && !card) throw invalidField('card', 'Choose a card')
  await stripe.changeSubscription(subscription.id, async (current, tx, reports) => {
    const now = stripe.seconds
    if (input.do === 'renew') return charge(tx, current, now, reports)
    if (input.do === 'change') {
      const plan = otherOf(current)
      const item = newTestItem(current.items.data[0].id, plan, now)
      await addInvoice(tx, current, dueAtChange(current, now), { now, status: 'paid' }, reports)
      return {
        ...current,
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [item] },
      }
    }
    const isGood = card !== 'declined'
    if (isGood) await settleOpen(tx, current.customer, reports)
    return {
      ...current,
      status: isGood ? 'active' : current.status,
      default_payment_method: paymentMethod(card ?? 'succeeds'),
    }
  })
  return showBilling(stripe, userId, id)
}
