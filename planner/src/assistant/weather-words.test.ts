import { packingSuggestions } from '@sojourn/contract/packing/suggestions'
import { defaultPreferences } from '@sojourn/contract/ai/preferences'
import { toFahrenheit } from '@sojourn/contract/weather/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tell } from '@sojourn/contract/words/tell'
import { beforeAll, expect, test } from 'vitest'
import { lisbonFigures } from '../../../contract/test/figures.ts'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import { noCalendar } from './destination-facts.ts'
import { factsOf } from './samples.ts'
import type { TripFacts } from './trip-facts.ts'
import { told, toldDestination, toldInsights, toldItinerary } from './told-samples.ts'

let lapland: Guide
beforeAll(async () => {
  lapland = await loadGuide('lapland')
})

const dates = ['2027-01-19', '2027-01-20', '2027-01-21']
const trip = (lowC: number, highC: number, isForecast = true): TripFacts =>
  factsOf('lapland', {
    startDate: '2027-01-19',
    weather: dates.map((date) => ({ date, lowC, highC, rainChance: 70, isForecast })),
  })
const itinerary = (facts: TripFacts) => toldItinerary(facts, lapland, defaultPreferences)

test.each([[true], [false]])('at −16 °C nothing speaks of rain (forecast: %s)', (isForecast) => {
  const facts = trip(-16, -8, isForecast)
  const { dailyItineraries, packingRecommendations } = itinerary(facts)
  const { summary } = toldDestination(facts, lapland, { elevationM: 180, datesOf: noCalendar })
  const said = JSON.stringify(
    told([
      dailyItineraries.map(({ note, activities }) => [note, activities.map(({ reason }) => reason)]),
      packingRecommendations,
      summary,
      toldInsights(facts, lapland).filter(({ id }) => id.includes('weather')),
    ]),
  )
  expect(said).toMatch(/snow/i)
  expect(said).not.toMatch(/\brain|umbrella/i)
  expect(packingRecommendations.join()).toMatch(/boots/i)
})

test.each([
  [-16, -8],
  [3, 9],
  [12, 20],
  [18, 27],
])('between %i and %i °C the plan and the packing list name the same jacket', (lowC, highC) => {
  const facts = trip(lowC, highC)
  const weather = facts.weather.map(({ date }) => ({
    date,
    low: toFahrenheit(lowC),
    high: toFahrenheit(highC),
    precipitation: 0,
    source: 'forecast' as const,
  }))
  const company = { travelMode: 'leisure', people: 2, children: 0, childAges: null } as const
  const packed = packingSuggestions(
    { ...company, nights: 3, weather, sockets: null, insects: null, booked: { flights: 0, nightsOnWay: 0 } },
    [],
  )
  const jacketIn = (texts: string[]) =>
    texts.flatMap(
      (text) => /(light jacket|warm jacket|winter coat|warm coat)/i.exec(text)?.[0].toLowerCase() ?? [],
    )
  expect(jacketIn(itinerary(facts).packingRecommendations)).toEqual(
    jacketIn(packed.map(({ item }) => tell(item, catalogues, lisbonFigures))),
  )
})
