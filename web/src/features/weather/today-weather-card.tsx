import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import type { Trip } from '@sojourn/contract/trips/schema'
import { clockText, minutesOfDay } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { isSnowDay } from '@sojourn/contract/weather/hours'
import type { TripWeather } from '@sojourn/contract/weather/schema'
import { weatherWords } from '@sojourn/contract/weather/words'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Sunset from 'icon:sunset'
import { sunOfDayQuery } from '../../queries/today.ts'
import { useTripWeather } from '../../queries/weather.ts'
import { useTripOn } from '../../queries/where.ts'
import { useFigures } from '../../session/units.ts'
import { DataCredit } from '../../trip-parts/data-credit.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { isLoading } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { NoWeather } from './no-weather.tsx'
import { noteText } from './note-text.ts'

interface TodayWeatherCardProps {
  trip: Trip
  /** At the destination. */
  today: PlainDate
}

/** What today's sky is like there, and until when it is light. The sun needs no connection. */
export function TodayWeatherCard({ trip, today }: TodayWeatherCardProps) {
  const query = useTripWeather(trip)
  const here = useTripOn(trip, today)
  const { data, isFetching, refetch } = query
  const place = here === trip ? data?.place : (here.placeName ?? here.destination)
  return (
    <Card className="min-h-36">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-bold">{tripsTodayWords.weather}</h2>
        {place && (
          <span className="ms-auto text-small [overflow-wrap:anywhere] text-muted-foreground">
            <bdi>{place}</bdi>
          </span>
        )}
      </div>
      {isLoading(query) && (
        <DelayedSkeleton label={weatherWords.looking} className="mt-2 flex flex-col gap-2">
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-4 w-44 max-w-full" />
        </DelayedSkeleton>
      )}
      {data && <Day weather={data} today={today} />}
      {query.isError && !data && <NoWeather busy={isFetching} onRetry={() => void refetch()} />}
      <LastLight trip={here} today={today} />
    </Card>
  )
}

function Day({ weather: { days, credit }, today }: { weather: TripWeather; today: PlainDate }) {
  const figures = useFigures()
  const { degrees, units } = figures
  const day = days.find(({ date }) => date === today)
  if (!day) return <p className="mt-1 text-muted-foreground">{tripsTodayWords.noWeather}</p>
  const { temperature, unit, precipitation, note, source } = day
  const chance = { percent: Math.round(precipitation), note: noteText(note, figures) }
  return (
    <>
      <p className="mt-1 type-stat text-[1.75rem]! tabular-nums">
        {degrees(temperature.high, unit)}° / {degrees(temperature.low, unit)}°{units.temperatureUnit}
      </p>
      <p className="mt-1 text-small text-muted-foreground">
        {isSnowDay(temperature) ? say(weatherWords.snowOfDay, chance) : say(weatherWords.rainOfDay, chance)}
        {source === 'forecast' && <DataCredit credit={credit} />}
      </p>
    </>
  )
}

function LastLight({ trip, today }: TodayWeatherCardProps) {
  const { time } = useFigures()
  const { data: sun } = useQuery(sunOfDayQuery(trip, today))
  if (!sun) return null
  const isLight = sun !== 'dark' && sun.to - sun.from >= minutesOfDay
  return (
    <p className="mt-2 flex items-center gap-1.5 text-small tabular-nums">
      <Sunset size={17} className="shrink-0 text-sun-ink" />
      {sun === 'dark'
        ? tripsTodayWords.alwaysDark
        : isLight
          ? tripsTodayWords.alwaysLight
          : say(tripsTodayWords.sunset, { time: time(clockText(sun.to)) })}
    </p>
  )
}
