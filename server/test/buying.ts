import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import type { TestCard } from '@sojourn/contract/billing/test-cards'
import type { Traveller } from './test-app.ts'

export const sessionIn = (url: string): string => new URL(url).searchParams.get('session_id') ?? ''

/** Begins a checkout and names its session. */
export async function begin(traveller: Traveller, plan: BillingPeriod = 'monthly'): Promise<string> {
  const { status, body } = await traveller.call('billing.createCheckout', { body: { plan } })
  if (status !== 200) throw new Error(`checkout answered ${status}: ${JSON.stringify(body)}`)
  return sessionIn(body.url)
}

/** Pays in the test checkout; the session it was. */
export async function buy(
  traveller: Traveller,
  plan: BillingPeriod = 'monthly',
  card: TestCard = 'succeeds',
): Promise<string> {
  const sessionId = await begin(traveller, plan)
  const paid = await traveller.call('testCheckout.pay', { params: { sessionId }, body: { card } })
  if (paid.body.result !== 'paid') throw new Error(`paying answered ${JSON.stringify(paid.body)}`)
  return sessionId
}

/** The billing page of the test checkout. */
export async function openBillingPage(traveller: Traveller): Promise<{ sessionId: string }> {
  const { body } = await traveller.call('billing.openPortal', { body: {} })
  return { sessionId: sessionIn(body.url) }
}
