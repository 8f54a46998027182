import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useState } from 'react'

/** One choice, two views: the list and the map show the same day and the same stop. */
export interface PlanChoice {
  day: PlainDate | null
  setDay: (day: PlainDate | null) => void
  stopId: string | null
  /** In the list, which shows it already. */
  setStop: (id: string) => void
  /** Elsewhere: the list brings the stop, or the day's heading, into view. */
  revealStop: (id: string) => void
  revealDay: (day: PlainDate | null) => void
  /** The stop that is being given its place on the map. */
  placing: { id: string | null; set: (id: string | null) => void }
  /** The row the list is to show, once for each object. */
  revealed: { key: string } | null
}

/** A trip that runs begins with today. A day that was cut off the trip is no longer chosen, nor the one to add to. */
export function usePlanChoice(trip: Trip, today: PlainDate): PlanChoice {
  const [day, setDay] = useState<PlainDate | null>(today)
  const [stopId, setStop] = useState<string | null>(null)
  const [placing, setPlacing] = useState<string | null>(null)
  const [revealed, setRevealed] = useState<PlanChoice['revealed']>(null)
  return {
    day: day && dayNumber(trip, day) !== null ? day : null,
    setDay,
    stopId,
    setStop,
    placing: { id: placing, set: setPlacing },
    revealed,
    revealStop: (id) => {
      setStop(id)
      setRevealed({ key: id })
    },
    revealDay: (next) => {
      setDay(next)
      setRevealed(next === null ? null : { key: `day-${next}` })
    },
  }
}
