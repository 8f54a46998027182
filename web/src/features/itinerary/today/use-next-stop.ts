import { nextStop } from '@sojourn/contract/itinerary/next-stop'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { useState } from 'react'

export interface NextStopChoice {
  /** Null when nothing more is to come today. */
  next: { item: ItineraryItem; from: ItineraryItem | null; number: number } | null
  /** The stop after it; null when there is none. */
  skipTo: string | null
  skip: () => void
}

/** What comes next today, unless it was skipped. `items` are in their order. */
export function useNextStop(items: readonly ItineraryItem[], now: LocalTime): NextStopChoice {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const next = nextStop(items, now, skipped)
  const without = next && new Set([...skipped, next.item.id])
  return {
    next: next && { ...next, number: items.indexOf(next.item) + 1 },
    skipTo: (without && nextStop(items, now, without)?.item.title) ?? null,
    skip: () => without && setSkipped(without),
  }
}
