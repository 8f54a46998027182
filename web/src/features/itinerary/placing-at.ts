import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import { moveToDay, moveToEndOfDay } from '@sojourn/contract/itinerary/move-item'
import { placeItemAt, type Placing, type Timed } from '@sojourn/contract/itinerary/new-time'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import { say } from '@sojourn/contract/words/say'
import { currentFigures } from '../../session/units.ts'
import type { DropPlace } from '../../trip-parts/drag/drop-place.ts'

/** What dropping an item there does. Another day's card or heading takes it at its own time; a place takes it there. */
export function placingAt(items: readonly Timed[], id: string, place: DropPlace): Placing | null {
  if (place.kind === 'ideas') return null
  if (place.kind === 'beside') {
    const others = itemsOfDay(items, place.date).filter((item) => item.id !== id)
    const at = others.findIndex((item) => item.id === place.id)
    // Dropped on itself.
    return at === -1 ? null : placeItemAt(items, id, place.date, place.after ? at + 1 : at)
  }
  if (place.kind === 'first' && items.some((item) => item.id === id && item.date === place.date))
    return placeItemAt(items, id, place.date, 0)
  const move =
    place.kind === 'last' ? moveToEndOfDay(items, id, place.date) : moveToDay(items, id, place.date, 0)
  return move && { move, time: null }
}

/** What the line says of the drop: the time the item takes, or keeps although the line stands elsewhere, or why not. */
export function dropText(items: readonly Timed[], id: string, place: DropPlace): string | null {
  const placing = placingAt(items, id, place)
  const moved = items.find((item) => item.id === id)
  if (!placing || !moved) return null
  if ('refusal' in placing) return placing.refusal
  if (placing.time !== null) {
    const text = moved.time === null ? itineraryMovesWords.startsAt : itineraryMovesWords.movesTo
    return say(text, { time: currentFigures().time(placing.time) })
  }
  const staysBehind = place.kind === 'first' && placing.move.ids[0] !== id
  return staysBehind && moved.time !== null
    ? say(itineraryMovesWords.keeps, { time: currentFigures().time(moved.time) })
    : null
}
