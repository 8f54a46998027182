import {
  type BillingPeriod,
  periodPrice,
  premiumFeatures,
  toBillingPeriod,
} from '@sojourn/contract/billing/billing-periods'
import { prices } from '@sojourn/contract/billing/features'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { Link, useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Logo, ProMarker } from '../../ui/mark.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { posters, SplitPage } from '../../ui/split-page.tsx'
import { useAuth } from '../auth/queries.ts'

const words: Record<BillingPeriod, { label: string; per: string; button: string }> = {
  monthly: { label: 'Monthly', per: 'per month', button: 'Start Monthly Subscription' },
  yearly: { label: 'Yearly', per: 'per year', button: 'Start Yearly Subscription' },
}

const notYet = 'Checkout opens soon. Until then nobody is charged anything.'

export function SubscribePage() {
  const { user } = useAuth()
  usePageTitle('Premium')
  return (
    <SplitPage poster={posters.premium} corner={<BackToDashboard />}>
      <div className="flex items-center gap-2.5">
        <Logo size={36} />
        <ProMarker />
      </div>
      {user?.isPremium ? <CurrentPlan /> : <Offer />}
    </SplitPage>
  )
}

function BackToDashboard() {
  return (
    <Link
      href="/"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-full bg-surface px-4 font-[620] text-foreground shadow-e2 max-lg:px-0"
    >
      <ArrowLeft size={20} aria-hidden />
      <span className="max-lg:sr-only">Dashboard</span>
    </Link>
  )
}

const titleLook = 'mt-6 mb-5 text-balance type-page text-[1.75rem] sm:text-[2rem] lg:mt-8 lg:text-[2.25rem]'

function Offer() {
  const [search, setSearch] = useSearchParams()
  const period = toBillingPeriod(search.get('plan'))
  const { per, button } = words[period]
  return (
    <>
      <h1 className={titleLook}>See more of the world, with less planning</h1>
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
        <span className="font-display text-[3.625rem] leading-none font-[560] tracking-[-0.03em] tabular-nums">
          {periodPrice(period)}
        </span>
        <span className="text-[1.0625rem] text-muted-foreground">
          {per}
          {period === 'yearly' && `, about $${(prices.yearly / 12).toFixed(2)} a month`}
        </span>
      </p>
      <Features />
      <Button variant="sun" size="lg" className="mt-7 w-full" disabledReason={notYet}>
        {button}
      </Button>
      <p className="mt-4 text-center text-small text-muted-foreground">{notYet}</p>
      <p className="mt-2 flex items-center justify-center gap-2 text-small text-muted-foreground">
        <Lock size={16} aria-hidden className="shrink-0" />
        Secure payment by a card payment provider
      </p>
    </>
  )
}

function CurrentPlan() {
  return (
    <>
      <h1 className={titleLook}>You are on Premium</h1>
      <p className="text-muted-foreground">Premium unlocks all Pro features. These are yours:</p>
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
