// What new dates of a trip mean for what is on its days.
import type { Booking } from '../bookings/schema.ts'
import type { DayNote } from '../day-notes/schema.ts'
import { joinedNotes } from '../day-notes/note-form.ts'
import { ideaOfNote, ideaSteps } from '../ideas/as-item.ts'
import type { ItineraryItem } from '../itinerary/schema.ts'
import type { TripLeg } from '../legs/schema.ts'
import type { TripStep } from '../sync/steps.ts'
import { maxLength } from '../values/limits.ts'
import { addDays, daysBetween, type PlainDate } from '../values/plain-date.ts'

export interface TripSpan {
  readonly startDate: PlainDate
  readonly endDate: PlainDate
}

export interface DatedRows {
  readonly items: readonly ItineraryItem[]
  readonly notes: readonly DayNote[]
  readonly legs: readonly TripLeg[]
  readonly bookings: readonly Booking[]
}

interface Change {
  readonly before: TripSpan
  readonly after: TripSpan
  /** The plan keeps its place among the days of the trip, not its dates. */
  readonly isMoved: boolean
}

export const isDuring = (date: PlainDate, { startDate, endDate }: TripSpan): boolean =>
  date >= startDate && date <= endDate

export const nearestDay = (date: PlainDate, { startDate, endDate }: TripSpan): PlainDate =>
  date < startDate ? startDate : date > endDate ? endDate : date

/** By how many days the plan moves along. */
export const shiftOf = ({ before, after }: Pick<Change, 'before' | 'after'>): number =>
  daysBetween(before.startDate, after.startDate)

const dateAfter = (date: PlainDate, change: Change): PlainDate =>
  change.isMoved ? addDays(date, shiftOf(change)) : date

/** What was on the trip's days and would be on none of the new ones. Bookings never move by themselves. */
export function outsideAfter({ items, notes, legs, bookings }: DatedRows, change: Change): DatedRows {
  const { before, after } = change
  const leaves = (date: PlainDate, to = dateAfter(date, change)): boolean =>
    isDuring(date, before) && !isDuring(to, after)
  return {
    items: items.filter(({ date }) => leaves(date)),
    notes: notes.filter(({ date }) => leaves(date)),
    legs: legs.filter(({ arriveDate, leaveDate }) => leaves(arriveDate) || leaves(leaveDate)),
    bookings: bookings.filter(
      ({ fromDate, toDate, status }) =>
        status !== 'cancelled' &&
        (leaves(fromDate, fromDate) || leaves(toDate ?? fromDate, toDate ?? fromDate)),
    ),
  }
}

const isLeftBehind = (rows: DatedRows, change: Change): boolean =>
  Object.values(outsideAfter(rows, change)).some(({ length }) => length > 0)

const lengthOf = ({ startDate, endDate }: TripSpan): number => daysBetween(startDate, endDate)

/** Whether anybody has to be asked: something is left behind, or the whole trip goes elsewhere in the year with its plan. */
export const asksFor = (rows: DatedRows, before: TripSpan, after: TripSpan): boolean =>
  isLeftBehind(rows, { before, after, isMoved: false }) ||
  (shiftOf({ before, after }) !== 0 &&
    lengthOf(before) === lengthOf(after) &&
    [rows.items, rows.notes, rows.legs].some(({ length }) => length > 0))

/** What is proposed: a trip that is no shorter takes its plan along. */
export const movesAlong = (before: TripSpan, after: TripSpan): boolean =>
  shiftOf({ before, after }) !== 0 && lengthOf(before) <= lengthOf(after)

export interface DateChoices {
  /** Activities and day notes that become ideas; all others outside go to the nearest day. */
  readonly toIdeas: ReadonlySet<string>
  readonly movedBookings: ReadonlySet<string>
  readonly cancelledBookings: ReadonlySet<string>
}

const changed = (
  collection: TripStep['collection'],
  id: string,
  fields: Record<string, string | number | null>,
) => ({ action: 'change', collection, id, fields }) as const

function itemSteps(items: readonly ItineraryItem[], change: Change, { toIdeas }: DateChoices): TripStep[] {
  return items.flatMap((item) => {
    const target = dateAfter(item.date, change)
    const isOutside = isDuring(item.date, change.before) && !isDuring(target, change.after)
    if (isOutside && toIdeas.has(item.id)) return ideaSteps(item)
    // Behind what is on the nearest day already; a day that moves as a whole keeps its order.
    if (isOutside) return [changed('itinerary', item.id, { date: nearestDay(target, change.after) })]
    return target === item.date ? [] : [changed('itinerary', item.id, { date: target, order: item.order })]
  })
}

/** A day has one note: those that meet become one. */
function noteSteps(notes: readonly DayNote[], change: Change, { toIdeas }: DateChoices): TripStep[] {
  const outside = outsideAfter({ items: [], notes, legs: [], bookings: [] }, change).notes
  const leaving = new Set(outside.filter(({ id }) => toIdeas.has(id)))
  const targetOf = ({ date }: DayNote): PlainDate => {
    const target = dateAfter(date, change)
    return isDuring(date, change.before) ? nearestDay(target, change.after) : target
  }
  const staying = notes.filter((note) => !leaving.has(note))
  const moves = [...Map.groupBy(staying, targetOf)].flatMap(([date, [first, ...others]]): TripStep[] => {
    if (!first) return []
    const text = others.reduce((joined, other) => joinedNotes(joined, other.text), first.text)
    const isSame = first.date === date && others.length === 0
    return [
      ...(isSame ? [] : [changed('dayNotes', first.id, { date, text: text.slice(0, maxLength.text) })]),
      ...others.map(({ id }) => ({ action: 'remove', collection: 'dayNotes', id }) as const),
    ]
  })
  const ideas = [...leaving].flatMap((note): TripStep[] => [
    { action: 'remove', collection: 'dayNotes', id: note.id },
    { action: 'add', collection: 'ideas', id: note.id, fields: ideaOfNote(note) },
  ])
  return [...ideas, ...moves]
}

/** A place that falls to no night leaves the trip. */
function legSteps(legs: readonly TripLeg[], change: Change): TripStep[] {
  const outside = new Set(outsideAfter({ items: [], notes: [], legs, bookings: [] }, change).legs)
  return legs.flatMap((leg): TripStep[] => {
    const cut = (date: PlainDate): PlainDate => {
      const target = dateAfter(date, change)
      return outside.has(leg) ? nearestDay(target, change.after) : target
    }
    const [arriveDate, leaveDate] = [cut(leg.arriveDate), cut(leg.leaveDate)]
    if (leaveDate <= arriveDate) return [{ action: 'remove', collection: 'legs', id: leg.id }]
    return arriveDate === leg.arriveDate && leaveDate === leg.leaveDate
      ? []
      : [changed('legs', leg.id, { arriveDate, leaveDate })]
  })
}

function bookingSteps(bookings: readonly Booking[], change: Change, choices: DateChoices): TripStep[] {
  const by = shiftOf(change)
  const left = outsideAfter({ items: [], notes: [], legs: [], bookings }, change).bookings
  const outside = new Set(left.map(({ id }) => id))
  return bookings.flatMap(({ id, fromDate, toDate }): TripStep[] => {
    if (change.isMoved && choices.movedBookings.has(id)) {
      const dates = { fromDate: addDays(fromDate, by), toDate: toDate && addDays(toDate, by) }
      return [changed('bookings', id, dates)]
    }
    // What was chosen before another choice no longer left it outside does not count.
    const isCancelled = outside.has(id) && choices.cancelledBookings.has(id)
    return isCancelled ? [changed('bookings', id, { status: 'cancelled' })] : []
  })
}

/** Everything that changes with the dates, as one step. */
export const newDatesSteps = (rows: DatedRows, change: Change, choices: DateChoices): TripStep[] => [
  ...itemSteps(rows.items, change, choices),
  ...noteSteps(rows.notes, change, choices),
  ...legSteps(rows.legs, change),
  ...bookingSteps(rows.bookings, change, choices),
]
