import { type BillingPeriod, billingPeriods } from '@sojourn/contract/billing/billing-periods'
import type { Stripe } from 'stripe'
import { fromSeconds, idOf, type ProviderSubscription } from './stripe-objects.ts'

export type Prices = Record<BillingPeriod, string>

export function toSubscription(found: Stripe.Subscription, prices: Prices): ProviderSubscription | null {
  const lines = found.items.data
  const offered = lines.find(({ price }) => offeredAs(price.id, prices))
  const item = offered ?? lines[0]
  const plan = item && (offeredAs(item.price.id, prices) ?? periodOfPrice(item.price))
  if (!item || !plan) return null
  const payment = found.default_payment_method
  const card = payment && typeof payment === 'object' ? (payment.card ?? null) : null
  const periodEnd = fromSeconds(item.current_period_end)
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    status: found.status,
    plan,
    isOffered: offered !== undefined,
    itemId: item.id,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    startedAt: fromSeconds(found.start_date),
    periodStart: fromSeconds(item.current_period_start),
    periodEnd,
    endsAt: endOf(found, periodEnd),
    card: card && { brand: card.brand, last4: card.last4 },
  }
}

const offeredAs = (price: string, prices: Prices): BillingPeriod | null =>
  billingPeriods.find((period) => prices[period] === price) ?? null

function endOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: Date): Date | null {
  if (cancel_at) return fromSeconds(cancel_at)
  return cancel_at_period_end ? periodEnd : null
}

/** Of a price that is not on offer any more. */
function periodOfPrice({ recurring }: Stripe.Price): BillingPeriod | null {
  if (recurring?.interval === 'year') return 'yearly'
  return recurring?.interval === 'month' ? 'monthly' : null
}
