import { coldestHourC, coldOf, type ColdDay, jackets } from '@sojourn/contract/packing/jacket'
import { packingThingsWords } from '@sojourn/contract/packing/words-things'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fallingWordC, usualHoursOut } from '@sojourn/contract/weather/hours'
import { toFahrenheit } from '@sojourn/contract/weather/units'
import { socketsText } from '../countries/adapter.ts'
import { countryOf } from '../countries/country-facts.ts'
import type { GuideKind } from '../guide/guide-place.ts'
import type { StopsOfDay } from './plan-days.ts'
import { isRainy, type TripFacts } from './trip-facts.ts'

const hotFromC = 27

/** What the plan asks to take along, each in one line. */
export function packingAdvice(facts: TripFacts, days: readonly StopsOfDay[]): string[] {
  const { weather } = facts
  const stops = days.flatMap((day) => day.stops)
  const highest = Math.max(...weather.map(({ highC }) => highC))
  const wet = new Set(weather.filter(isRainy).map(fallingWordC))
  const has = (kind: GuideKind): boolean => stops.some(({ place }) => place.kind === kind)
  const country = countryOf(facts)
  const advice: [when: boolean, text: string][] = [
    [stops.length > 0, 'Comfortable shoes: most of the days are walked'],
    ...againstCold(facts, days),
    [highest >= hotFromC, `Sun protection and a water bottle: days reach about ${Math.round(highest)} °C`],
    [wet.has('rain') || wet.has('rain or snow'), 'A rain layer or a small umbrella'],
    [has('religious'), 'Something that covers shoulders and knees for sacred places'],
    [has('beach'), 'Swimwear and a towel'],
    [has('nature') || has('day trip'), 'A day pack'],
  ]
  const packed = advice.flatMap(([when, text]) => (when ? [text] : []))
  return country ? [...packed, `An adapter for ${socketsText(country)}`] : packed
}

function againstCold({ weather }: TripFacts, days: readonly StopsOfDay[]): [when: boolean, text: string][] {
  const cold = weather.map(({ date, lowC, highC }): ColdDay => {
    return { low: toFahrenheit(lowC), high: toFahrenheit(highC), out: hoursOut(days, date) }
  })
  const level = coldOf(cold)
  if (!level) return []
  const isSnowy = weather.some((day) => isRainy(day) && fallingWordC(day) === 'snow')
  return [
    [
      true,
      `${packingThingsWords[jackets[level]]}: about ${Math.round(coldestHourC(cold))} °C in the coldest hours of the plan`,
    ],
    [level === 'freezing' || isSnowy, 'Winter boots, a warm hat and gloves'],
  ]
}

/** The usual hours, and those of the plan where it begins earlier or ends later. */
function hoursOut(days: readonly StopsOfDay[], date: PlainDate) {
  const visits = days
    .filter((day) => day.date === date)
    .flatMap(({ stops }) => stops.map(({ visit }) => visit))
  return {
    from: Math.min(usualHoursOut.from, ...visits.map(({ start }) => start)),
    to: Math.max(usualHoursOut.to, ...visits.map(({ end }) => end)),
  }
}
