import {
  type BillingPeriod,
  periodPrice,
  premiumFeatures,
  toBillingPeriod,
} from '@sojourn/contract/billing/billing-periods'
import { prices } from '@sojourn/contract/billing/features'
import { billingText } from '@sojourn/contract/billing/texts'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'icon:arrow-left'
import Check from 'icon:check'
import Lock from 'icon:lock'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Logo, ProMarker } from '../../ui/primitives/mark.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { posters, SplitPage } from '../../ui/layout/split-page.tsx'
import { useAuth } from '../../queries/auth.ts'
import { CurrentPlan } from './current-plan.tsx'
import { ModeBadge } from './mode-badge.tsx'
import { billingQuery } from '../../queries/billing.ts'
import { useCheckout } from './use-checkout.ts'

const words: Record<BillingPeriod, { label: string; per: string; renews: string; button: string }> = {
  monthly: {
    label: 'Monthly',
    per: 'per month',
    renews: 'every month',
    button: 'Start Monthly Subscription',
  },
  yearly: { label: 'Yearly', per: 'per year', renews: 'every year', button: 'Start Yearly Subscription' },
}

export function SubscribePage() {
  const { data } = useQuery(billingQuery)
  usePageTitle('Premium')
  return (
    <SplitPage poster={posters.premium} corner={<BackToDashboard />}>
      <div className="flex flex-wrap items-center gap-2.5">
        <Logo size={36} />
        <ProMarker />
        <span className="ml-auto">
          <ModeBadge mode={data?.mode} />
        </span>
      </div>
      <PlanOrOffer />
    </SplitPage>
  )
}

/** Who has Premium sees the plan, everybody else the offer; it stands before the server has said how it takes money. */
function PlanOrOffer() {
  const { user } = useAuth()
  const state = useQuery(billingQuery)
  if (state.data?.mode === 'off') return <AllOpen />
  if (!(state.data?.isPremium ?? user?.isPremium)) return <Offer isClosed={state.data?.mode === 'closed'} />
  return (
    <>
      <Title>You are on Premium</Title>
      {state.data ? (
        <CurrentPlan state={state.data} features={<Features />} />
      ) : (
        <QueryState
          read={state}
          loading={<Skeleton className="h-60 w-full rounded-lg" />}
          title="Your plan could not be loaded"
          text="Nothing has changed. Try again in a moment."
        />
      )}
    </>
  )
}

function BackToDashboard() {
  return (
    <Link
      href="/"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-full bg-surface px-4 font-semibold text-foreground shadow-e2 max-lg:px-0"
    >
      <ArrowLeft size={20} aria-hidden />
      <span className="max-lg:sr-only">Dashboard</span>
    </Link>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="mt-6 mb-5 text-balance type-page text-[1.75rem] sm:text-[2rem] lg:mt-8 lg:text-[2.25rem]">
    {children}
  </h1>
)

function Offer({ isClosed }: { isClosed: boolean }) {
  const [search, setSearch] = useSearchParams()
  const period = toBillingPeriod(search.get('plan'))
  const { per, renews, button } = words[period]
  const checkout = useCheckout()
  return (
    <>
      <Title>See more of the world, with less planning</Title>
      <Segmented
        label="Billing period"
        value={period}
        onChange={(plan) => setSearch({ plan }, { replace: true })}
        options={[
          { value: 'monthly', label: words.monthly.label },
          { value: 'yearly', label: words.yearly.label },
        ]}
      />
      <p key={period} className="mt-4 flex animate-rise items-baseline gap-3.5">
        <span className="font-display text-[3.625rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
          {periodPrice(period)}
        </span>
        <span className="text-[1.0625rem] text-muted-foreground">
          {per}
          {period === 'yearly' && `, about $${(prices.yearly / 12).toFixed(2)} a month`}
        </span>
      </p>
      <Features />
      <Button
        variant="sun"
        size="lg"
        className="mt-7 w-full"
        busy={checkout.isBusy}
        busyLabel="Creating Checkout..."
        {...(isClosed && { disabledReason: billingText.closed })}
        onClick={() => checkout.start(period)}
      >
        {button}
      </Button>
      {isClosed ? (
        <p className="mt-4 text-center text-small text-muted-foreground">{billingText.closed}</p>
      ) : (
        <Terms renews={renews} />
      )}
      <SecurePayment />
    </>
  )
}

/** What is agreed to by the press above stands beside it (C-021, U-055). */
const Terms = ({ renews }: { renews: string }) => (
  <p className="mt-4 text-center text-small text-balance text-muted-foreground">
    Renews {renews} at this price, plus tax where applicable, until you cancel here; it then ends with the
    period. Premium starts at once. Where the law gives you 14 days to withdraw, you agree that it starts
    within them. <a href="/terms">Terms</a>
  </p>
)

const SecurePayment = () => (
  <p className="mt-3 flex items-center justify-center gap-2 text-small text-muted-foreground">
    <Lock size={16} aria-hidden className="shrink-0" />
    Secure payment by a card payment provider
  </p>
)

/** A private server: nothing is sold. */
function AllOpen() {
  return (
    <>
      <Title>Everything is open here</Title>
      <p className="text-muted-foreground">
        On this server all features are yours. Nothing is sold, and nobody is charged.
      </p>
      <Features />
      <Button asChild variant="sun" size="lg" className="mt-7 w-full">
        <Link href="/">Back to Dashboard</Link>
      </Button>
    </>
  )
}

function Features() {
  return (
    <ul className="mt-5 flex flex-col gap-3">
      {premiumFeatures.map((name) => (
        <li key={name} className="flex items-center gap-3">
          <Check size={20} aria-hidden className="shrink-0 text-success" />
          {name}
        </li>
      ))}
    </ul>
  )
}
