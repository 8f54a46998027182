import { billingWords } from '@sojourn/contract/billing/words'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'icon:arrow-left'
import { Link } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Logo, ProMarker } from '../../ui/primitives/mark.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { posters, SplitPage } from '../../ui/layout/split-page.tsx'
import { useAuth } from '../../queries/auth.ts'
import { billingQuery } from '../../queries/billing.ts'
import { CurrentPlan } from './current-plan.tsx'
import { ModeBadge } from './mode-badge.tsx'
import { PremiumFeatures, PremiumOffer, OfferTitle } from './premium-offer.tsx'

export function SubscribePage() {
  const { data } = useQuery(billingQuery)
  usePageTitle(billingWords.premium)
  return (
    <SplitPage poster={posters.premium} corner={<BackToDashboard />}>
      <div className="flex flex-wrap items-center gap-2.5">
        <Logo size={36} />
        <ProMarker />
        <span className="ms-auto">
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
  if (!(state.data?.isPremium ?? user?.isPremium))
    return <PremiumOffer isClosed={state.data?.mode === 'closed'} />
  return (
    <>
      <OfferTitle>{billingWords.onPremium}</OfferTitle>
      {state.data ? (
        <CurrentPlan state={state.data} features={<PremiumFeatures />} />
      ) : (
        <QueryState
          read={state}
          loading={<Skeleton className="h-60 w-full rounded-lg" />}
          title={billingWords.notLoaded}
          text={billingWords.notLoadedText}
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
      <span className="max-lg:sr-only">{billingWords.dashboard}</span>
    </Link>
  )
}

/** A private server: nothing is sold. */
function AllOpen() {
  return (
    <>
      <OfferTitle>{billingWords.allOpen}</OfferTitle>
      <p className="text-muted-foreground">{billingWords.allOpenText}</p>
      <PremiumFeatures />
      <Button asChild variant="sun" size="lg" className="mt-7 w-full">
        <Link href="/">{billingWords.backToDashboard}</Link>
      </Button>
    </>
  )
}
