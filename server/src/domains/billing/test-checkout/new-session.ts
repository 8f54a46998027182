import { amounts } from '@sojourn/contract/billing/amounts'
import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { priceCurrency } from '@sojourn/contract/billing/features'
import { testCheckoutPath } from '@sojourn/contract/billing/test-checkout'
import { priceIds, type TestCustomer, type TestSession } from './objects.ts'

const sessionLifeS = 86_400

const planOf = (price: string | null): BillingPeriod => (price === priceIds.yearly ? 'yearly' : 'monthly')

export const originOf = (address: string): string => new URL(address.replace(/[{}]/g, '')).origin

export function newSession(
  id: string,
  customer: TestCustomer,
  form: URLSearchParams,
  now: number,
): TestSession {
  const success = form.get('success_url') ?? ''
  const plan = planOf(form.get('line_items[0][price]'))
  return {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    livemode: false,
    customer: customer.id,
    client_reference_id: form.get('client_reference_id'),
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    amount_total: amounts[plan],
    currency: priceCurrency,
    created: now,
    expires_at: now + sessionLifeS,
    url: `${originOf(success)}${testCheckoutPath}?session_id=${id}`,
    cancel_url: form.get('cancel_url') ?? '',
    success_url: success.replace('{CHECKOUT_SESSION_ID}', id),
    customer_details: { email: customer.email },
    metadata: { plan },
  }
}
