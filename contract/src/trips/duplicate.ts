// What a trip takes along when it is made once more, under other dates.
import type { DayNote } from '../day-notes/schema.ts'
import { ideaOf, ideaOfNote } from '../ideas/as-item.ts'
import type { Idea } from '../ideas/schema.ts'
import type { ItineraryItem } from '../itinerary/schema.ts'
import { journeyLegs } from '../legs/place-of-day.ts'
import type { TripLeg } from '../legs/schema.ts'
import type { PackingItem } from '../packing/schema.ts'
import type { ImportedRow } from '../sync/registry.ts'
import { addDays } from '../values/plain-date.ts'
import { isDuring, nearestDay, shiftOf, type TripSpan } from './new-dates.ts'

/** Bookings, expenses and people never are among them: they belong to the journey that was made. */
export const takenParts = ['plan', 'ideas', 'packing', 'budget', 'places'] as const
export type Taken = Readonly<Record<(typeof takenParts)[number], boolean>>

interface TakenRows {
  readonly itinerary: readonly ItineraryItem[]
  readonly dayNotes: readonly DayNote[]
  readonly ideas: readonly Idea[]
  readonly packing: readonly PackingItem[]
  readonly legs: readonly TripLeg[]
}

interface NewSpan {
  readonly before: TripSpan
  readonly after: TripSpan
  readonly take: Taken
}

/** Of the plan, with its new days: what has one within the new dates, and what lies beyond them. */
export function shiftedPlan(
  { itinerary, dayNotes }: Pick<TakenRows, 'itinerary' | 'dayNotes'>,
  span: NewSpan,
) {
  const by = shiftOf(span)
  const shifted = <R extends { date: string }>(rows: readonly R[]) => {
    const moved = span.take.plan ? rows.map((row) => ({ ...row, date: addDays(row.date, by) })) : []
    const { within = [], beyond = [] } = Object.groupBy(moved, ({ date }) =>
      isDuring(date, span.after) ? 'within' : 'beyond',
    )
    return { within, beyond }
  }
  return { items: shifted(itinerary), notes: shifted(dayNotes) }
}

/** A place that falls to no night is none, and one by itself is the destination. */
function shiftedLegs(legs: readonly TripLeg[], { before, after }: NewSpan): TripLeg[] {
  const by = shiftOf({ before, after })
  const day = (date: string) => nearestDay(addDays(date, by), after)
  return journeyLegs(
    legs
      .map((leg) => ({ ...leg, arriveDate: day(leg.arriveDate), leaveDate: day(leg.leaveDate) }))
      .filter(({ arriveDate, leaveDate }) => arriveDate < leaveDate),
  )
}

/** Nobody voted on this one yet. */
const unvoted = (idea: Omit<ImportedRow<'ideas'>, 'votes' | 'link'> & { link?: string | null }) => ({
  ...idea,
  link: idea.link ?? null,
  votes: [],
})

/** The rows of the new trip. What lies beyond a shorter one becomes an idea when ideas come along, and else stays behind. */
export function duplicatedRows(rows: TakenRows, span: NewSpan) {
  const { items, notes } = shiftedPlan(rows, span)
  const beyond = [...items.beyond.map(ideaOf), ...notes.beyond.map(ideaOfNote)]
  return {
    itinerary: items.within,
    dayNotes: notes.within,
    ideas: span.take.ideas ? [...rows.ideas, ...beyond].map(unvoted) : [],
    packing: span.take.packing
      ? rows.packing.map((item) => ({ ...item, packed: false, memberName: null, reason: null }))
      : [],
    legs: span.take.places ? shiftedLegs(rows.legs, span) : [],
  }
}
