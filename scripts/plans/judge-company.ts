import type { JudgedTrip } from './judged-trip.ts'
import { isMeal, type Stop } from './stops.ts'

/** Children are in bed. */
const latestWithChildren = 21 * 60
const evening = 18 * 60
/** Beds, food and ways take the rest. */
const partForEntrances = 0.4

/** What does not suit those who travel: bars with children, and more than they can pay. */
export const companyFaults = (trip: JudgedTrip, stops: readonly Stop[]): string[] => [
  ...(trip.hasChildren ? stops.flatMap(withChildren) : []),
  ...understated(trip, stops),
  ...overBudget(trip, stops),
]

function withChildren({ name, from, until, place }: Stop): string[] {
  const isNight = place !== undefined && !place.icon && place.kind !== 'food'
  if (isNight && (place.kind === 'evening' || (place.isNightlife && from >= evening)))
    return [`${name} is a night out, with children`]
  return until > latestWithChildren ? [`${name} goes on until ${until}, with children`] : []
}

/** What all pay at the doors by the guide's prices; one ticket is paid once, at its highest. */
function entrancesOf({ people, perDollar }: JudgedTrip, stops: readonly Stop[]): number {
  const dearest = new Map<string, number>()
  for (const stop of stops)
    if (stop.place && !isMeal(stop)) {
      const key = stop.place.ticket ?? stop.name
      dearest.set(key, Math.max(dearest.get(key) ?? 0, stop.place.cost))
    }
  return [...dearest.values()].reduce((sum, cost) => sum + cost, 0) * people * perDollar
}

const sumOf = (stops: readonly Stop[]): number => stops.reduce((total, { cost }) => total + cost, 0)

/** Rounding to whole units takes half a unit a stop at most. */
function understated(trip: JudgedTrip, stops: readonly Stop[]): string[] {
  const [entrances, told] = [entrancesOf(trip, stops), sumOf(stops.filter((stop) => !isMeal(stop)))]
  return told + stops.length < entrances ? [`entrances of ${told}, by the guide ${entrances}`] : []
}

function overBudget(trip: JudgedTrip, stops: readonly Stop[]): string[] {
  const { budget } = trip
  if (budget === null) return []
  const [entrances, sum] = [entrancesOf(trip, stops), sumOf(stops)]
  return [
    ...(sum > budget ? [`costs of ${sum} from a budget of ${budget}`] : []),
    ...(entrances > partForEntrances * budget
      ? [`entrances of ${entrances} for ${trip.people} from a budget of ${budget}`]
      : []),
  ]
}
