import { departureMessage } from '@sojourn/contract/trips/departure-message'
import { phaseOf, phaseText } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripBadge } from '@sojourn/contract/trips/status'
import { tripsWords } from '@sojourn/contract/trips/words'
import { dateRange } from '@sojourn/contract/values/date-text'
import PlaneTakeoff from 'icon:plane-takeoff'
import Share2 from 'icon:share-2'
import type { ReactNode } from 'react'
import { useTripTime } from '../../queries/where.ts'
import { useToday } from '../../browser/use-today.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { StatusBadge } from './status-badge.tsx'
import { DatesFact, Fact, ModeFact, PlaceFact } from './trip-facts.tsx'
import { isRouted, TripWhere } from './trip-where.tsx'
import { HeadPostcard } from './trip-postcard.tsx'
import { useMedia } from '../../browser/use-media.ts'

/** The trip's picture across the page. Title and controls never stand on it without a surface of their own. */
export function TripBand({ trip }: { trip: Trip }) {
  const isWide = useMedia('(width >= 40rem)')
  // On a large screen the narrower picture would lose its towers above and its ground below.
  const isBroad = useMedia('(width >= 90rem)')
  const isRunning = phaseOf(trip, useTripTime(trip).date).kind === 'running'
  return (
    <HeadPostcard
      trip={trip}
      shape={isBroad ? 'broad-band' : isWide ? 'band' : 'phone-band'}
      className={cn('h-[232px] lg:h-[264px]', isRunning && 'max-sm:h-[116px]')}
    />
  )
}

interface TripHeaderProps {
  trip: Trip
  presence: ReactNode
  onShare: () => void
}

export function TripHeader({ trip, presence, onShare }: TripHeaderProps) {
  const today = useToday()
  const badge = tripBadge(trip, today)
  const phase = phaseOf(trip, useTripTime(trip).date)
  // On the way every line above the next stop counts.
  const rest = cn('contents', phase.kind === 'running' && 'max-sm:hidden')
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-end">
      <div className="min-w-0 lg:me-auto">
        <div className="flex items-center gap-2.5">
          <StatusBadge status={badge} />
          {phase.kind === 'running' && (
            <span className="text-small font-semibold text-trip tabular-nums">{phaseText(phase)}</span>
          )}
        </div>
        <h1
          dir="auto"
          tabIndex={-1}
          className="mt-3 text-start type-name [overflow-wrap:anywhere] outline-none"
        >
          {trip.title}
        </h1>
        <div className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1.5 text-muted-foreground">
          <PlaceFact destination={<TripWhere trip={trip} />} isRoute={isRouted(trip)} />
          <DatesFact text={dateRange(trip.startDate, trip.endDate)} />
          <span className={rest}>
            <ModeFact mode={trip.travelMode} />
          </span>
          <span className={rest}>
            <Fact
              icon={PlaneTakeoff}
              className={cn('font-semibold tabular-nums', badge !== 'Completed' && 'text-trip')}
            >
              {departureMessage(trip, today)}
            </Fact>
          </span>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3 max-sm:not-has-[[data-presence]]:hidden">
        {presence}
        <ShareButton onShare={onShare} className="max-sm:hidden" />
      </div>
    </div>
  )
}

/** On a phone it stands in the trip's menu. */
export const ShareButton = ({ onShare, className }: { onShare: () => void; className: string }) => (
  <Button variant="line" icon={Share2} className={className} onClick={onShare}>
    {tripsWords.share}
  </Button>
)
