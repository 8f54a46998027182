import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itemsOutside, timelineDays, timelineSummary, tripDays } from '@sojourn/contract/itinerary/timeline'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import {
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isMotionReduced } from '../../../browser/motion.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { dayName } from '../day-text.ts'
import { DayCard, whenOf } from './day-card.tsx'
import { TimelineHead } from './timeline-head.tsx'

const DayThread = lazyPart(() => import('./day-thread.tsx').then((m) => m.DayThread))

interface TimelineCardProps {
  trip: Trip
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  suggestions: readonly DaySuggestion[]
  /** The day at the destination while the trip runs. */
  today: PlainDate | null
  selected: PlainDate | null
  onSelect: (date: PlainDate | null) => void
  /** A day is about to be shown. */
  onOpen: () => void
  /** The days in a row, while the cards are not shown. */
  chips: ReactNode
  /** The days stand beside the title instead of below it. */
  isWide: boolean
  /** What the selected day holds. */
  renderDay: (items: ItineraryItem[], suggestions: DaySuggestion[]) => ReactNode
}

const risingCards = 8

export function TimelineCard(props: TimelineCardProps) {
  const { trip, items, booked, suggestions, today, selected, onSelect, onOpen, chips, isWide, renderDay } =
    props
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  // A year of cards is made in pieces, while the page goes on answering.
  const isShown = useDeferredValue(isExpanded)
  const days = useMemo(() => {
    const own = isShown ? timelineDays(trip, items, suggestions) : []
    return booked?.days(own) ?? own
  }, [isShown, trip, items, suggestions, booked])
  const outside = useMemo(() => (isShown ? itemsOutside(trip, items).length : 0), [isShown, trip, items])
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  const hasLegs = legs && legs.length > 1
  const day = days.find(({ date }) => date === selected)
  const panel = useRef<HTMLDivElement>(null)
  const shownDate = day?.date
  useEffect(() => {
    // Below the cards of a long trip the day would open out of sight.
    if (shownDate)
      panel.current?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }, [shownDate])
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
          <ul className="grid grid-cols-4 gap-1.5 px-4 pb-4 sm:gap-3 sm:px-5 sm:pb-5">
            {days.map((one, index) => (
              <li
                key={one.date}
                className={cn(
                  'min-w-0',
                  hasLegs && 'flex flex-col [&>button]:h-auto [&>button]:flex-1',
                  index < risingCards && 'animate-rise',
                )}
                style={index < risingCards ? { animationDelay: `${index * 20}ms` } : undefined}
              >
                {hasLegs && (
                  <Suspense fallback={<div className="h-[51px]" />}>
                    <DayThread trip={trip} legs={legs} date={one.date} />
                  </Suspense>
                )}
                <DayCard
                  day={one}
                  when={whenOf(one.date, today)}
                  isSelected={one.date === selected}
                  onSelect={() => onSelect(one.date === selected ? null : one.date)}
                />
              </li>
            ))}
          </ul>
        )}
        {outside > 0 && (
          <p className="px-4 pb-4 text-small text-muted-foreground sm:px-5">
            {say(itineraryTimelineWords.outside, { count: outside })}
          </p>
        )}
        {day && (
          <div
            key={day.date}
            ref={panel}
            className="animate-rise scroll-mt-36 scroll-mb-24 border-t border-border bg-surface-2 p-4 sm:p-5"
          >
            {renderDay(day.items, day.suggestions)}
          </div>
        )}
      </div>
    </Card>
  )
}
