import { distanceKm } from '@sojourn/contract/places/distance'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { fallbackPoint, roundedDegrees } from '@sojourn/contract/weather/local-card'
import { weatherWords } from '@sojourn/contract/weather/words'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type LocationPermission, watchPermission } from '../../queries/position.ts'
import { permissionQuery, positionQuery } from '../../queries/weather.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { EnableLocation } from './enable-location.tsx'
import { WeatherAt, WeatherHere, WeatherSkeleton } from './weather-at.tsx'

interface LocalWeatherCardProps {
  /** The trip that runs or is next; `undefined` until that is known. */
  trip: Pick<Trip, 'destination' | 'placeName' | 'latitude' | 'longitude'> | null | undefined
}

type Whereabouts = Point | 'finding' | 'unknown'

/** Who is this near is there. */
const thereKm = 30

/**
 * The weather where the trip goes and where the traveller is. Without a trip, Lisbon's by name for whoever does not say
 * where that is (C-110).
 */
export function LocalWeatherCard({ trip }: LocalWeatherCardProps) {
  const { data: permission } = useQuery(permissionQuery)
  const here = useWhereabouts(permission)
  const there = trip ? pointOf(trip) : null
  // As tall as it will be, or the page would move under the traveller's finger when the weather arrives.
  const height = permission === 'granted' && trip === null ? 'min-h-38' : 'min-h-59'
  return (
    <section aria-label={weatherWords.title} tabIndex={-1} className="min-w-0 outline-none">
      {/* The button about the location keeps its place, whatever comes below it. */}
      <Card className={cn('flex h-full flex-col', here !== 'unknown' && 'justify-center', height)}>
        {trip === undefined ? (
          <WeatherSkeleton />
        ) : trip && there ? (
          <AtTrip here={here} there={there}>
            <bdi>{trip.placeName ?? trip.destination}</bdi>
          </AtTrip>
        ) : (
          <AtHome here={here} />
        )}
      </Card>
    </section>
  )
}

const AskFirst = () => (
  <div className="mb-3 border-b border-border pb-3">
    <EnableLocation />
  </div>
)

function AtTrip({ here, there, children }: { here: Whereabouts; there: Point; children: ReactNode }) {
  const at = { lat: roundedDegrees(there.lat), lng: roundedDegrees(there.lng) }
  if (typeof here === 'object' && distanceKm(here, at) < thereKm) return <WeatherAt position={here} />
  return (
    <>
      {here === 'unknown' && <AskFirst />}
      <WeatherAt position={at}>{children}</WeatherAt>
      {typeof here === 'object' && <WeatherHere position={here} />}
    </>
  )
}

function AtHome({ here }: { here: Whereabouts }) {
  if (here === 'finding') return <WeatherSkeleton />
  if (here !== 'unknown') return <WeatherAt position={here} />
  return (
    <>
      <AskFirst />
      <WeatherAt position={fallbackPoint}>{weatherWords.fallbackPlace}</WeatherAt>
    </>
  )
}

/** While the browser's question is open nobody has agreed yet: until then the place is not known. */
function useWhereabouts(permission: LocationPermission | undefined): Whereabouts {
  const { data: position, isPending } = useQuery(positionQuery)
  useEffect(
    () => watchPermission(() => void queryClient.invalidateQueries({ queryKey: positionQuery.queryKey })),
    [],
  )
  if (position) return position
  return isPending && (permission === undefined || permission === 'granted') ? 'finding' : 'unknown'
}
