import { freePrice, periodPrice } from '@sojourn/contract/billing/billing-periods'
import { premiumFeatures } from '@sojourn/contract/billing/features'
import { billingFeaturesWords } from '@sojourn/contract/billing/words-features'
import { landingWords } from '@sojourn/contract/landing/words'
import Check from 'icon:check'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { paths, yearlyOffer } from './offer.ts'

const freeItems = () => [
  landingWords.freeTrips,
  landingWords.freeItinerary,
  landingWords.freePacking,
  landingWords.freeFamily,
]

function Price({ amount, per }: { amount: string; per?: string }) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 font-display text-[3.25rem] leading-tight font-medium tracking-[-0.03em] lg:text-[3.625rem]">
      {amount}
      {per && <span className="font-sans text-base tracking-normal text-night-muted">{per}</span>}
    </p>
  )
}

interface ItemsProps {
  items: readonly string[]
  tickClassName: string
  className?: string
}

function Items({ items, tickClassName, className }: ItemsProps) {
  return (
    <ul className={cn('mt-4 grid gap-x-6 gap-y-3 font-medium', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-center gap-3">
          <Check size={20} strokeWidth={2.2} className={cn('shrink-0', tickClassName)} />
          {item}
        </li>
      ))}
    </ul>
  )
}

export function PriceCards() {
  return (
    <div className="mt-8 grid gap-5 md:grid-cols-[1fr_1.35fr] lg:mt-10 lg:gap-6">
      <div className="flex flex-col rounded-xl border border-border bg-surface p-5 shadow-e1 sm:p-8 dark:shadow-none">
        <h3 className="type-section">{landingWords.free}</h3>
        <Price amount={freePrice()} />
        <Items items={freeItems()} tickClassName="text-success" className="mb-8" />
        <Button asChild size="lg" className="mt-auto w-full">
          <a href={paths.start}>{landingWords.getStarted}</a>
        </Button>
      </div>
      <div className="flex flex-col rounded-xl night-sky p-5 sm:p-8">
        <div className="flex items-center justify-between gap-3">
          <h3 className="type-section">{landingWords.premium}</h3>
          <span className="rounded-full bg-night-sun px-3 py-1 text-xs font-bold tracking-[0.06em] text-on-sun">
            {landingWords.popular}
          </span>
        </div>
        <Price amount={periodPrice('monthly')} per={landingWords.perMonth} />
        <Items
          items={premiumFeatures.map((key) => billingFeaturesWords[key])}
          tickClassName="text-night-sun"
          className="mb-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
        />
        <Button asChild variant="lamp" size="lg" className="mt-auto w-full">
          <a href={paths.monthly}>{landingWords.startPremium}</a>
        </Button>
        <Button asChild variant="lamp-line" className="mt-2 w-full">
          <a href={paths.yearly}>{yearlyOffer()}</a>
        </Button>
      </div>
    </div>
  )
}
