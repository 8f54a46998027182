import { packingThresholds } from '@sojourn/contract/packing/jacket'
import { type WeatherNeed, weatherNeeds, weatherReasons } from '@sojourn/contract/packing/weather-needs'
import { packingWords } from '@sojourn/contract/packing/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { unknownPlace } from '@sojourn/contract/weather/local-card'
import type { DayReading } from '@sojourn/contract/weather/schema'
import { timeOfYear } from '@sojourn/contract/weather/season-note'
import { weatherWords } from '@sojourn/contract/weather/words'
import { weatherNotesWords } from '@sojourn/contract/weather/words-notes'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { tell } from '@sojourn/contract/words/tell'
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
import { useTripWeather } from '../../queries/weather.ts'

const { coldBelow, rainAbove, warmAbove } = packingThresholds

const needs: Record<WeatherNeed, { icon: Icon; text: (degrees: (fahrenheit: number) => string) => string }> =
  {
    cold: { icon: Shirt, text: (degrees) => say(packingWords.cold, { degrees: degrees(coldBelow) }) },
    rain: { icon: Umbrella, text: () => say(packingWords.rain, { percent: rainAbove }) },
    snow: { icon: Snowflake, text: () => say(packingWords.snow, { percent: rainAbove }) },
    warm: { icon: Sun, text: (degrees) => say(packingWords.warm, { degrees: degrees(warmAbove) }) },
  }

/** The weather of the first day, and what the weather of all days asks to pack. */
export function TripWeatherCard({ trip }: { trip: Trip }) {
  const query = useTripWeather(trip)
  const { data, isFetching, refetch } = query
  const figures = useFigures()
  if (isLoading(query)) return <WeatherSkeleton />
  const [arrival] = data?.days ?? []
  if (!data || !arrival) {
    return (
      <Card className="flex flex-col items-start justify-center gap-1">
        <p className="flex items-center gap-2 font-semibold">
          <CloudOff size={20} className="shrink-0" />
          {weatherWords.unavailable}
        </p>
        {data ? (
          <p className="text-small text-muted-foreground [overflow-wrap:anywhere]">
            {say(packingWords.unknownPlaceText, { why: unknownPlace(trip.destination) })}
          </p>
        ) : (
          <RetryLink busy={isFetching} onRetry={() => void refetch()}>
            {weatherWords.retry}
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
          {say(packingWords.weatherIn, { place: data.place ?? '' })}
        </h3>
        <Badge shape="tag">{monthDay(arrival.date)}</Badge>
      </div>
      <Figures day={arrival} />
      <NeedChips days={data.days} />
      <p className="text-caption text-muted-foreground">
        {arrival.source === 'climate'
          ? say(packingWords.typical, {
              note: tell(timeOfYear(arrival.date), { 'weather-notes': weatherNotesWords }, figures),
            })
          : packingWords.forecast}
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
        <dt className="text-small text-muted-foreground">{packingWords.highLow}</dt>
        <dd className="type-stat">
          {degrees(high, unit)}°{' '}
          <span className="text-[0.6em] text-muted-foreground">
            / {degrees(low, unit)}°{units.temperatureUnit}
          </span>
        </dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-small text-muted-foreground">{packingWords.precipitation}</dt>
        <dd className="type-stat">{precipitation}%</dd>
      </div>
    </dl>
  )
}

function NeedChips({ days }: { days: readonly DayReading[] }) {
  const reasons = weatherReasons(days.map((day) => ({ ...day, ...day.temperature })))
  const { degrees, units } = useFigures()
  const told = (fahrenheit: number) => `${degrees(fahrenheit, 'F')} °${units.temperatureUnit}`
  const needed = weatherNeeds.filter((need) => reasons[need] !== undefined)
  if (needed.length === 0) return null
  return (
    <ul aria-label={packingWords.asksFor} className="flex flex-wrap gap-2">
      {needed.map((need) => (
        <li key={need} className="flex">
          <Badge tone="trip" shape="tag" icon={needs[need].icon} wraps>
            {needs[need].text(told)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function WeatherSkeleton() {
  return (
    <Card>
      <DelayedSkeleton label={packingWords.lookingUp} className="flex flex-col gap-4">
        <Skeleton className="h-6 w-48 max-w-full" />
        <Skeleton className="h-12 w-60 max-w-full" />
        <Skeleton className="h-6 w-72 max-w-full" />
      </DelayedSkeleton>
    </Card>
  )
}
