import type { PlainDate } from '../values/plain-date.ts'
import type { WeekStart } from './units.ts'

const dayMs = 86_400_000
const days: Record<WeekStart, number> = { sunday: 0, monday: 1, saturday: 6 }

export const startsWeek = (date: PlainDate, weekStart: WeekStart): boolean =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay() === days[weekStart]

/** Days in their order, parted into weeks. */
export const byWeek = <T extends { date: PlainDate }>(dated: readonly T[], weekStart: WeekStart): T[][] => {
  const weeks = Map.groupBy(dated, ({ date }) => {
    const at = new Date(`${date.slice(0, 10)}T00:00:00Z`)
    return at.getTime() / dayMs - ((at.getUTCDay() - days[weekStart] + 7) % 7)
  })
  return [...weeks.values()]
}
