import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useSyncExternalStore } from 'react'
import { whenLeaving } from '../../session/leaving.ts'
import { createStore } from '../../browser/store.ts'

/** What was added from the AI helpers since the page was opened (C-125). */
const marks = createStore<ReadonlySet<string>>(new Set())

whenLeaving(() => marks.set(new Set()))

const keyOf = (tripId: number, id: string): string => `${tripId}/${id}`

export const markAdded = (tripId: number, id: string): void =>
  marks.set(marks.get().union(new Set([keyOf(tripId, id)])))

export const unmarkAdded = (tripId: number, id: string): void =>
  marks.set(marks.get().difference(new Set([keyOf(tripId, id)])))

interface Idea {
  title: string
  /** The day it is meant for; any day of the trip where it has none. */
  date?: string
}

const plainTitle = (title: string): string => title.trim().toLowerCase()

export const isPlanned = (
  { title, date }: Idea,
  items: readonly Pick<ItineraryItem, 'title' | 'date'>[],
): boolean =>
  items.some(
    (item) => plainTitle(item.title) === plainTitle(title) && (date === undefined || item.date === date),
  )

/** Whether an idea is marked Added: added on this page, or in the plan anyway. */
export function useAdded(
  tripId: number,
  items: readonly Pick<ItineraryItem, 'title' | 'date'>[],
): (idea: Idea & { id: string }) => boolean {
  const added = useSyncExternalStore(marks.subscribe, marks.get)
  return (idea) => added.has(keyOf(tripId, idea.id)) || isPlanned(idea, items)
}
