import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import { journeyLegs, placeOfDay } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDayRange } from '@sojourn/contract/values/date-text'
import type { TripWeather } from '@sojourn/contract/weather/schema'
import { useFigures } from '../session/units.ts'

interface WeatherByPlaceProps {
  trip: Trip
  legs: readonly TripLeg[]
  days: TripWeather['days']
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Of a trip with several places what each is like on the days one is there. */
export function WeatherByPlace({ trip, legs, days }: WeatherByPlaceProps) {
  const { degrees, units } = useFigures()
  const journey = journeyLegs(legs)
  const inks = inksOfLegs(journey)
  return (
    <ul className="flex flex-col gap-2.5">
      {journey.map((leg, index) => {
        const own = days.filter(({ date }) => placeOfDay(trip, legs, date).place === leg)
        const [first] = own
        if (!first) return null
        const of = (end: 'high' | 'low') =>
          degrees(mean(own.map(({ temperature }) => temperature[end])), first.unit)
        return (
          <li key={leg.id} data-ink={inks[index]} className="flex items-baseline gap-2.5">
            <span aria-hidden="true" className="size-2 shrink-0 self-center rounded-full bg-trip-fill" />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate font-semibold">
                {placeName(leg.destination)}
              </span>
              <span className="block text-small text-muted-foreground tabular-nums">
                {monthDayRange(leg.arriveDate, leg.leaveDate)}
              </span>
            </span>
            <span className="type-card tabular-nums">
              {of('high')}° / {of('low')}°{units.temperatureUnit}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
