import { coldestHourC, coldOf, type ColdDay } from '@sojourn/contract/packing/jacket'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fallingWordC, usualHoursOut } from '@sojourn/contract/weather/hours'
import { toFahrenheit } from '@sojourn/contract/weather/units'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import { countryOf } from '../countries/country-facts.ts'
import type { GuideKind } from '../guide/guide-place.ts'
import type { StopsOfDay } from './plan-days.ts'
import { isRainy, type TripFacts } from './trip-facts.ts'

const take = meaningsOf('ai-packing')

const hotFromC = 27

/** What the plan asks to take along, each in one line. */
export function packingAdvice(facts: TripFacts, days: readonly StopsOfDay[]): Meaning[] {
  const { weather } = facts
  const stops = days.flatMap((day) => day.stops)
  const highest = Math.max(...weather.map(({ highC }) => highC))
  const wet = new Set(weather.filter(isRainy).map(fallingWordC))
  const has = (kind: GuideKind): boolean => stops.some(({ place }) => place.kind === kind)
  const country = countryOf(facts)
  const advice: [when: boolean, text: Meaning][] = [
    [stops.length > 0, take('shoes')],
    ...againstCold(facts, days),
    [highest >= hotFromC, take('sun', { degrees: { celsius: highest } })],
    [wet.has('rain') || wet.has('rain or snow'), take('rain')],
    [has('religious'), take('sacred')],
    [has('beach'), take('swimwear')],
    [has('nature') || has('day trip'), take('dayPack')],
  ]
  const packed = advice.flatMap(([when, text]) => (when ? [text] : []))
  if (!country) return packed
  const plugs = { joined: 'and', parts: country.plugs } as const
  return [...packed, take('adapter', { plugs, volts: country.volts })]
}

function againstCold({ weather }: TripFacts, days: readonly StopsOfDay[]): [when: boolean, text: Meaning][] {
  const cold = weather.map(({ date, lowC, highC }): ColdDay => {
    return { low: toFahrenheit(lowC), high: toFahrenheit(highC), out: hoursOut(days, date) }
  })
  const level = coldOf(cold)
  if (!level) return []
  const isSnowy = weather.some((day) => isRainy(day) && fallingWordC(day) === 'snow')
  return [
    [true, take(level, { degrees: { celsius: coldestHourC(cold) } })],
    [level === 'freezing' || isSnowy, take('boots')],
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
