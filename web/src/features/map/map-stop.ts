import { numbered } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import type { Figures } from '@sojourn/contract/units/figures'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fullDate, monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'

export interface NamedPoint extends Point {
  name: string
}

/** An item of the itinerary as the map knows it. */
export interface ListedStop {
  id: string
  number: number
  item: ItineraryItem
  point: Point | null
}

export interface MapStop extends Point {
  id: string
  number: number
  title: string
  type: string
  /** 'Apr 21, 10:30' */
  when: string
}

/** All items with their numbers of the whole trip, those of one day when one is chosen. */
export function listedStops(items: readonly ItineraryItem[], day: PlainDate | null): ListedStop[] {
  return numbered(items)
    .filter(({ item }) => day === null || item.date === day)
    .map(({ number, item }) => ({
      id: item.id,
      number,
      item,
      point: pointOf(item),
    }))
}

export const stopTimeText = (
  { date, time }: Pick<ItineraryItem, 'date' | 'time'>,
  figures: Figures,
): string =>
  time ? say(mapWords.dateAndTime, { date: monthDay(date), time: figures.time(time) }) : fullDate(date)

export const placedStops = (stops: readonly ListedStop[], figures: Figures): MapStop[] =>
  stops.flatMap(({ id, number, item, point }) =>
    point
      ? [{ id, number, ...point, title: item.title, type: item.type, when: stopTimeText(item, figures) }]
      : [],
  )
