// The Destination view: what is true of a place in the days of a trip.
import { fallingWordC } from '@sojourn/contract/weather/hours'
import { type FactKind, factKinds, type PlaceFilter } from '@sojourn/contract/insights/destination'
import type { DestinationFacts, PlaceToKnow } from '@sojourn/contract/insights/schema'
import { clockText } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { daylightOn, zoneMinutes } from '../climate/daylight.ts'
import { climateNormals } from '../climate/estimate.ts'
import { countryOf } from '../countries/country-facts.ts'
import { customsOf } from '../countries/customs.ts'
import type { GuidePlace } from '../guide/guide-place.ts'
import type { Guide } from '../guide/load-guide.ts'
import { dailyCostOf } from './full-itinerary.ts'
import type { KnownPlace } from './known-places.ts'
import { type EventsWanted, localEvents } from './local-events.ts'
import { inTripCurrency, isRainy, monthOf, plannedDates, type TripFacts, weekdayOf } from './trip-facts.ts'
import { typeOfKind } from './words.ts'
import { compareText } from '@sojourn/contract/values/compare-text'
import { monthName, weekdayName } from '@sojourn/contract/values/date-text'
import { listed } from '@sojourn/contract/values/listed'

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
    headline: `${townOf(facts)} in ${timeOfYear(middleOf(facts))}`,
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

const townOf = ({ destination }: TripFacts): string => destination.split(',')[0]?.trim() || destination

const middleOf = (facts: TripFacts): PlainDate => {
  const dates = plannedDates(facts)
  return dates[dates.length >> 1]!
}

/** 'late April'. */
function timeOfYear(date: PlainDate): string {
  const day = Number(date.slice(8, 10))
  const part = day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late'
  return `${part === 'mid' ? 'mid-' : `${part} `}${monthName(monthOf(date))}`
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

const warmth = (highC: number): string => {
  if (highC >= 32) return 'Hot'
  if (highC >= 25) return 'Warm'
  if (highC >= 17) return 'Mild'
  if (highC >= 9) return 'Cool'
  return highC >= 1 ? 'Cold' : 'Freezing'
}

function summaryOf({ at, timeZone, ...facts }: TripFacts, stay: DestinationFacts['stay']): string {
  if (!stay) return 'Nobody could say yet where this is: choose a place for the trip to see more.'
  const word = fallingWordC(stay)
  const rain =
    stay.wetDays === 0 ? `hardly any ${word}` : `${word} on about ${stay.wetDays} of ${stay.days} days`
  const said = [`${warmth(stay.highC)} days of ${stay.highC} °C, nights of ${stay.lowC} °C and ${rain}.`]
  const sun = at && timeZone ? daylightOn(at, timeZone, middleOf({ at, timeZone, ...facts })).sun : undefined
  if (sun === null) said.push('The sun does not rise in these days.')
  else if (sun && sun.to - sun.from >= 1440) said.push('The sun does not set in these days.')
  else if (sun) said.push(`It is light for ${Math.round((sun.to - sun.from) / 60)} hours.`)
  return said.join(' ')
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
    fact('plugs', `Type ${listed(plugs)}`, `${volts} V.`),
    fact('water', tapWater ? 'Safe to drink' : 'Not for drinking', 'From the tap, in towns.'),
  ]
}

function customsParts(countryCode: string, ofTrip: string): Fact[] {
  const customs = customsOf(countryCode)
  if (!customs) return []
  const { currency, currencyText, languages, tipping } = customs
  const [first = '', ...others] = languages
  return [
    fact(
      'currency',
      currencyText,
      currency === ofTrip ? 'The currency of this trip.' : `This trip counts in ${ofTrip}.`,
    ),
    fact('language', first, othersText(others)),
    ...(tipping ? [fact('tipping', tipping.value, tipping.note)] : []),
  ]
}

const fact = (kind: FactKind, value: string, note: string): Fact => ({ kind, value, note })

const othersText = (languages: readonly string[]): string =>
  languages.length === 0 ? '' : `Also ${listed(languages)}.`

function emergencyFact({ police, ambulance, fire }: Record<'police' | 'ambulance' | 'fire', string>): Fact {
  if (police === ambulance && police === fire)
    return fact('emergency', police, 'Police, ambulance and fire, free.')
  if (ambulance === fire)
    return fact('emergency', `${police} · ${ambulance}`, `Police ${police}, ambulance and fire ${ambulance}.`)
  const numbers = [...new Set([police, ambulance, fire])].join(' · ')
  return fact('emergency', numbers, `Police ${police}, ambulance ${ambulance}, fire ${fire}.`)
}

function timeFact(zone: string, date: PlainDate): Fact {
  const ahead = zoneMinutes(zone, date)
  const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  const sign = ahead < 0 ? '−' : '+'
  const year = date.slice(0, 4)
  const offsets = ['01', '07'].map((month) => zoneMinutes(zone, `${year}-${month}-01`))
  const summer = Math.max(...offsets)
  const note =
    offsets[0] === offsets[1] ? 'The same all year.' : ahead === summer ? 'Summer time.' : 'Winter time.'
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return fact('time', ahead === 0 ? 'UTC' : `UTC${sign}${hours}${minutes}`, note)
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
    kind: event.category === 'Holiday' ? 'holiday' : 'festival',
    date: event.date,
    endDate: event.endDate,
    title: event.title,
    text: event.category === 'Holiday' ? 'Public holiday. Banks and many museums close.' : event.description,
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
  const all = others > 0 ? listed([...shown, `${others} more`]) : listed(shown)
  return {
    kind: 'closing',
    date,
    endDate: date,
    title: `${weekdayName(weekday)} closing`,
    text: `${all} rest on ${weekdayName(weekday)}s.`,
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
