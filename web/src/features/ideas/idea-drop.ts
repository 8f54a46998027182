import type { Idea } from '@sojourn/contract/ideas/schema'
import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import { placeItemAt, type Timed } from '@sojourn/contract/itinerary/new-time'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { currentFigures } from '../../session/units.ts'
import type { DropPlace } from '../../trip-parts/drag/drop-place.ts'
import type { DropTold } from '../../trip-parts/drag/drag-overlay.tsx'

type When = { date: PlainDate; time: string | null } | { refusal: string }

/** When an idea dropped there begins: between two activities at a time of theirs, else without one, as the day's last. */
export function whenDropped(
  items: readonly Timed[],
  { id }: Pick<Idea, 'id'>,
  place: DropPlace,
): When | null {
  if (place.kind === 'ideas') return null
  const { date } = place
  if (place.kind === 'last') return { date, time: null }
  const day = itemsOfDay(items, date)
  const at =
    place.kind === 'first' ? 0 : day.findIndex((item) => item.id === place.id) + (place.after ? 1 : 0)
  const asItem: Timed = { id, date: '', time: null, endTime: null, order: day.length }
  const placing = placeItemAt([...items, asItem], id, date, at)
  if (!placing || 'refusal' in placing) return placing
  return { date, time: placing.time }
}

/** What the line says: the time, that it comes last, or why it cannot be. */
export function dropTold(items: readonly Timed[], idea: Pick<Idea, 'id'>, place: DropPlace): DropTold | null {
  const when = whenDropped(items, idea, place)
  if (!when) return null
  if ('refusal' in when) return { text: when.refusal, isRefused: true }
  const text =
    when.time === null
      ? itineraryMovesWords.comesLast
      : say(itineraryMovesWords.startsAt, { time: currentFigures().time(when.time) })
  return { text, isRefused: false }
}
