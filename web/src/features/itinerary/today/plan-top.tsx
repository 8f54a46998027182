import type { Booking } from '@sojourn/contract/bookings/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Phase } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { LookBackCard } from './look-back-card.tsx'
import { NextStopCard } from './next-stop-card.tsx'

interface PlanTopProps {
  trip: Trip
  items: readonly ItineraryItem[]
  now: LocalTime
  phase: Phase
  booked: BookedPlan | null
  onBooking: (booking: Booking) => void
  onShowMap: (id: string) => void
}

/** What the plan of a trip that runs begins with, and of one that is over. */
export function PlanTop({ trip, items, now, phase, booked, onBooking, onShowMap }: PlanTopProps) {
  return phase.kind === 'running' ? (
    <NextStopCard
      trip={trip}
      items={items}
      now={now}
      phase={phase}
      booked={booked}
      onBooking={onBooking}
      onShowMap={onShowMap}
    />
  ) : items.length === 0 ? null : (
    <LookBackCard trip={trip} items={items} />
  )
}
