import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import { type DayMove, moveBy, moveToEndOfDay } from '@sojourn/contract/itinerary/move-item'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { neighbourDay } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { OptimisedDay } from '@sojourn/planner/day-order/optimise-day'
import { type KeyboardEvent, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { toast } from '../../ui/toast-store.ts'
import { dayName } from './day-text.ts'
import { type DropPlace, moveToPlace } from './drag/drop-place.ts'
import type { ItemWrites } from './use-item-writes.ts'

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }
const daySteps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

function whyNot(day: readonly ItineraryItem[], { id, title }: ItineraryItem, by: -1 | 1): string {
  const isAtEdge = day.at(by === -1 ? 0 : -1)?.id === id
  return isAtEdge
    ? `${title} is the ${by === -1 ? 'first' : 'last'} of its day`
    : `${title} cannot move there: times come first`
}

/** All ways to move an item. Each says in words what happened, for those who do not see it. */
export function useMoves(trip: Trip, items: readonly ItineraryItem[], { moveItems }: ItemWrites) {
  const [announcement, setAnnouncement] = useState('')
  const latest = useLatest(items)

  function perform(item: ItineraryItem, move: DayMove | null, refusal: string): boolean {
    if (!move) {
      setAnnouncement(refusal)
      return false
    }
    moveItems(move)
    const place = move.ids.indexOf(item.id) + 1
    setAnnouncement(
      `${item.title} is now number ${place} of ${move.ids.length} on ${dayName(trip, move.date)}`,
    )
    return true
  }

  function step(item: ItineraryItem, by: -1 | 1): boolean {
    const day = itemsOfDay(items, item.date)
    return perform(item, moveBy(day, item.id, by), whyNot(day, item, by))
  }

  const toDay = (item: ItineraryItem, date: PlainDate): boolean =>
    perform(item, moveToEndOfDay(items, item.id, date), '')

  function toNeighbourDay(item: ItineraryItem, by: -1 | 1): boolean {
    const date = neighbourDay(trip, item.date, by)
    return date
      ? toDay(item, date)
      : perform(item, null, `The trip has no ${by === -1 ? 'earlier' : 'later'} day for ${item.title}`)
  }

  /** Arrow keys on a grip; true when the item moved. */
  function byKey(item: ItineraryItem, event: KeyboardEvent): boolean {
    const [by, days] = [steps[event.key], daySteps[event.key]]
    if (by === undefined && days === undefined) return false
    event.preventDefault()
    if (by !== undefined) return step(item, by)
    return days !== undefined && toNeighbourDay(item, days)
  }

  const drop = (item: ItineraryItem, place: DropPlace): boolean =>
    perform(item, moveToPlace(items, item.id, place), '')

  /** The whole day in a better order, with the old one a press away. */
  function applyOrder(better: OptimisedDay): void {
    const before = itemsOfDay(items, better.date).map(({ id }) => id)
    moveItems({ date: better.date, ids: better.ids })
    toast({
      variant: 'success',
      title: 'Day optimized',
      description: `${dayName(trip, better.date)} is in its shortest order.`,
      action: {
        label: 'Undo',
        undo: true,
        // What was moved to another day since then stays there.
        onPress: () => {
          const there = new Set(itemsOfDay(latest.current, better.date).map(({ id }) => id))
          moveItems({ date: better.date, ids: before.filter((id) => there.has(id)) })
        },
      },
    })
  }

  return { announcement, step, toDay, byKey, drop, applyOrder }
}
