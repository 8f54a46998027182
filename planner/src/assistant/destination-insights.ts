import { fallingWordC } from '@sojourn/contract/weather/hours'
import type { InsightCategory } from '@sojourn/contract/insights/categories'
import type { Insight } from '@sojourn/contract/insights/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { listed } from '@sojourn/contract/values/listed'
import { countryOf, emergencyText } from '../countries/country-facts.ts'
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

/** Facts have no crowd and no stars: the lowest level and 0 say so. */
const fact = (id: string, category: InsightCategory, title: string, description: string): Insight => ({
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
  if (weather.length > 0) found.push(fact('weather', 'weather', 'While you are there', weatherText(facts)))
  if (holidays.length > 0) {
    const days = holidays.map(({ date, name }) => `${name} on ${monthDay(date)}`)
    const text = `${listed(days)}: banks and many shops are closed.`
    found.push(fact('holidays', 'culture', 'Public holidays during your trip', text))
  }
  if (country) {
    const { budget, 'mid-range': middle, luxury } = country.dailyCost
    const [low, usual, high] = [budget, middle, luxury].map((dollars) => inTripCurrency(dollars, facts))
    const costs = `A day for one costs about ${low} ${facts.currency} on a small budget, ${usual} in comfort and ${high} in style, without the journey.`
    found.push(
      fact('costs', 'tips', 'What a day costs', costs),
      fact('emergency', 'tips', 'Emergency numbers', emergencyText(country.emergency)),
      fact('sockets', 'tips', 'Sockets and water', socketsText(country)),
    )
  }
  if (facts.timeZone)
    found.push(fact('time', 'tips', 'Local time', `Clocks follow ${zoneName(facts.timeZone)} time.`))
  return found
}

const socketsText = ({
  plugs,
  volts,
  tapWater,
}: {
  plugs: readonly string[]
  volts: string
  tapWater: boolean
}) =>
  `Sockets are of type ${listed(plugs)} at ${volts} V. Tap water in towns is ${tapWater ? 'safe to drink' : 'not for drinking'}.`

const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

function weatherText({ weather }: TripFacts): string {
  const lowest = Math.round(Math.min(...weather.map(({ lowC }) => lowC)))
  const highest = Math.round(Math.max(...weather.map(({ highC }) => highC)))
  const wet = weather.filter(isRainy).length
  const source = weather.some(({ isForecast }) => isForecast) ? 'By the forecast' : 'Typical for the season'
  const word = fallingWordC({ lowC: lowest, highC: highest })
  const rain = wet === 0 ? `${word} is not likely` : `${word} is likely on ${wet} of ${weather.length} days`
  return `${source}: from ${lowest} to ${highest} °C, and ${rain}.`
}

const unknownPlaces = ({ destination }: TripFacts): Insight =>
  fact(
    'unknown',
    'activities',
    'Places are not known here',
    `Our guide has no places for ${destination} yet. It says so rather than invent them; add your own to the plan.`,
  )
