import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { useState } from 'react'

/** Whether the days that are over are unfolded. What is sought among them, a day or an item, unfolds them once. */
export function usePastDays(
  items: readonly ItineraryItem[],
  now: LocalTime | null,
  sought: string | { key: string } | null,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState<typeof sought>(null)
  if (seen !== sought) {
    setSeen(sought)
    const key = typeof sought === 'string' ? sought : sought?.key
    const date = key?.startsWith('day-') ? key.slice(4) : items.find(({ id }) => id === key)?.date
    if (now && date && date < now.date) setIsOpen(true)
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen) }
}
