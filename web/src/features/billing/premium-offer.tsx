import { periodPrice, toBillingPeriod, yearlyPerMonth } from '@sojourn/contract/billing/billing-periods'
import { premiumFeatures } from '@sojourn/contract/billing/features'
import { billingWords } from '@sojourn/contract/billing/words'
import { billingFeaturesWords } from '@sojourn/contract/billing/words-features'
import { billingRefusalsWords } from '@sojourn/contract/billing/words-refusals'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import Lock from 'icon:lock'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../../ui/primitives/button.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import { useCheckout } from './use-checkout.ts'

export const OfferTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="mt-6 mb-5 text-balance type-page text-[1.75rem] sm:text-[2rem] lg:mt-8 lg:text-[2.25rem]">
    {children}
  </h1>
)

export function PremiumOffer({ isClosed }: { isClosed: boolean }) {
  const [search, setSearch] = useSearchParams()
  const period = toBillingPeriod(search.get('plan'))
  const isYearly = period === 'yearly'
  const checkout = useCheckout()
  return (
    <>
      <OfferTitle>{billingWords.offer}</OfferTitle>
      <Segmented
        label={billingWords.period}
        value={period}
        onChange={(plan) => setSearch({ plan }, { replace: true })}
        options={[
          { value: 'monthly', label: billingWords.monthly },
          { value: 'yearly', label: billingWords.yearly },
        ]}
      />
      <p key={period} className="mt-4 flex animate-rise items-baseline gap-3.5">
        <span className="font-display text-[3.625rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
          {periodPrice(period)}
        </span>
        <span className="text-[1.0625rem] text-muted-foreground">
          {isYearly ? say(billingWords.perYearAbout, { price: yearlyPerMonth() }) : billingWords.perMonth}
        </span>
      </p>
      <PremiumFeatures />
      <Button
        variant="sun"
        size="lg"
        className="mt-7 w-full"
        busy={checkout.isBusy}
        busyLabel={billingWords.starting}
        {...(isClosed && { disabledReason: billingRefusalsWords.closed })}
        onClick={() => checkout.start(period)}
      >
        {isYearly ? billingWords.startYearly : billingWords.startMonthly}
      </Button>
      {isClosed ? (
        <p className="mt-4 text-center text-small text-muted-foreground">{billingRefusalsWords.closed}</p>
      ) : (
        <Terms isYearly={isYearly} />
      )}
      <SecurePayment />
    </>
  )
}

const termsParts = { link: (name: string) => <a href="/terms">{name}</a> }

/** What is agreed to by the press above stands beside it (C-021, U-055). */
const Terms = ({ isYearly }: { isYearly: boolean }) => (
  <p className="mt-4 text-center text-small text-balance text-muted-foreground">
    <Rich
      text={isYearly ? billingWords.termsYearly : billingWords.termsMonthly}
      values={{}}
      parts={termsParts}
    />
  </p>
)

const SecurePayment = () => (
  <p className="mt-3 flex items-center justify-center gap-2 text-small text-muted-foreground">
    <Lock size={16} aria-hidden className="shrink-0" />
    {billingWords.secure}
  </p>
)

export function PremiumFeatures() {
  return (
    <ul className="mt-5 flex flex-col gap-3">
      {premiumFeatures.map((key) => (
        <li key={key} className="flex items-center gap-3">
          <Check size={20} aria-hidden className="shrink-0 text-success" />
          {billingFeaturesWords[key]}
        </li>
      ))}
    </ul>
  )
}
