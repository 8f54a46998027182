import { packingThresholds } from '@sojourn/contract/packing/jacket'
import { type WeatherNeed, weatherNeeds, weatherReasons } from '@sojourn/contract/packing/weather-needs'
import type { Trip } from '@sojourn/contract/trips/schema'
import { unknownPlace, weatherText } from '@sojourn/contract/weather/local-card'
import type { DayReading } from '@sojourn/contract/weather/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { useQuery } from '@tanstack/react-query'
import CloudOff from 'icon:cloud-off'
import CloudSun from 'icon:cloud-sun'
import Shirt from 'icon:shirt'
import Snowflake from 'icon:snowflake'
import Sun from 'icon:sun'
import Umbrella from 'icon:umbrella'
import { useFigures } from '../../session/units.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DataCredit } from '../../trip-parts/data-credit.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'
import { RetryLink } from '../../ui/states/retry.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { isLoading } from '../../ui/states/query-state.tsx'
import { tripWeatherQuery } from '../../queries/weather.ts'

const { coldBelow, rainAbove, warmAbove } = packingThresholds

const needs: Record<WeatherNeed, { icon: Icon; text: string }> = {
  cold: { icon: Shirt, text: `Warm layer (low under ${coldBelow} °F)` },
  rain: { icon: Umbrella, text: `Rain jacket (rain over ${rainAbove}%)` },
  snow: { icon: Snowflake, text: `Winter boots (snow over ${rainAbove}%)` },
  warm: { icon: Sun, text: `Sun protection (high over ${warmAbove} °F)` },
}

/** The weather of the first day, and what the weather of all days asks to pack. */
export function TripWeatherCard({ trip }: { trip: Trip }) {
  const query = useQuery(tripWeatherQuery(trip))
  const { data, isFetching, refetch } = query
  if (isLoading(query)) return <WeatherSkeleton />
  const [arrival] = data?.days ?? []
  if (!data || !arrival) {
    return (
      <Card className="flex flex-col items-start justify-center gap-1">
        <p className="flex items-center gap-2 font-semibold">
          <CloudOff size={20} className="shrink-0" />
          {weatherText.unavailable}
        </p>
        {data ? (
          <p className="text-small text-muted-foreground [overflow-wrap:anywhere]">
            {unknownPlace(trip.destination)}. Smart Pack knows what every trip needs.
          </p>
        ) : (
          <RetryLink busy={isFetching} onRetry={() => void refetch()}>
            {weatherText.retry}
          </RetryLink>
        )}
      </Card>
    )
  }
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-2">
        <CloudSun size={20} className="mt-0.5 shrink-0" />
        <h3 tabIndex={-1} className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] outline-none">
          Weather in {data.place}
        </h3>
        <Badge shape="tag">{monthDay(arrival.date)}</Badge>
      </div>
      <Figures day={arrival} />
      <NeedChips days={data.days} />
      <p className="text-caption text-muted-foreground">
        {arrival.source === 'climate'
          ? `Typical for the season (${arrival.note.replace('typical for ', '')}), not a forecast`
          : 'Forecast for this day'}
        {arrival.source === 'forecast' && <DataCredit credit={data.credit} />}
      </p>
    </Card>
  )
}

function Figures({ day: { temperature, unit, precipitation } }: { day: DayReading }) {
  const { high, low } = temperature
  const { degrees, units } = useFigures()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <div className="flex flex-col-reverse">
        <dt className="text-small text-muted-foreground">High / low</dt>
        <dd className="type-stat">
          {degrees(high, unit)}°{' '}
          <span className="text-[0.6em] text-muted-foreground">
            / {degrees(low, unit)}°{units.temperatureUnit}
          </span>
        </dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-small text-muted-foreground">Precipitation</dt>
        <dd className="type-stat">{precipitation}%</dd>
      </div>
    </dl>
  )
}

function NeedChips({ days }: { days: readonly DayReading[] }) {
  const reasons = weatherReasons(days.map((day) => ({ ...day, ...day.temperature })))
  const { written } = useFigures()
  const needed = weatherNeeds.filter((need) => reasons[need] !== undefined)
  if (needed.length === 0) return null
  return (
    <ul aria-label="What the weather asks for" className="flex flex-wrap gap-2">
      {needed.map((need) => (
        <li key={need} className="flex">
          <Badge tone="trip" shape="tag" icon={needs[need].icon} wraps>
            {written(needs[need].text)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function WeatherSkeleton() {
  return (
    <Card>
      <DelayedSkeleton label="Looking up the weather…" className="flex flex-col gap-4">
        <Skeleton className="h-6 w-48 max-w-full" />
        <Skeleton className="h-12 w-60 max-w-full" />
        <Skeleton className="h-6 w-72 max-w-full" />
      </DelayedSkeleton>
    </Card>
  )
}
