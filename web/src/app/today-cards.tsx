import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { SpendTodayCard } from '../features/expenses/spend-today-card.tsx'
import { TodayWeatherCard } from '../features/weather/today-weather-card.tsx'
import { cn } from '../ui/primitives/cn.ts'

interface TodayCardsProps {
  trip: Trip
  /** At the destination. */
  today: PlainDate
  className?: string
}

/** What one asks for on the way besides the next stop: money and sky. */
export function TodayCards({ trip, today, className }: TodayCardsProps) {
  return (
    <div className={cn('grid items-start gap-3 sm:gap-4', className)}>
      <SpendTodayCard trip={trip} today={today} />
      <TodayWeatherCard trip={trip} today={today} />
    </div>
  )
}
