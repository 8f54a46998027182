import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import { moveToEndOfDay } from '@sojourn/contract/itinerary/move-item'
import { type Placing, stepBy, type TimedMove } from '@sojourn/contract/itinerary/new-time'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { neighbourDay } from '@sojourn/contract/itinerary/timeline'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import type { OptimisedDay } from '@sojourn/planner/day-order/optimise-day'
import { type KeyboardEvent, useState } from 'react'
import { currentFigures } from '../../session/units.ts'
import { useLatest } from '../../browser/use-latest.ts'
import { toast } from '../../toasts/toast-store.ts'
import { dayName } from './day-text.ts'
import type { DropPlace } from '../../trip-parts/drag/drop-place.ts'
import { backToIdeas } from './back-to-ideas.ts'
import { placingAt } from './placing-at.ts'
import type { ItemWrites } from './use-item-writes.ts'

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }
const daySteps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

function movedText(
  trip: Trip,
  { id, title }: ItineraryItem,
  { move: { date, ids }, time }: TimedMove,
): string {
  const place = { title, number: ids.indexOf(id) + 1, total: ids.length, day: dayName(trip, date) }
  if (time === null) return say(itineraryMovesWords.moved, place)
  return say(itineraryMovesWords.movedAt, { ...place, time: currentFigures().time(time) })
}

/** All ways to move an item. Each says in words what happened, for those who do not see it. */
export function useMoves(trip: Trip, items: readonly ItineraryItem[], { moveItems, retimeItem }: ItemWrites) {
  const [announcement, setAnnouncement] = useState('')
  const latest = useLatest(items)

  function perform(item: ItineraryItem, placing: Placing | null, edge: string): boolean {
    if (!placing || 'refusal' in placing) {
      setAnnouncement(
        placing ? say(itineraryMovesWords.refused, { title: item.title, why: placing.refusal }) : edge,
      )
      return false
    }
    const { move, time } = placing
    if (time === null) moveItems(move)
    else retimeItem(item, { move, time })
    setAnnouncement(movedText(trip, item, placing))
    return true
  }

  const step = (item: ItineraryItem, by: -1 | 1): boolean =>
    perform(
      item,
      stepBy(items, item.id, by),
      say(by === -1 ? itineraryMovesWords.isFirst : itineraryMovesWords.isLast, { title: item.title }),
    )

  function toDay(item: ItineraryItem, date: PlainDate): boolean {
    const move = moveToEndOfDay(items, item.id, date)
    return perform(item, move && { move, time: null }, '')
  }

  function toNeighbourDay(item: ItineraryItem, by: -1 | 1): boolean {
    const date = neighbourDay(trip, item.date, by)
    if (date) return toDay(item, date)
    const edge = by === -1 ? itineraryMovesWords.noEarlierDay : itineraryMovesWords.noLaterDay
    return perform(item, null, say(edge, { title: item.title }))
  }

  /** Arrow keys on a grip; true when the item moved. */
  function byKey(item: ItineraryItem, event: KeyboardEvent): boolean {
    const [by, days] = [steps[event.key], daySteps[event.key]]
    if (by === undefined && days === undefined) return false
    event.preventDefault()
    if (by !== undefined) return step(item, by)
    return days !== undefined && toNeighbourDay(item, days)
  }

  const drop = (item: ItineraryItem, place: DropPlace) =>
    place.kind === 'ideas' ? void backToIdeas(item) : perform(item, placingAt(items, item.id, place), '')

  /** The whole day in a better order, with the old one a press away. */
  function applyOrder(better: OptimisedDay): void {
    const before = itemsOfDay(items, better.date).map(({ id }) => id)
    moveItems({ date: better.date, ids: better.ids })
    toast({
      variant: 'success',
      title: itineraryMovesWords.optimised,
      description: say(itineraryMovesWords.optimisedText, { day: dayName(trip, better.date) }),
      action: {
        label: itineraryMovesWords.undo,
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
