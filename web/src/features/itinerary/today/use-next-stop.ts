import { nextStop } from '@sojourn/contract/itinerary/next-stop'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { useState } from 'react'
import type { BookedAhead } from '../booked/booked-next.ts'
import type { BookedPlan } from '../booked/booked-plan.ts'

export interface NextStopChoice {
  /** Null when nothing more is to come today. */
  next: { item: ItineraryItem; from: ItineraryItem | null; number: number } | null
  /** What is booked and comes before it. */
  ahead: BookedAhead | null
  /** The stop after it; null when there is none. */
  skipTo: string | null
  skip: () => void
}

/** What comes next today, unless it was skipped. `items` are in their order. */
export function useNextStop(
  items: readonly ItineraryItem[],
  now: LocalTime,
  booked: BookedPlan | null,
): NextStopChoice {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const nextOf = (without: ReadonlySet<string>) => {
    const next = nextStop(items, now, without)
    const ahead = booked?.ahead(items, now, without, next?.item ?? null) ?? null
    return { next, ahead, shown: ahead?.next.stop.booking ?? next?.item ?? null }
  }
  const { next, ahead, shown } = nextOf(skipped)
  const without = shown && new Set([...skipped, shown.id])
  return {
    next: next && { ...next, number: items.indexOf(next.item) + 1 },
    ahead,
    skipTo: (without && nextOf(without).shown?.title) ?? null,
    skip: () => without && setSkipped(without),
  }
}
