import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useSyncExternalStore } from 'react'
import { whenLeaving } from '../../session/leaving.ts'

/** What was added from the AI helpers since the page was opened (C-125). */
let marks: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: ReadonlySet<string>): void {
  marks = next
  for (const listener of listeners) listener()
}

whenLeaving(() => change(new Set()))

const keyOf = (tripId: number, id: string): string => `${tripId}/${id}`

export const markAdded = (tripId: number, id: string): void => change(new Set([...marks, keyOf(tripId, id)]))

export const unmarkAdded = (tripId: number, id: string): void =>
  change(new Set([...marks].filter((mark) => mark !== keyOf(tripId, id))))

interface Idea {
  title: string
  /** The day it is meant for; any day of the trip where it has none. */
  date?: string
}

const plainTitle = (title: string): string => title.trim().toLowerCase()

/** Whether the plan has it already, by title and date. */
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
  const added = useSyncExternalStore(subscribe, () => marks)
  return (idea) => added.has(keyOf(tripId, idea.id)) || isPlanned(idea, items)
}
