// What the planner of days is asked and what it answers. All times are minutes from midnight of the day; a night may
// go beyond 1440.
import { type Pace, paceStops } from '@sojourn/contract/ai/preferences'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

export interface Located {
  readonly latitude: number
  readonly longitude: number
}

export interface Interval {
  readonly from: number
  readonly to: number
}

export const meals = ['lunch', 'dinner'] as const
export type Meal = (typeof meals)[number]

/** Sunday first, as `Date` counts; an empty list is a day on which it is closed. */
export type HoursFromSunday = readonly (readonly Interval[])[]

export interface Candidate extends Located {
  readonly id: string
  readonly name: string
  /** How much this traveller would like it: above 0, on one scale for all candidates. */
  readonly value: number
  /** What nobody should have missed: it comes before everything else, and before a day out that is no such thing. */
  readonly icon: boolean
  readonly minutes: number
  /** Where one is when it is over, if elsewhere. */
  readonly exit?: Located
  /** How many stops of a day it counts for, in halves too, and how many it is shown as if not so many. */
  readonly stops: number
  readonly shown?: number
  /** For the whole group, in the trip's currency. */
  readonly cost: number
  /** Null when it is never closed. */
  readonly hours: HoursFromSunday | null
  /** Hours of single dates, which replace those of their weekday: a holiday. */
  readonly dated?: ReadonlyMap<PlainDate, readonly Interval[]>
  readonly indoor: boolean
  readonly accessible: boolean
  /** The meals one can have here; such a place is offered for them only. */
  readonly meals: readonly Meal[]
  /** The meals one has here while one sees it, where the time fits. */
  readonly feeds?: readonly Meal[]
  /** Cake or stalls: nobody sits down to a meal right after it. */
  readonly isFood?: boolean
  /** Whether one finds a table nearby; not on a beach, a peak or far out. */
  readonly hasTables?: boolean
  /** When it is at its best: a street in the evening, a market in the morning. */
  readonly best: Interval | null
  /** At another time one would not go, unless its hours leave nothing else. */
  readonly onlyAtBest?: boolean
  /** Its best time is when the sun goes down. */
  readonly sunset?: boolean
  /** How far it stands above its neighbours, so that none of them on another day keeps it out; from 1 up. */
  readonly standing?: number
  /** It takes most of a day and goes on over noon: one eats there. */
  readonly outing: boolean
  /** Worth getting up or staying up for, and no usual day holds it: a balloon at dawn, an opera. */
  readonly stretches?: boolean
  /** Out of town: the way there is a journey of its own. */
  readonly farOut: boolean
  /** Worth nothing in the dark: a park, a view over land, a ruin without lamps. */
  readonly byDaylight: boolean
}

/** Something already planned: it stays as it is, and the rest goes around it. */
export interface FixedItem {
  readonly id: string
  readonly name: string
  readonly start: number
  readonly end: number
  /** Null when nobody knows where it is. */
  readonly at: Located | null
  /** Where one is when it is over, if elsewhere. */
  readonly endsAt?: Located
  /** The candidate it stands for, which is then not suggested again. */
  readonly candidateId: string | null
  readonly meal: Meal | null
}

export interface TripDay {
  readonly date: PlainDate
  /** 0 is Sunday. */
  readonly weekday: number
  readonly startMinute: number
  readonly endMinute: number
  /** Who goes out at night or eats late is home by then, if later than by the end of the day. */
  readonly lateMinute?: number
  /** What is an icon or a day out may stretch the day so far. */
  readonly stretched: Interval
  readonly startAt: Located
  readonly endAt: Located
  readonly fixed: readonly FixedItem[]
  readonly rainLikely: boolean
  /** From dawn to dusk; null when nobody knows, and in the polar night, in which one goes by lamps. */
  readonly daylight: Interval | null
}

/** Places a day at most, places to eat not counted. */
export const mostPerDay: Record<Pace, number> = {
  relaxed: paceStops.relaxed.most,
  moderate: paceStops.moderate.most,
  intensive: paceStops.intensive.most,
}

export interface MealRule extends Interval {
  readonly minutes: number
  /** From when on one eats where the day ends too early for the usual time. */
  readonly earliest?: number
}

export interface PlanRequest {
  readonly days: readonly TripDay[]
  readonly candidates: readonly Candidate[]
  readonly pace: Pace
  /** Days out at most. */
  readonly mostOutings: number
  /** Null: no limit. */
  readonly budget: number | null
  readonly dayBudget: number | null
  readonly accessibleOnly: boolean
  /** Candidates that must be in, wherever that is possible, and those that must not. */
  readonly locked: readonly string[]
  readonly avoid: readonly string[]
  /** Null: the traveller sees to this meal alone. */
  readonly mealRules: Readonly<Record<Meal, MealRule | null>>
  /** Whole minutes; an estimate by distance when not given. */
  readonly travelMinutes?: (from: Located, to: Located) => number
  /** The same seed gives the same plan; another one gives another plan of about the same worth. */
  readonly seed: number
}

export const usualMeals: Readonly<Record<Meal, MealRule>> = {
  lunch: { from: 11 * 60 + 30, to: 15 * 60, minutes: 60 },
  dinner: { from: 18 * 60, to: 21 * 60 + 30, minutes: 75 },
}

export interface PlannedVisit extends PlannedTime {
  readonly id: string
  /** The way there from the stop before. */
  readonly travelMinutes: number
  /** How long one stands before it opens. */
  readonly waitMinutes: number
}

interface PlannedTime {
  readonly start: number
  readonly end: number
}

export interface PlannedMeal extends PlannedTime {
  readonly meal: Meal
  /** The candidate one eats at, which is then among the visits too; null: anywhere near the stop before. */
  readonly id: string | null
  /** Where one is then: at a candidate, or where something else was planned or the day begins. */
  readonly near: { readonly at: Located; readonly id: string | null }
  /** Where one comes from and how long that takes, where one does not eat at the stop before. */
  readonly way: { readonly from: Located; readonly minutes: number } | null
}

export interface PlannedDay {
  readonly date: PlainDate
  /** In the order of their times. */
  readonly visits: readonly PlannedVisit[]
  readonly meals: readonly PlannedMeal[]
  /** Stretches of at least three quarters of an hour in which nothing is planned. */
  readonly freeTime: readonly Interval[]
  readonly cost: number
}

export interface PlannedDays {
  readonly days: readonly PlannedDay[]
  readonly value: number
  readonly cost: number
  /** Candidates that found no place. */
  readonly unused: readonly string[]
}
