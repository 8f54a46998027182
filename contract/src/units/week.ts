import type { PlainDate } from '../values/plain-date.ts'
import type { WeekStart } from './units.ts'

const days: Record<WeekStart, number> = { sunday: 0, monday: 1, saturday: 6 }

export const startsWeek = (date: PlainDate, weekStart: WeekStart): boolean =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay() === days[weekStart]
