import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itemsOutside, timelineDays } from '@sojourn/contract/itinerary/timeline'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { isMotionReduced } from '../../../browser/motion.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { DayCard, whenOf } from './day-card.tsx'

const DayThread = lazyPart(() => import('./day-thread.tsx').then((m) => m.DayThread))

export interface TimelineDaysProps {
  trip: Trip
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  suggestions: readonly DaySuggestion[]
  /** The day at the destination while the trip runs. */
  today: PlainDate | null
  selected: PlainDate | null
  onSelect: (date: PlainDate | null) => void
  /** What the selected day holds. */
  renderDay: (items: ItineraryItem[], suggestions: DaySuggestion[]) => ReactNode
}

const risingCards = 8

/** A card per day, and below them what the chosen one holds. */
export function TimelineDays(props: TimelineDaysProps) {
  const { trip, items, booked, suggestions, today, selected, onSelect, renderDay } = props
  const days = useMemo(() => {
    const own = timelineDays(trip, items, suggestions)
    return booked?.days(own) ?? own
  }, [trip, items, suggestions, booked])
  const outside = useMemo(() => itemsOutside(trip, items).length, [trip, items])
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
    <>
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
    </>
  )
}
