import { timelineSummary, tripDays } from '@sojourn/contract/itinerary/timeline'
import { type ReactNode, Suspense, useDeferredValue, useId, useState } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../../../ui/states/missing-panel.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { dayName } from '../day-text.ts'
import type { TimelineDaysProps } from './timeline-days.tsx'
import { TimelineHead } from './timeline-head.tsx'

/** Only who opens the timeline sees them. */
const TimelineDays = lazyPart(() => import('./timeline-days.tsx').then((m) => m.TimelineDays), MissingPanel)

interface TimelineCardProps extends TimelineDaysProps {
  /** A day is about to be shown. */
  onOpen: () => void
  /** The days in a row, while the cards are not shown. */
  chips: ReactNode
  /** The days stand beside the title instead of below it. */
  isWide: boolean
}

export function TimelineCard({ onOpen, chips, isWide, ...days }: TimelineCardProps) {
  const { trip, today } = days
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  // A year of cards is made in pieces, while the page goes on answering.
  const isShown = useDeferredValue(isExpanded)
  return (
    <Card padding="none" className="overflow-clip">
      <div className={cn(isWide && 'flex items-center')}>
        <TimelineHead
          summary={timelineSummary(tripDays(trip).length, isExpanded)}
          todayName={today && dayName(trip, today)}
          isExpanded={isExpanded}
          controls={id}
          onToggle={() => {
            onOpen()
            setIsExpanded(!isExpanded)
          }}
        />
        {!isExpanded && chips}
      </div>
      <div id={id} hidden={!isExpanded}>
        {isShown && (
          <Suspense fallback={<Skeleton className="mx-4 mb-4 h-40 rounded-md sm:mx-5 sm:mb-5" />}>
            <TimelineDays {...days} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
