import { daysBetween, type PlainDate } from '@sojourn/contract/values/plain-date'

/** How many days the smart planner plans: the difference of the dates, at least one (the last day is for leaving). */
export const plannedDays = (start: PlainDate, end: PlainDate): number => Math.max(1, daysBetween(start, end))
