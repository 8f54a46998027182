import type { Point } from '@sojourn/contract/values/point'
import { weatherWords } from '@sojourn/contract/weather/words'
import { useQuery } from '@tanstack/react-query'
import LocateFixed from 'icon:locate-fixed'
import type { ReactNode } from 'react'
import { localWeatherQuery } from '../../queries/weather.ts'
import { useFigures } from '../../session/units.ts'
import { isLoading } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { FactsList, LocalWeatherFacts, PlaceName, SkyAndLow } from './local-weather-facts.tsx'
import { NoWeather } from './no-weather.tsx'

interface WeatherAtProps {
  position: Point
  /** How the place is called, when that is not for the server to say. */
  children?: ReactNode
}

export function WeatherAt({ position, children }: WeatherAtProps) {
  const query = useQuery(localWeatherQuery(position))
  const { data: weather, dataUpdatedAt, isFetching, refetch } = query
  if (isLoading(query)) return <WeatherSkeleton />
  if (weather) return <LocalWeatherFacts weather={weather} readAt={dataUpdatedAt} place={children} />
  return <NoWeather busy={isFetching} onRetry={() => void refetch()} />
}

/** The same in short, below a trip's: it is where one is not going. Nothing until it is known. */
export function WeatherHere({ position }: { position: Point }) {
  const { data: weather } = useQuery(localWeatherQuery(position))
  const { degrees, units } = useFigures()
  if (!weather) return null
  const unit = units.temperatureUnit
  return (
    <div className="mt-3 border-t border-border pt-3 text-small">
      <p className="flex items-baseline gap-2">
        <LocateFixed size={16} aria-label={weatherWords.here} className="shrink-0 self-center" />
        <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
          <PlaceName weather={weather} />
        </span>
        <span className="font-semibold tabular-nums">
          {degrees(weather.temperature, 'C')}°{unit}
        </span>
      </p>
      <p className="mt-0.5 mb-1 text-muted-foreground tabular-nums">
        <SkyAndLow weather={weather} />
      </p>
      <FactsList weather={weather} />
    </div>
  )
}

export function WeatherSkeleton() {
  return (
    <DelayedSkeleton label={weatherWords.looking} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-md" />
        <Skeleton className="h-11 w-20" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-4 w-28 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-4 w-44 max-w-full" />
      <Skeleton className="h-7 w-60 max-w-full rounded-full" />
    </DelayedSkeleton>
  )
}
