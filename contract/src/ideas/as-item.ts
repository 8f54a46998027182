// An idea that gets a day, and an activity that loses its own. Both have one id, so that neither is ever there twice.
import type { DayNote } from '../day-notes/schema.ts'
import type { ItineraryItem } from '../itinerary/schema.ts'
import { endMinute } from '../itinerary/item-end.ts'
import type { TripStep } from '../sync/steps.ts'
import { clockText, minuteOf, minutesOfDay } from '../values/clock-time.ts'
import { maxLength } from '../values/limits.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { maxIdeaMinutes } from './limits.ts'
import type { Idea } from './schema.ts'

const joined = (...texts: readonly (string | null)[]): string | null =>
  texts.filter(Boolean).join('\n').slice(0, maxLength.text) || null

/** When an idea that begins then is over; null where nobody said how long it takes, or where that is more than a day. */
function endOf({ minutes }: Pick<Idea, 'minutes'>, time: string | null): string | null {
  const start = minuteOf(time)
  return start === null || minutes === null || minutes >= minutesOfDay ? null : clockText(start + minutes)
}

interface WhenPlanned {
  readonly date: PlainDate
  readonly time: string | null
  /** Among the items of its day; the last without it. */
  readonly order?: number
}

export function planSteps(idea: Idea, { date, time, order }: WhenPlanned): TripStep[] {
  const { id, title, type, location, latitude, longitude, cost, currency, link, notes } = idea
  const fields = {
    title,
    type,
    date,
    time,
    endTime: endOf(idea, time),
    location,
    latitude,
    longitude,
    cost,
    currency,
    notes: joined(notes, link),
    ...(order !== undefined && { order }),
  }
  return [
    { action: 'remove', collection: 'ideas', id },
    { action: 'add', collection: 'itinerary', id, fields },
  ]
}

function minutesOf(item: ItineraryItem): number | null {
  const [start, end] = [minuteOf(item.time), endMinute(item)]
  return start === null || end === null ? null : Math.min(end - start, maxIdeaMinutes)
}

/** An activity without its day. */
export function ideaOf(item: ItineraryItem) {
  const { title, type, location, latitude, longitude, cost, currency, description, notes } = item
  return {
    title,
    type,
    location,
    latitude,
    longitude,
    cost,
    currency,
    minutes: minutesOf(item),
    notes: joined(description, notes),
  }
}

/** A day note without its day: named by its first line, the whole of it in the notes where that says more. */
export function ideaOfNote({ text }: Pick<DayNote, 'text'>) {
  const title =
    (text.split('\n')[0] ?? '').slice(0, maxLength.title).trim() || text.trim().slice(0, maxLength.title)
  const spot = { location: null, latitude: null, longitude: null }
  return {
    title,
    type: 'activity' as const,
    ...spot,
    cost: null,
    minutes: null,
    notes: title === text ? null : text,
  }
}

export const ideaSteps = (item: ItineraryItem): TripStep[] => [
  { action: 'remove', collection: 'itinerary', id: item.id },
  { action: 'add', collection: 'ideas', id: item.id, fields: ideaOf(item) },
]
