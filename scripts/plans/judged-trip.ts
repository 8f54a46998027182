// A trip as the judge knows it: read from what the traveller said, without the planner's own reading of it.
import type { ListedPlace, Spot } from './guide-page.ts'

/** A flight or train. There: it brings one to the place; between: one leaves for a while and comes back. */
export interface Ride {
  kind: 'flight' | 'train'
  direction: 'there' | 'away' | 'between'
  date: string
  /** In minutes of the day. */
  leaves: number
  lands: number
  /** The airport or station at the place, where it is known. */
  at: Spot | null
}

export interface JudgedTrip {
  country: string
  dates: readonly string[]
  pace: 'relaxed' | 'moderate' | 'intensive'
  /** In the trip's currency; null without one. */
  budget: number | null
  perDollar: number
  people: number
  hasChildren: boolean
  needsWheelchair: boolean
  /** What the traveller has planned alone: name, and when it is. */
  own: readonly { name: string; date: string; from: number; until: number }[]
  rides: readonly Ride[]
  /** Dates on which rain is forecast. */
  rainy: readonly string[]
  /** Where the days begin and end, if that is known. */
  hotel: Spot | null
}

const dayMs = 86_400_000
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The nights' days, at least one, and the last date where one is known to leave on it. */
export function datesOf(startDate: string, endDate: string, rides: readonly Ride[]): string[] {
  const nights = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs)
  const dates = Array.from({ length: Math.max(1, nights) }, (_, at) => dateAfter(startDate, at))
  const leaves = rides.some(({ direction, date }) => direction === 'away' && date === endDate)
  return leaves && nights > 0 ? [...dates, endDate] : dates
}

interface Company {
  travelMode: string
  adults: number | null
  children: number | null
}

/** Who says nothing is two, or one alone. */
export const peopleOn = ({ travelMode, adults, children }: Company): number =>
  (adults ?? (travelMode === 'solo' ? 1 : 2)) + (children ?? 0)

/** Whether these travellers could go there at all. */
export const canEnter = (
  { needsWheelchair, hasChildren }: JudgedTrip,
  { isAccessible, kind }: ListedPlace,
): boolean => (isAccessible || !needsWheelchair) && (kind !== 'evening' || !hasChildren)

/** And at no cost, where money counts. */
export const isForThem = (trip: JudgedTrip, place: ListedPlace): boolean =>
  canEnter(trip, place) && (trip.budget === null || place.door === 0)

export const isOnTheWay = ({ rides }: JudgedTrip, date: string): boolean =>
  rides.some((ride) => ride.date === date)
