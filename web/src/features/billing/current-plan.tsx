import { planLimits } from '@sojourn/contract/billing/plan-limits'
import { priceText } from '@sojourn/contract/billing/charge-text'
import type { BillingState, Subscription } from '@sojourn/contract/billing/schema'
import { fullDate, monthDay } from '@sojourn/contract/values/date-text'
import Check from 'icon:check'
import CreditCard from 'icon:credit-card'
import Hourglass from 'icon:hourglass'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Invoices } from './invoices.tsx'
import { PlanActions } from './plan-actions.tsx'

/** The plan somebody has, and all that can be done with it (C-020). */
export function CurrentPlan({ state, features }: { state: BillingState; features: ReactNode }) {
  const { subscription } = state
  if (!subscription) return <Granted features={features} />
  return (
    <>
      <p className="-mt-3 text-muted-foreground">
        Premium unlocks all Pro features. Yours since {fullDate(subscription.startedAt)}.
      </p>
      <PlanCard plan={subscription} />
      <Invoices />
    </>
  )
}

/** Premium that nobody pays for. */
const Granted = ({ features }: { features: ReactNode }) => (
  <>
    <p className="text-muted-foreground">Premium unlocks all Pro features. These are yours:</p>
    {features}
    <Button asChild variant="sun" size="lg" className="mt-7 w-full">
      <Link href="/">Back to Dashboard</Link>
    </Button>
  </>
)

function PlanCard({ plan }: { plan: Subscription }) {
  const price = priceText(plan.amount, plan.currency)
  return (
    <Card padding="none" className="mt-6 overflow-hidden">
      <div className="p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="type-card">Premium, {plan.period}</h2>
          <StateBadge plan={plan} />
        </div>
        <p className="mt-2 flex items-baseline gap-2.5">
          <span className="font-display text-[2.75rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
            {price}
          </span>
          <span className="text-muted-foreground">{plan.period === 'yearly' ? 'per year' : 'per month'}</span>
        </p>
        <dl className="mt-5 flex flex-col gap-2.5">
          <When plan={plan} />
          {plan.card && (
            <Fact name="Card">
              {plan.card.brand} <span aria-hidden>••••</span>
              <span className="sr-only">ending in</span> {plan.card.last4}
            </Fact>
          )}
        </dl>
        <Note plan={plan} price={price} />
      </div>
      <div className="border-t border-border bg-surface-2 px-5 py-3">
        <PlanActions plan={plan} />
      </div>
    </Card>
  )
}

function StateBadge({ plan: { state, premiumUntil } }: { plan: Subscription }) {
  if (state === 'active')
    return (
      <Badge tone="success" icon={Check}>
        Active
      </Badge>
    )
  if (state === 'past_due')
    return (
      <Badge tone="danger" icon={CreditCard}>
        Payment failed
      </Badge>
    )
  return (
    <Badge tone="warning" icon={Hourglass}>
      Ends {premiumUntil && fullDate(premiumUntil)}
    </Badge>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="text-end font-semibold">{children}</dd>
  </div>
)

function When({ plan: { state, renewsAt, premiumUntil } }: { plan: Subscription }) {
  if (state === 'active') return renewsAt && <Fact name="Renews on">{fullDate(renewsAt)}</Fact>
  const name = state === 'ending' ? 'Yours until' : 'Premium stays until'
  return premiumUntil && <Fact name={name}>{fullDate(premiumUntil)}</Fact>
}

function Note({ plan: { state, refusedAt }, price }: { plan: Subscription; price: string }) {
  if (state === 'active') return null
  return (
    <p className="mt-4 text-small text-muted-foreground">
      {state === 'ending'
        ? `Nothing more is charged. After that day your trips stay readable and editable; more than ${planLimits.free.maxTrips} and inviting need Premium again.`
        : `The bank refused ${price}${refusedAt ? ` on ${monthDay(refusedAt)}` : ''}. Update the card by then and nothing changes.`}
    </p>
  )
}
