import { fallingWordC } from '@sojourn/contract/weather/hours'
import type { InsightCategory } from '@sojourn/contract/insights/categories'
import type { Insight } from '@sojourn/contract/insights/schema'
import { meaningsOf, type Meaning, type Saying } from '@sojourn/contract/words/meaning'
import { voltsOf } from '../countries/adapter.ts'
import { type CountryFacts, countryOf, type EmergencyNumbers } from '../countries/country-facts.ts'
import type { Guide } from '../guide/load-guide.ts'
import { inTripCurrency, isRainy, type TripFacts } from './trip-facts.ts'

const icons: Record<InsightCategory, string> = {
  culture: 'landmark',
  food: 'utensils',
  activities: 'ticket',
  transportation: 'train-front',
  weather: 'cloud-sun',
  tips: 'lightbulb',
}

/** What the guide says of the place, and what is true of it wherever in the country it lies. */
export function destinationInsights(facts: TripFacts, guide: Guide | null): Insight[] {
  const written = (guide?.insights ?? []).map(
    ([category, title, description, crowdLevel, rating, timeToExplore, bestSeason], at): Insight => ({
      id: `${guide?.destination}/${category}-${at}`,
      icon: icons[category],
      title,
      category,
      crowdLevel,
      rating,
      description,
      timeToExplore,
      bestSeason,
    }),
  )
  return [...written, ...factsOfPlace(facts), ...(guide ? [] : [unknownPlaces(facts)])]
}

const means = meaningsOf('insights-told')

/** Facts have no crowd and no stars: the lowest level and 0 say so. */
const fact = (id: string, category: InsightCategory, title: Saying, description: Saying): Insight => ({
  id,
  icon: icons[category],
  title,
  category,
  crowdLevel: 'low',
  rating: 0,
  description,
  timeToExplore: '',
  bestSeason: '',
})

function factsOfPlace(facts: TripFacts): Insight[] {
  const country = countryOf(facts)
  const found: Insight[] = []
  const { weather, holidays } = facts
  if (weather.length > 0) found.push(fact('weather', 'weather', means('weather'), weatherText(facts)))
  if (holidays.length > 0) found.push(holidaysFact(holidays))
  if (country)
    found.push(
      fact('costs', 'tips', means('costs'), costsText(country, facts)),
      fact('emergency', 'tips', means('emergency'), numbersText(country.emergency)),
      fact('sockets', 'tips', means('sockets'), socketsText(country)),
    )
  if (facts.timeZone) {
    const zone = zoneName(facts.timeZone)
    found.push(fact('time', 'tips', means('localTime'), means('localTimeText', { zone })))
  }
  return found
}

function holidaysFact(holidays: TripFacts['holidays']): Insight {
  const parts = holidays.map(({ date, name }) => means('holidayOn', { name, date: { date } }))
  const text = means('holidaysText', { days: { joined: 'and', parts } })
  return fact('holidays', 'culture', means('holidays'), text)
}

function costsText({ dailyCost }: CountryFacts, facts: TripFacts): Meaning {
  const { budget, 'mid-range': middle, luxury } = dailyCost
  const [low = 0, usual = 0, high = 0] = [budget, middle, luxury].map((dollars) =>
    inTripCurrency(dollars, facts),
  )
  return means('costsText', { low, usual, high, currency: facts.currency })
}

function numbersText({ police, ambulance, fire }: EmergencyNumbers): Meaning {
  if (police === ambulance && police === fire) return means('numbersOne', { police })
  if (ambulance === fire) return means('numbersTwo', { police, ambulance })
  return means('numbersThree', { police, ambulance, fire })
}

const socketsText = ({ plugs, volts, tapWater }: CountryFacts): Meaning =>
  means(tapWater ? 'socketsSafe' : 'socketsUnsafe', {
    types: { joined: 'and', parts: plugs },
    volts: voltsOf(volts),
  })

const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** What falls: not likely, and likely. */
const falling = {
  rain: ['noRain', 'likelyRain'],
  'rain or snow': ['noRainOrSnow', 'likelyRainOrSnow'],
  snow: ['noSnow', 'likelySnow'],
} as const

function weatherText({ weather }: TripFacts): Meaning {
  const lowC = Math.round(Math.min(...weather.map((day) => day.lowC)))
  const highC = Math.round(Math.max(...weather.map((day) => day.highC)))
  const wet = weather.filter(isRainy).length
  const isForecast = weather.some((day) => day.isForecast)
  const [none, likely] = falling[fallingWordC({ lowC, highC })]
  const rain = wet === 0 ? means(none) : means(likely, { wet, days: weather.length })
  const values = { lowest: { degrees: lowC }, highest: { celsius: highC }, rain }
  return means(isForecast ? 'forecastWeather' : 'typicalWeather', values)
}

const unknownPlaces = ({ destination }: TripFacts): Insight =>
  fact('unknown', 'activities', means('unknown'), means('unknownText', { destination }))
