// The Destination view: what is true of a place in the days of a trip.
import { fallingWordC } from '@sojourn/contract/weather/hours'
import { timeOfYear } from '@sojourn/contract/weather/season-note'
import { meaningsOf, type Meaning, type MeaningValue, type Saying } from '@sojourn/contract/words/meaning'
import { type FactKind, factKinds, type PlaceFilter } from '@sojourn/contract/insights/destination'
import type { DestinationFacts, PlaceToKnow } from '@sojourn/contract/insights/schema'
import { clockText } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { daylightOn, zoneMinutes } from '../climate/daylight.ts'
import { climateNormals } from '../climate/estimate.ts'
import { voltsOf } from '../countries/adapter.ts'
import { countryOf } from '../countries/country-facts.ts'
import { customsOf } from '../countries/customs.ts'
import type { GuidePlace } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { dailyCostOf } from './full-itinerary.ts'
import type { KnownPlace } from './known-places.ts'
import { type EventsWanted, isHoliday, localEvents } from './local-events.ts'
import { inTripCurrency, isRainy, plannedDates, type TripFacts, weekdayOf } from './trip-facts.ts'
import { typeOfKind } from './words.ts'
import { compareText } from '@sojourn/contract/values/compare-text'

interface Asked {
  /** Metres over the sea; null when nobody knows. */
  elevationM: number | null
  /** The days of a date rule; the calendar that reads them is not ours. */
  datesOf: EventsWanted['datesOf']
  /** Places that somebody else found, where the guide has none. */
  found?: readonly KnownPlace[]
}

export function factsOfDestination(
  facts: TripFacts,
  guide: Guide | null,
  { elevationM, datesOf, found = [] }: Asked,
): DestinationFacts {
  const daily = dailyCostOf(facts, guide)
  const stay = stayOf(facts)
  const places = guide && guide.places.length > 0 ? guide.places : found
  return {
    headline: means('headline', { town: townOf(facts), when: timeOfYear(middleOf(facts)) }),
    summary: summaryOf(facts, stay),
    hasGuide: guide !== null,
    stay,
    facts: factsOf(facts),
    dates: datesIn(facts, guide, datesOf),
    costs: daily && {
      budget: inTripCurrency(daily.budget, facts),
      'mid-range': inTripCurrency(daily['mid-range'], facts),
      luxury: inTripCurrency(daily.luxury, facts),
    },
    year: yearOf(facts, elevationM),
    places: places.toSorted((a, b) => b.worth - a.worth).map((place) => toPlace(place, facts)),
  }
}

const means = meaningsOf('insights-told')

const townOf = ({ destination }: TripFacts): string => destination.split(',')[0]?.trim() || destination

const middleOf = (facts: TripFacts): PlainDate => {
  const dates = plannedDates(facts)
  return dates[dates.length >> 1]!
}

function stayOf(facts: TripFacts): DestinationFacts['stay'] {
  const { weather, at, timeZone } = facts
  if (weather.length === 0) return null
  const mean = (of: (day: (typeof weather)[number]) => number): number =>
    Math.round(weather.reduce((sum, day) => sum + of(day), 0) / weather.length)
  const sun = at && timeZone ? daylightOn(at, timeZone, middleOf(facts)).sun : null
  const isUp = sun !== null && sun.to - sun.from < 1440
  const chance = weather.reduce((sum, { rainChance }) => sum + rainChance, 0) / 100
  return {
    highC: mean(({ highC }) => highC),
    lowC: mean(({ lowC }) => lowC),
    wetDays: weather.every(({ isForecast }) => isForecast)
      ? weather.filter(isRainy).length
      : Math.round(chance),
    days: weather.length,
    isForecast: weather.some(({ isForecast }) => isForecast),
    sunrise: isUp ? clockText(sun.from) : null,
    sunset: isUp ? clockText(sun.to) : null,
  }
}

function warmth(highC: number): Meaning {
  if (highC >= 32) return means('hot')
  if (highC >= 25) return means('warm')
  if (highC >= 17) return means('mild')
  if (highC >= 9) return means('cool')
  return highC >= 1 ? means('cold') : means('freezing')
}

/** What falls: hardly any, and some. */
const falling = {
  rain: ['hardlyRain', 'someRain'],
  'rain or snow': ['hardlyRainOrSnow', 'someRainOrSnow'],
  snow: ['hardlySnow', 'someSnow'],
} as const

function summaryOf({ at, timeZone, ...facts }: TripFacts, stay: DestinationFacts['stay']): Meaning {
  if (!stay) return means('nowhere')
  const { highC, lowC, wetDays: wet, days } = stay
  const [hardly, some] = falling[fallingWordC(stay)]
  const said = [
    means('days', {
      warmth: warmth(highC),
      high: { celsius: highC },
      low: { celsius: lowC },
      rain: wet === 0 ? means(hardly) : means(some, { wet, days }),
    }),
  ]
  const sun = at && timeZone ? daylightOn(at, timeZone, middleOf({ at, timeZone, ...facts })).sun : undefined
  if (sun === null) said.push(means('noSunrise'))
  else if (sun && sun.to - sun.from >= 1440) said.push(means('noSunset'))
  else if (sun) said.push(means('light', { hours: Math.round((sun.to - sun.from) / 60) }))
  return means('summary', { said: { joined: 'sentences', parts: said } })
}

type Fact = DestinationFacts['facts'][number]

function factsOf(facts: TripFacts): Fact[] {
  const { countryCode, timeZone, currency } = facts
  const found = [
    ...countryParts(facts),
    ...(countryCode ? customsParts(countryCode, currency) : []),
    ...(timeZone ? [timeFact(timeZone, middleOf(facts))] : []),
  ]
  return found.toSorted((a, b) => factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind))
}

function countryParts(facts: TripFacts): Fact[] {
  const country = countryOf(facts)
  if (!country) return []
  const { emergency, plugs, volts, tapWater } = country
  return [
    emergencyFact(emergency),
    fact(
      'plugs',
      means('plugs', { types: { joined: 'and', parts: plugs } }),
      means('volts', { volts: voltsOf(volts) }),
    ),
    fact('water', tapWater ? means('safeWater') : means('unsafeWater'), means('fromTap')),
  ]
}

function customsParts(countryCode: string, ofTrip: string): Fact[] {
  const customs = customsOf(countryCode)
  if (!customs) return []
  const { currency, languages, tipping } = customs
  const [first = '', ...others] = languages
  return [
    fact(
      'currency',
      means('currency', { name: { currencyName: currency }, code: currency }),
      currency === ofTrip ? means('tripCurrency') : means('otherCurrency', { currency: ofTrip }),
    ),
    fact('language', means('language', { language: { languageName: first } }), othersText(others)),
    ...(tipping ? [fact('tipping', tipping.value, tipping.note)] : []),
  ]
}

const fact = (kind: FactKind, value: Saying, note: Saying): Fact => ({ kind, value, note })

function othersText(languages: readonly string[]): Saying {
  const parts = languages.map((languageName) => ({ languageName }))
  return parts.length === 0 ? '' : means('languages', { languages: { joined: 'and', parts } })
}

function emergencyFact({ police, ambulance, fire }: Record<'police' | 'ambulance' | 'fire', string>): Fact {
  if (police === ambulance && police === fire) return fact('emergency', police, means('emergencyOne'))
  if (ambulance === fire)
    return fact('emergency', `${police} · ${ambulance}`, means('emergencyTwo', { police, ambulance }))
  const numbers = [...new Set([police, ambulance, fire])].join(' · ')
  return fact('emergency', numbers, means('emergencyThree', { police, ambulance, fire }))
}

function timeFact(zone: string, date: PlainDate): Fact {
  const ahead = zoneMinutes(zone, date)
  const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  const sign = ahead < 0 ? '−' : '+'
  const year = date.slice(0, 4)
  const offsets = ['01', '07'].map((month) => zoneMinutes(zone, `${year}-${month}-01`))
  const summer = Math.max(...offsets)
  const isSame = offsets[0] === offsets[1]
  const season = ahead === summer ? means('summerTime') : means('winterTime')
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  const value = ahead === 0 ? 'UTC' : `UTC${sign}${hours}${minutes}`
  return fact('time', value, isSame ? means('sameAllYear') : season)
}

const mostFestivals = 6

function datesIn(
  facts: TripFacts,
  guide: Guide | null,
  datesOf: EventsWanted['datesOf'],
): DestinationFacts['dates'] {
  const { destination, startDate, endDate, holidays, perDollar } = facts
  const events = localEvents(guide, {
    destination,
    startDate,
    endDate,
    interests: [],
    holidays,
    datesOf,
    perDollar,
  })
  const dates = events.slice(0, mostFestivals).map((event): DestinationFacts['dates'][number] => ({
    kind: isHoliday(event) ? 'holiday' : 'festival',
    date: event.date,
    endDate: event.endDate,
    title: event.title,
    text: isHoliday(event) ? means('holiday') : event.description,
    isDateCertain: event.isDateCertain,
  }))
  const closing = closingDay(facts, guide)
  return (closing ? [...dates, closing] : dates).toSorted((a, b) => compareText(a.date, b.date))
}

const leastClosed = 3
const mostNamed = 3

/** The weekday on which most of what people come for rests, where it falls into the trip. */
function closingDay(facts: TripFacts, guide: Guide | null): DestinationFacts['dates'][number] | null {
  const firsts = new Map(
    plannedDates(facts)
      .map((date) => [weekdayOf(date), date] as const)
      .toReversed(),
  )
  const closed = [...firsts]
    .map(([weekday, date]) => ({ weekday, date, names: closedOn(guide, weekday) }))
    .toSorted((a, b) => b.names.length - a.names.length)[0]
  if (!closed || closed.names.length < leastClosed) return null
  const { weekday, date, names } = closed
  const shown = names.slice(0, mostNamed)
  const others = names.length - shown.length
  const parts: MeaningValue[] = others > 0 ? [...shown, means('more', { others })] : shown
  return {
    kind: 'closing',
    date,
    endDate: date,
    title: means('closing', { weekday: { weekday } }),
    text: means('resting', { names: { joined: 'and', parts }, weekday: { weekday } }),
    isDateCertain: true,
  }
}

/** The guide's weeks begin on Monday. */
const closedOn = (guide: Guide | null, weekday: number): string[] =>
  (guide?.places ?? [])
    .filter(
      ({ kind, hours, worth }) =>
        kind !== 'day trip' && worth >= 3 && hours?.[(weekday + 6) % 7]?.length === 0,
    )
    .filter(({ hours }) => (hours ?? []).filter((spans) => spans.length === 0).length <= 2)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ name }) => name)

function yearOf({ at }: TripFacts, elevationM: number | null): DestinationFacts['year'] {
  if (!at) return null
  const { highC, lowC, rainMm } = climateNormals({ lat: at.latitude, lng: at.longitude, elevationM })
  return highC.map((high, month) => ({
    highC: Math.round(high),
    lowC: Math.round(lowC[month] ?? 0),
    rainMm: Math.round(rainMm[month] ?? 0),
  }))
}

/** Who said that no children travel is offered no list for them. */
function filtersOf({ kind, setting, children }: GuidePlace, facts: TripFacts): PlaceFilter[] {
  const found: PlaceFilter[] = ['all']
  if (kind === 'food' || kind === 'market') found.push('food')
  else if (kind === 'day trip') found.push('trips')
  else if (kind !== 'evening') found.push('sights')
  if (setting === 'indoor' && kind !== 'day trip') found.push('rainy')
  if (children && facts.children !== 0) found.push('children')
  return found
}

const toPlace = (place: GuidePlace & Partial<Pick<KnownPlace, 'source'>>, facts: TripFacts): PlaceToKnow => {
  const isLookup = place.source === 'lookup'
  return {
    id: place.id,
    name: place.name,
    about: place.about,
    type: typeOfKind[place.kind],
    filters: filtersOf(place, facts),
    quarter: place.quarter,
    minutes: isLookup ? null : place.minutes,
    cost: isLookup ? null : inTripCurrency(place.cost, facts),
    latitude: place.latitude,
    longitude: place.longitude,
    source: place.source ?? 'guide',
  }
}

/** Where no calendar can be asked: only the festivals whose season is known are left. */
export const noCalendar: EventsWanted['datesOf'] = () => []
