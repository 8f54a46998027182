import { type BillingPeriod, periodPrice } from '@sojourn/contract/billing/billing-periods'
import { chargeText } from '@sojourn/contract/billing/charge-text'
import type { CheckoutSession } from '@sojourn/contract/billing/schema'
import { billingPaymentWords } from '@sojourn/contract/billing/words-payment'
import { billingPaymentStatusWords } from '@sojourn/contract/billing/words-payment-status'
import { productName } from '@sojourn/contract/product'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { addressNamed } from '@sojourn/postcards/address'
import Check from 'icon:check'
import ExternalLink from 'icon:external-link'
import Hourglass from 'icon:hourglass'
import type { ReactNode } from 'react'
import { useTheme } from '../../browser/theme.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { askerPath } from './return-after-paying.ts'

export function PaymentOutcome({ session }: { session: CheckoutSession }) {
  const isPaid = session.payment_status === 'paid'
  const evening = useTheme().theme === 'dark'
  const asker = isPaid ? askerPath() : null
  return (
    <section className="p-2">
      <img
        src={addressNamed('santorini', { season: 'summer', evening, shape: 'strip' })}
        alt=""
        width={720}
        height={240}
        className="aspect-[3/1] w-full rounded-md object-cover"
      />
      <div className="px-3 pt-4 pb-3 sm:px-4">
        <StatusChip session={session} />
        <h1 className="mt-3 type-section">
          {isPaid
            ? say(billingPaymentWords.welcome, { product: productName })
            : billingPaymentWords.processing}
        </h1>
        <p className="mt-1 text-muted-foreground">
          {isPaid ? billingPaymentWords.welcomeText : billingPaymentWords.processingText}
        </p>
        <Facts session={session} />
        <div className="mt-5 flex flex-wrap gap-2">
          {asker && (
            <Button asChild variant="sun">
              <a href={asker}>{billingPaymentWords.backToTrip}</a>
            </Button>
          )}
          <Button asChild variant={asker ? 'line' : 'sun'}>
            <a href="/">{billingPaymentWords.goToDashboard}</a>
          </Button>
          <Button asChild iconEnd={ExternalLink}>
            <a href="/support" target="_blank" rel="noreferrer">
              {billingPaymentWords.contactSupport}
            </a>
          </Button>
        </div>
        <Renewal session={session} />
      </div>
    </section>
  )
}

function StatusChip({ session: { payment_status, subscription_id } }: { session: CheckoutSession }) {
  if (payment_status !== 'paid')
    return (
      <Badge tone="warning" icon={Hourglass}>
        {billingPaymentWords.pending}
      </Badge>
    )
  return (
    <Badge tone="success" icon={Check}>
      {subscription_id ? billingPaymentWords.active : billingPaymentWords.paid}
    </Badge>
  )
}

/** Somebody else than the buyer is told neither email nor amount (C-018). */
function Facts({ session }: { session: CheckoutSession }) {
  const { customer_email, amount_total, currency, payment_status, subscription_id } = session
  return (
    <dl className="mt-4">
      {customer_email && <Fact name={billingPaymentWords.email}>{customer_email}</Fact>}
      {typeof amount_total === 'number' && currency && (
        <Fact name={billingPaymentWords.amount}>{chargeText(amount_total, currency)}</Fact>
      )}
      <Fact name={billingPaymentWords.status}>{billingPaymentStatusWords[payment_status]}</Fact>
      {subscription_id && payment_status === 'paid' && (
        <Fact name={billingPaymentWords.subscription}>
          <span className="text-success">{billingPaymentWords.active}</span>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-t border-border">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="min-w-0 text-end font-semibold break-words">{children}</dd>
  </div>
)

function Renewal({ session }: { session: CheckoutSession }) {
  if (!session.plan) return null
  return <p className="mt-4 text-small text-muted-foreground">{renewalOf(session, session.plan)}</p>
}

function renewalOf({ renewsAt, payment_status }: CheckoutSession, plan: BillingPeriod): string {
  const [isYearly, price] = [plan === 'yearly', periodPrice(plan)]
  if (payment_status !== 'paid')
    return say(isYearly ? billingPaymentWords.pendingYearly : billingPaymentWords.pendingMonthly, { price })
  if (!renewsAt)
    return say(isYearly ? billingPaymentWords.renewsYearly : billingPaymentWords.renewsMonthly, { price })
  const text = isYearly ? billingPaymentWords.renewsYearlyOn : billingPaymentWords.renewsMonthlyOn
  return say(text, { price, date: fullDate(renewsAt) })
}
