import type { Booking } from '@sojourn/contract/bookings/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { type Phase, phaseText } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import { Suspense } from 'react'
import { useFigures } from '../../../session/units.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { NextStop } from './next-stop.tsx'
import { NothingMore } from './nothing-more.tsx'
import { Tonight } from './tonight.tsx'
import { useNextStop } from './use-next-stop.ts'

const NextBookedStop = lazyPart(() => import('./next-booked-stop.tsx').then((m) => m.NextBookedStop))

interface NextStopCardProps {
  trip: Trip
  /** In their order. */
  items: readonly ItineraryItem[]
  now: LocalTime
  phase: Extract<Phase, { kind: 'running' }>
  booked: BookedPlan | null
  onBooking: (booking: Booking) => void
  onShowMap: (id: string) => void
}

/** What comes next today: the first thing seen of a trip that runs. */
export function NextStopCard({ trip, items, now, phase, booked, onBooking, onShowMap }: NextStopCardProps) {
  const figures = useFigures()
  const choice = useNextStop(items, now, booked)
  const { next, ahead } = choice
  return (
    <Card padding="none" className="overflow-clip">
      <header className="flex items-center gap-2 border-b border-border px-4 py-3 text-small sm:px-5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-trip" />
        <h2 className="min-w-0 flex-1">
          <span className="font-bold text-trip">
            {next || ahead ? tripsTodayWords.nextStop : tripsTodayWords.today}
          </span>{' '}
          <span className="text-muted-foreground">· {phaseText(phase)}</span>
        </h2>
        <span className="text-muted-foreground tabular-nums">{figures.time(now.time)}</span>
      </header>
      {ahead ? (
        <Suspense>
          <NextBookedStop
            key={ahead.next.stop.booking.id}
            {...ahead}
            skipTo={choice.skipTo}
            onSkip={choice.skip}
            onOpen={onBooking}
          />
        </Suspense>
      ) : next ? (
        <NextStop key={next.item.id} trip={trip} choice={choice} {...next} now={now} onShowMap={onShowMap} />
      ) : (
        <NothingMore items={items} booked={booked} now={now} isLast={phase.isLast} />
      )}
      <Tonight
        trip={trip}
        items={items}
        booked={booked}
        date={now.date}
        nextId={(ahead?.next.stop.booking ?? next?.item)?.id ?? null}
      />
    </Card>
  )
}
