import { phaseOf } from '../trips/phase.ts'
import type { Minor } from '../values/money.ts'
import type { PlainDate } from '../values/plain-date.ts'
import type { Analytics } from './analytics.ts'

export type FigureName = 'booked' | 'perDayLeft' | 'safeToday' | 'pace' | 'forecast' | 'spent' | 'spentPerDay'

interface Figure {
  name: FigureName
  minor: Minor
}

interface TripDates {
  startDate: PlainDate
  endDate: PlainDate
}

/** The figures that say something on a day: what is booked before the trip, what is left during it, what it came to after. */
export function figuresOf(analytics: Analytics, trip: TripDates, today: PlainDate): Figure[] {
  const { perDay, beforeMinor, afterMinor, dailyPaceMinor, forecastMinor, safeTodayMinor } = analytics
  const total = perDay.reduce((sum, { minor }) => sum + minor, beforeMinor + afterMinor)
  const shown = (name: FigureName, minor: Minor | null): Figure[] => (minor === null ? [] : [{ name, minor }])
  const { kind } = phaseOf(trip, today)
  if (kind === 'before') return [...shown('booked', total), ...shown('perDayLeft', safeTodayMinor)]
  const pace = shown('pace', dailyPaceMinor)
  if (kind === 'running') {
    const forecast = total > 0 ? shown('forecast', forecastMinor) : []
    return [...shown('safeToday', safeTodayMinor), ...pace, ...forecast]
  }
  if (total === 0) return []
  return [...shown('spent', total), ...shown('spentPerDay', Math.round(total / perDay.length)), ...pace]
}
