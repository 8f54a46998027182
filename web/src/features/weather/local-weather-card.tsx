import type { Point } from '@sojourn/contract/values/point'
import { fallbackPlace, weatherText } from '@sojourn/contract/weather/local-card'
import { useQuery } from '@tanstack/react-query'
import CloudOff from 'icon:cloud-off'
import MapPinOff from 'icon:map-pin-off'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '../../sync/cache/query-client.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { RetryLink } from '../../ui/states/retry.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { isLoading } from '../../ui/states/query-state.tsx'
import { LocalWeatherFacts } from './local-weather-facts.tsx'
import { type LocationPermission, watchPermission } from '../../queries/position.ts'
import { localWeatherQuery, permissionQuery, positionQuery } from '../../queries/weather.ts'

/** The weather where the traveller is, or Lisbon's by name for whoever does not say where (C-110). */
export function LocalWeatherCard() {
  const { data: permission } = useQuery(permissionQuery)
  const place = usePlace(permission)
  // As tall as it will be, or the page would move under the traveller's finger when the weather arrives.
  const height = permission === 'granted' ? 'min-h-38' : 'min-h-59'
  return (
    <section aria-label="Local weather" tabIndex={-1} className="min-w-0 outline-none">
      {/* The line about the location keeps its place, whatever comes below it. */}
      <Card className={cn('flex flex-col', place !== 'unknown' && 'justify-center', height)}>
        {place === 'finding' && <WeatherSkeleton />}
        {place === 'unknown' && (
          <>
            <p className="mb-3 flex items-center gap-2 border-b border-border pb-3 text-small text-muted-foreground">
              <MapPinOff size={18} className="shrink-0" />
              {weatherText.enableLocation}
            </p>
            <WeatherAt position={{ lat: fallbackPlace.latitude, lng: fallbackPlace.longitude }}>
              {`${fallbackPlace.city}, ${fallbackPlace.country}`}
            </WeatherAt>
          </>
        )}
        {typeof place === 'object' && <WeatherAt position={place} />}
      </Card>
    </section>
  )
}

/** While the browser's question is open nobody has agreed yet: until then the place is not known. */
function usePlace(permission: LocationPermission | undefined): Point | 'finding' | 'unknown' {
  const { data: position, isPending } = useQuery(positionQuery)
  useEffect(
    () => watchPermission(() => void queryClient.invalidateQueries({ queryKey: positionQuery.queryKey })),
    [],
  )
  if (position) return position
  return isPending && (permission === undefined || permission === 'granted') ? 'finding' : 'unknown'
}

interface WeatherAtProps {
  position: Point
  /** How the place is called, when that is not for the server to say. */
  children?: ReactNode
}

function WeatherAt({ position, children }: WeatherAtProps) {
  const query = useQuery(localWeatherQuery(position))
  const { data: weather, dataUpdatedAt, isFetching, refetch } = query
  if (isLoading(query)) return <WeatherSkeleton />
  if (weather) return <LocalWeatherFacts weather={weather} readAt={dataUpdatedAt} place={children} />
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
      <CloudOff size={20} className="shrink-0" />
      {weatherText.unavailable}
      <RetryLink busy={isFetching} onRetry={() => void refetch()}>
        {weatherText.retry}
      </RetryLink>
    </p>
  )
}

function WeatherSkeleton() {
  return (
    <DelayedSkeleton label="Looking at the sky…" className="flex flex-col gap-3">
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
