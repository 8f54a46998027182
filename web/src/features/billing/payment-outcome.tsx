import { periodPrice } from '@sojourn/contract/billing/billing-periods'
import { chargeText } from '@sojourn/contract/billing/charge-text'
import type { CheckoutSession } from '@sojourn/contract/billing/schema'
import { productName } from '@sojourn/contract/product'
import { fullDate } from '@sojourn/contract/values/date-text'
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
          {isPaid ? `Welcome to ${productName} Premium!` : 'Payment Processing'}
        </h1>
        <p className="mt-1 text-muted-foreground">
          {isPaid
            ? 'Everything is open now, on every device.'
            : 'Your bank has not answered yet. Premium starts by itself when it does.'}
        </p>
        <Facts session={session} />
        <div className="mt-5 flex flex-wrap gap-2">
          {asker && (
            <Button asChild variant="sun">
              <a href={asker}>Back to your trip</a>
            </Button>
          )}
          <Button asChild variant={asker ? 'line' : 'sun'}>
            <a href="/">Go to Dashboard</a>
          </Button>
          <Button asChild iconEnd={ExternalLink}>
            <a href="/support" target="_blank" rel="noreferrer">
              Contact support
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
        Activation pending
      </Badge>
    )
  return (
    <Badge tone="success" icon={Check}>
      {subscription_id ? 'Active' : 'Paid'}
    </Badge>
  )
}

/** Somebody else than the buyer is told neither email nor amount (C-018). */
function Facts({ session }: { session: CheckoutSession }) {
  const { customer_email, amount_total, currency, payment_status, subscription_id } = session
  return (
    <dl className="mt-4">
      {customer_email && <Fact name="Email">{customer_email}</Fact>}
      {typeof amount_total === 'number' && currency && (
        <Fact name="Amount">{chargeText(amount_total, currency)}</Fact>
      )}
      <Fact name="Status">{payment_status}</Fact>
      {subscription_id && payment_status === 'paid' && (
        <Fact name="Subscription">
          <span className="text-success">Active</span>
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

function Renewal({ session: { plan, renewsAt, payment_status } }: { session: CheckoutSession }) {
  if (!plan) return null
  const price = `Renews ${plan} at ${periodPrice(plan)}`
  return (
    <p className="mt-4 text-small text-muted-foreground">
      {payment_status === 'paid'
        ? `${price}${renewsAt ? `, next on ${fullDate(renewsAt)}` : ''}. Cancel in Settings whenever you like.`
        : `${price} once it is active. This page looks again every few seconds.`}
    </p>
  )
}
