import { landingWords } from '@sojourn/contract/landing/words'
import Luggage from 'icon:luggage'
import MapIcon from 'icon:map'
import RouteIcon from 'icon:route'
import Sparkles from 'icon:sparkles'
import Wallet from 'icon:wallet'
import WifiOff from 'icon:wifi-off'
import type { ReactNode } from 'react'
import type { SiteArt } from '../../static-pages/static-page.ts'
import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { BudgetFragment, SuggestionFragment, SyncFragment } from './fragments.tsx'
import { PackingFragment } from './packing-fragment.tsx'
import { MapFragment } from './map-fragment.tsx'
import { PostcardFan } from './postcard-fan.tsx'

interface FeatureCardProps {
  icon: Icon
  title: string
  line: string
  night?: boolean
  /** Beside the text on a desk, below it elsewhere; `bleed` reaches the card's edges. */
  fragment: ReactNode
  layout: keyof typeof textLayouts
  className: string
}

const textLayouts = {
  below: '',
  beside: 'lg:w-[42%] lg:shrink-0 lg:self-start',
  wideBeside: 'lg:w-[34%] xl:w-[30%] lg:shrink-0 lg:self-start',
  bleed: 'p-5 pb-0 sm:p-7 sm:pb-0 lg:w-[43%] lg:shrink-0 lg:self-start',
} as const

function FeatureCard({
  icon: Glyph,
  title,
  line,
  night = false,
  fragment,
  layout,
  className,
}: FeatureCardProps) {
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-5 overflow-hidden rounded-xl',
        night ? 'night-sky' : 'border border-border bg-surface shadow-e1 dark:shadow-none',
        layout !== 'bleed' && 'p-5 sm:p-7',
        layout !== 'below' && 'lg:flex-row',
        className,
      )}
    >
      <div className={textLayouts[layout]}>
        <span
          aria-hidden="true"
          className={cn(
            'inline-flex size-11 items-center justify-center rounded-md',
            night ? 'bg-white/14 text-night-sun' : 'bg-sun-wash text-sun-ink',
          )}
        >
          <Glyph size={22} />
        </span>
        <h3 className="mt-4 type-section">{title}</h3>
        <p className={cn('mt-1.5 text-base', night ? 'text-night-muted' : 'text-muted-foreground')}>{line}</p>
      </div>
      {fragment}
    </li>
  )
}

/** In the order of the specification; on a desk the map moves up beside the budget. */
export function FeatureCards({ art }: { art: SiteArt }) {
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:mt-10 lg:grid-cols-12 lg:gap-6">
      <FeatureCard
        icon={MapIcon}
        title={landingWords.tripPlanning}
        line={landingWords.tripPlanningLine}
        fragment={<PostcardFan art={art} />}
        layout="wideBeside"
        className="order-1 lg:col-span-8"
      />
      <FeatureCard
        icon={Luggage}
        title={landingWords.smartPacking}
        line={landingWords.smartPackingLine}
        fragment={<PackingFragment />}
        layout="below"
        className="order-2 lg:col-span-4"
      />
      <FeatureCard
        icon={Wallet}
        title={landingWords.budgetTracking}
        line={landingWords.budgetTrackingLine}
        fragment={<BudgetFragment />}
        layout="below"
        className="order-3 lg:col-span-4"
      />
      <FeatureCard
        icon={Sparkles}
        title={landingWords.aiPro}
        line={landingWords.aiProLine}
        night
        fragment={<SuggestionFragment />}
        layout="beside"
        className="order-4 lg:order-5 lg:col-span-8"
      />
      <FeatureCard
        icon={RouteIcon}
        title={landingWords.interactiveMaps}
        line={landingWords.interactiveMapsLine}
        fragment={<MapFragment coast={art.lisbonCoast} />}
        layout="bleed"
        className="order-5 lg:order-4 lg:col-span-8"
      />
      <FeatureCard
        icon={WifiOff}
        title={landingWords.offlineReady}
        line={landingWords.offlineReadyLine}
        fragment={<SyncFragment />}
        layout="below"
        className="order-6 lg:col-span-4"
      />
    </ul>
  )
}
