import { planLimits } from '@sojourn/contract/billing/plan-limits'
import { priceText } from '@sojourn/contract/billing/charge-text'
import type { BillingState, Subscription } from '@sojourn/contract/billing/schema'
import { billingWords } from '@sojourn/contract/billing/words'
import { fullDate, monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import CreditCard from 'icon:credit-card'
import Hourglass from 'icon:hourglass'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
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
        {say(billingWords.yoursSince, { date: fullDate(subscription.startedAt) })}
      </p>
      <PlanCard plan={subscription} />
      <Invoices />
    </>
  )
}

/** Premium that nobody pays for. */
const Granted = ({ features }: { features: ReactNode }) => (
  <>
    <p className="text-muted-foreground">{billingWords.granted}</p>
    {features}
    <Button asChild variant="sun" size="lg" className="mt-7 w-full">
      <Link href="/">{billingWords.backToDashboard}</Link>
    </Button>
  </>
)

/** Dots for the eye, words for the ear. */
const cardParts = {
  dots: (dots: string) => <span aria-hidden>{dots}</span>,
  spoken: (text: string) => <span className="sr-only">{text}</span>,
}

function PlanCard({ plan }: { plan: Subscription }) {
  const price = priceText(plan.amount, plan.currency)
  const isYearly = plan.period === 'yearly'
  return (
    <Card padding="none" className="mt-6 overflow-hidden">
      <div className="p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="type-card">{isYearly ? billingWords.premiumYearly : billingWords.premiumMonthly}</h2>
          <StateBadge plan={plan} />
        </div>
        <p className="mt-2 flex items-baseline gap-2.5">
          <span className="font-display text-[2.75rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
            {price}
          </span>
          <span className="text-muted-foreground">
            {isYearly ? billingWords.perYear : billingWords.perMonth}
          </span>
        </p>
        <dl className="mt-5 flex flex-col gap-2.5">
          <When plan={plan} />
          {plan.card && (
            <Fact name={billingWords.card}>
              <Rich
                text={billingWords.cardEnding}
                values={{ brand: plan.card.brand, digits: plan.card.last4 }}
                parts={cardParts}
              />
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
        {billingWords.active}
      </Badge>
    )
  if (state === 'past_due')
    return (
      <Badge tone="danger" icon={CreditCard}>
        {billingWords.paymentFailed}
      </Badge>
    )
  return (
    <Badge tone="warning" icon={Hourglass}>
      {say(billingWords.ends, { date: fullDate(premiumUntil ?? '') })}
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
  if (state === 'active') return renewsAt && <Fact name={billingWords.renewsOn}>{fullDate(renewsAt)}</Fact>
  const name = state === 'ending' ? billingWords.yoursUntil : billingWords.staysUntil
  return premiumUntil && <Fact name={name}>{fullDate(premiumUntil)}</Fact>
}

function Note({ plan, price }: { plan: Subscription; price: string }) {
  if (plan.state === 'active') return null
  return <p className="mt-4 text-small text-muted-foreground">{noteOf(plan, price)}</p>
}

function noteOf({ state, refusedAt }: Subscription, price: string): string {
  if (state === 'ending') return say(billingWords.endingText, { trips: Number(planLimits.free.maxTrips) })
  return refusedAt
    ? say(billingWords.refusedOnText, { price, date: monthDay(refusedAt) })
    : say(billingWords.refusedText, { price })
}
