import { addDays, type PlainDate } from '../../contract/src/values/plain-date.ts'
import type { TripFacts, Wishes } from '../../planner/src/assistant/trip-facts.ts'
import { placeOfGuide, type GuideId } from '../../planner/src/guide/towns.ts'
import type { Spot } from './guide-page.ts'
import { datesOf, type JudgedTrip, peopleOn, type Ride } from './judged-trip.ts'

export interface Trip {
  id: GuideId
  facts: TripFacts
  wishes: Wishes
  /** At the usual pace and without a limit: what a guide would be judged by. */
  isUsual: boolean
  /** What the items of the trip mean, and which one names the hotel. */
  rides: readonly Ride[]
  hotel: Spot | null
  /** By the full itinerary, which says what it costs; else by the planner of days. */
  isFull: boolean
}

/** A Monday, a Thursday and two Saturdays: each season begins on another day of the week. */
export const seasons: readonly PlainDate[] = ['2027-01-18', '2027-04-22', '2027-07-10', '2027-10-16']

export const factsOf = (id: GuideId, startDate: PlainDate, days: number): TripFacts => {
  const { name, countryCode, lat, lng, zone } = placeOfGuide(id)
  return {
    destination: name,
    at: { latitude: lat, longitude: lng },
    countryCode,
    timeZone: zone,
    startDate,
    endDate: addDays(startDate, days),
    travelMode: 'leisure',
    adults: null,
    children: null,
    currency: 'USD',
    perDollar: 1,
    budget: null,
    items: [],
    weather: [],
    holidays: [],
    seed: 1,
  }
}

/** What a traveller wants who says nothing. */
export const plainWishes = (facts: TripFacts): Wishes => ({
  interests: [],
  pace: 'moderate',
  travelStyle: 'mid-range',
  people: peopleOn(facts),
  accessibility: false,
  localExperiences: true,
})

/** Three days and a week in each place, the season changing from one to the next. */
export const usualTrips = (ids: readonly GuideId[]): Trip[] =>
  ids.flatMap((id, at) =>
    [3, 7].map((days, n): Trip => {
      const facts = factsOf(id, seasons[(at + n) % seasons.length] ?? seasons[0]!, days)
      const wishes = plainWishes(facts)
      return { id, facts, wishes, isUsual: true, rides: [], hotel: null, isFull: false }
    }),
  )

export const judgedTripOf = ({ facts, wishes, rides, hotel }: Trip): JudgedTrip => ({
  country: facts.countryCode ?? '',
  dates: datesOf(facts.startDate, facts.endDate, rides),
  pace: wishes.pace,
  budget: facts.budget,
  perDollar: facts.perDollar,
  people: wishes.people,
  hasChildren: (facts.children ?? 0) > 0,
  needsWheelchair: wishes.accessibility,
  own: facts.items
    .filter(({ type }) => type === 'activity')
    .map(({ title, date, time, endTime }) => ({
      name: title,
      date,
      from: clockMinutes(time),
      until: clockMinutes(endTime),
    })),
  rides,
  rainy: facts.weather.map(({ date }) => date),
  hotel,
})

const clockMinutes = (text: string | null): number => {
  const [hour = 0, minute = 0] = (text ?? '').split(':').map(Number)
  return hour * 60 + minute
}
