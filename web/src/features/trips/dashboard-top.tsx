import { greeting } from '@sojourn/contract/auth/display-name'
import { nextTrip, nextUp, runningTrip } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { ReactNode } from 'react'
import { useAuth } from '../../queries/auth.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { useDayOf } from './use-day-of.ts'
import { RunningTrip } from './running-trip.tsx'

export interface DashboardParts {
  /** The weather where the running or the next trip goes; `null` where there is none, `undefined` until that is known. */
  renderWeather: (trip: Trip | null | undefined) => ReactNode
  /** What comes next on the trip that is under way. */
  renderToday: (trip: Trip) => ReactNode
}

interface DashboardTopProps extends DashboardParts {
  trips: readonly Trip[]
  today: PlainDate
  /** The trips are not there yet. */
  isWaiting: boolean
  isKnown: boolean
}

/** The greeting; while a trip runs what comes next on it; the weather. */
export function DashboardTop(props: DashboardTopProps) {
  const { trips, today, isWaiting, isKnown, renderWeather, renderToday } = props
  const { user } = useAuth()
  const dayOf = useDayOf(today)
  const running = runningTrip(trips, today, dayOf)
  const weatherOf = running ?? nextTrip(trips, today, dayOf) ?? null
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-4 pt-2 sm:gap-5',
        running
          ? 'md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_26rem]'
          : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] sm:items-end',
      )}
    >
      <div className={cn('min-w-0', running && 'md:col-span-2')}>
        <h1 className="type-page [overflow-wrap:anywhere]">{greeting(user)}</h1>
        <p className="mt-2 min-h-12 [overflow-wrap:anywhere] text-muted-foreground sm:min-h-6 sm:text-[1.0625rem]">
          {isKnown && nextUp(trips, today, dayOf)}
        </p>
      </div>
      {running && (
        <RunningTrip key={running.id} trip={running} date={dayOf(running)}>
          {renderToday(running)}
        </RunningTrip>
      )}
      {renderWeather(isWaiting ? undefined : weatherOf)}
    </div>
  )
}
