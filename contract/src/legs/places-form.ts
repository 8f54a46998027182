import { addDays, daysBetween, type PlainDate } from '../values/plain-date.ts'
import { inLegOrder, type LegDates, nightsOf } from './place-of-day.ts'

/** A place as it is being edited: dates follow from the nights, so that neighbours always meet. */
interface PlaceDraft {
  readonly nights: number
  /** Nights before it in no place: on the way there, or where nobody said. */
  readonly before: number
}

const usualNights = 2

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

/** Nights of the trip; null while a date is missing or they are the wrong way round. */
export function tripNights({ startDate, endDate }: Dates): number | null {
  const nights = daysBetween(startDate.slice(0, 10), endDate.slice(0, 10))
  return nights >= 0 ? nights : null
}

/** Drafts of places that are stored: what overlaps follows, what leaves a gap keeps it. */
export function draftsOf<L extends LegDates>(
  startDate: string,
  legs: readonly L[],
): (PlaceDraft & { leg: L })[] {
  let at = startDate.slice(0, 10)
  return inLegOrder(legs).map((leg) => {
    const draft = {
      leg,
      nights: Math.max(1, nightsOf(leg)),
      before: Math.max(0, daysBetween(at, leg.arriveDate)),
    }
    at = addDays(at, draft.before + draft.nights)
    return draft
  })
}

interface DraftDates {
  readonly arriveDate: PlainDate
  readonly leaveDate: PlainDate
}

/** When one arrives and leaves, place by place. */
export function datesOf(startDate: string, drafts: readonly PlaceDraft[]): DraftDates[] {
  let at = startDate.slice(0, 10)
  return drafts.map(({ nights, before }) => {
    const arriveDate = addDays(at, before)
    at = addDays(arriveDate, nights)
    return { arriveDate, leaveDate: at }
  })
}

const sum = (drafts: readonly PlaceDraft[]): number =>
  drafts.reduce((all, { nights, before }) => all + nights + before, 0)

/** Nights that are left after the last place; fewer than none where the places need more than the trip has. */
export const nightsLeft = (total: number, drafts: readonly PlaceDraft[]): number => total - sum(drafts)

/** Every night of the trip has its place: none is left over, none is used twice, and nothing lies between two places. */
export const nightsMeet = (total: number, drafts: readonly PlaceDraft[]): boolean =>
  nightsLeft(total, drafts) === 0 && drafts.every(({ before }, index) => index === 0 || before === 0)

const changed = <D extends PlaceDraft>(drafts: readonly D[], at: number, change: Partial<PlaceDraft>): D[] =>
  drafts.map((draft, index) => (index === at ? { ...draft, ...change } : draft))

export const withNights = <D extends PlaceDraft>(drafts: readonly D[], at: number, nights: number): D[] =>
  changed(drafts, at, { nights: Math.max(1, nights) })

/** Nights on the way to a place; on the way to the first they shift the rest. */
export const withBefore = <D extends PlaceDraft>(drafts: readonly D[], at: number, before: number): D[] =>
  changed(drafts, at, { before: Math.max(0, before) })

/** Leaves a place later or earlier; the next one gives or takes the night. Each keeps one. */
export function movedEdge<D extends PlaceDraft>(drafts: readonly D[], at: number, by: number): D[] {
  const [place, next] = [drafts[at], drafts[at + 1]]
  if (!place || !next) return [...drafts]
  const step = Math.max(1 - place.nights, Math.min(next.nights - 1, by))
  return changed(changed(drafts, at, { nights: place.nights + step }), at + 1, { nights: next.nights - step })
}

/** Nights go with their place; the way there stays at the beginning. */
export function movedPlace<D extends PlaceDraft>(drafts: readonly D[], from: number, to: number): D[] {
  const ways = drafts.map(({ before }) => before)
  const places = [...drafts]
  const [place] = places.splice(from, 1)
  if (!place) return [...drafts]
  places.splice(to, 0, place)
  return places.map((draft, index) => ({ ...draft, before: ways[index] ?? 0 }))
}

/** Without it, its nights go to the place before, or to what is first then. */
export function withoutPlace<D extends PlaceDraft>(drafts: readonly D[], at: number): D[] {
  const gone = drafts[at]
  if (!gone) return [...drafts]
  const rest = drafts.filter((_, index) => index !== at)
  const heir = rest[at - 1] ?? rest[0]
  const isFirst = at === 0
  return rest.map((draft) => {
    if (draft !== heir) return draft
    const more = gone.nights + (isFirst ? draft.before : gone.before)
    return { ...draft, nights: draft.nights + more, before: isFirst ? gone.before : draft.before }
  })
}

/** The same places over so many nights, each with its share of them and none without one. */
export function withTotal<D extends PlaceDraft>(drafts: readonly D[], total: number): D[] {
  const way = drafts[0]?.before ?? 0
  const free = total - way - drafts.length
  if (free < 0) return [...drafts]
  const all = drafts.reduce((sum, { nights }) => sum + nights, 0)
  let [passed, given] = [0, 0]
  return drafts.map((draft, index) => {
    passed += draft.nights
    const nights = Math.round((passed / all) * free) - given
    given += nights
    return { ...draft, nights: nights + 1, before: index === 0 ? way : 0 }
  })
}

/** One more place at the end: it takes what is left, else half of the longest. `total` is null while dates are missing. */
export function withPlace<D extends PlaceDraft>(
  drafts: readonly D[],
  added: Omit<D, keyof PlaceDraft>,
  total: number | null,
): D[] {
  const add = (rest: readonly D[], nights: number) => [...rest, { ...added, nights, before: 0 } as D]
  if (total === null) return add(drafts, usualNights)
  const left = nightsLeft(total, drafts)
  if (left > 0) return add(drafts, left)
  const most = Math.max(...drafts.map(({ nights }) => nights))
  const taken = Math.floor(most / 2)
  const longest = drafts.findLastIndex(({ nights }) => nights === most)
  return taken < 1 ? add(drafts, 1) : add(withNights(drafts, longest, most - taken), taken)
}
