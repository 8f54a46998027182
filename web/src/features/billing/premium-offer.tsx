import {
  type BillingPeriod,
  periodPrice,
  premiumFeatures,
  toBillingPeriod,
} from '@sojourn/contract/billing/billing-periods'
import { prices } from '@sojourn/contract/billing/features'
import { billingText } from '@sojourn/contract/billing/texts'
import Check from 'icon:check'
import Lock from 'icon:lock'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../../ui/primitives/button.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
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

export const OfferTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="mt-6 mb-5 text-balance type-page text-[1.75rem] sm:text-[2rem] lg:mt-8 lg:text-[2.25rem]">
    {children}
  </h1>
)

export function PremiumOffer({ isClosed }: { isClosed: boolean }) {
  const [search, setSearch] = useSearchParams()
  const period = toBillingPeriod(search.get('plan'))
  const { per, renews, button } = words[period]
  const checkout = useCheckout()
  return (
    <>
      <OfferTitle>See more of the world, with less planning</OfferTitle>
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
      <PremiumFeatures />
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

export function PremiumFeatures() {
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
