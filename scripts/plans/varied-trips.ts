// Trips of all kinds of people: journeys, hotels, children, money and what they have planned alone.
import { interestKeys, paces, travelStyles } from '../../contract/src/ai/preferences.ts'
import { travelModes } from '../../contract/src/trips/modes.ts'
import { addDays, type PlainDate } from '../../contract/src/values/plain-date.ts'
import type { PlannedItem, TripFacts } from '../../planner/src/assistant/trip-facts.ts'
import { loadTable } from '../../planner/src/guide/guide-tables.ts'
import type { GuideId } from '../../planner/src/guide/towns.ts'
import { placesOf, type Spot } from './guide-page.ts'
import type { Ride } from './judged-trip.ts'
import { factsOf, plainWishes, seasons, type Trip } from './trips.ts'
import { Dice } from './dice.ts'
import { item, ridesOf } from './rides.ts'

/** Around days on which much is shut. */
const feasts: readonly PlainDate[] = ['2026-12-22', '2026-12-30', '2027-03-26', '2027-04-29', '2027-02-04']
const money = [
  { currency: 'USD', perDollar: 1 },
  { currency: 'EUR', perDollar: 0.9 },
  { currency: 'JPY', perDollar: 150 },
] as const

/** The same number gives the same trips. */
export async function variedTrips(ids: readonly GuideId[], count: number, seed: number): Promise<Trip[]> {
  const dice = new Dice(seed)
  const trips: Trip[] = []
  while (trips.length < count) trips.push(await variedTrip(dice.one(ids), dice))
  return trips
}

async function variedTrip(id: GuideId, dice: Dice): Promise<Trip> {
  const start = addDays(dice.one([...seasons, ...feasts]), dice.below(7))
  const days = 1 + dice.below(10)
  const { currency, perDollar } = dice.one(money)
  const plain: TripFacts = {
    ...factsOf(id, start, days),
    ...companyOf(dice),
    currency,
    perDollar,
    budget: dice.is(0.5) ? Math.round((50 + dice.below(3000)) * perDollar) : null,
    seed: dice.below(1000),
  }
  const near = await spotIn(id, dice)
  const { rides, items } = ridesOf(plain, near, dice)
  const hotel = dice.is(0.4) ? near : null
  const isFull = dice.is(0.4)
  const facts: TripFacts = {
    ...plain,
    items: [
      ...items,
      ...(hotel ? [item('Hotel', 'hotel', start, 15 * 60, null, hotel)] : []),
      ...ownItems(plain, rides, dice),
    ],
    weather: dice.is(0.3) ? [rainOn(addDays(start, dice.below(days)))] : [],
  }
  const wishes = {
    ...plainWishes(facts),
    pace: dice.one(paces),
    // The full itinerary asks for no style.
    ...(!isFull && { travelStyle: dice.one(travelStyles) }),
    interests: interestKeys.filter(() => dice.is(0.1)),
    accessibility: dice.is(0.2),
  }
  return { id, facts, wishes, isUsual: false, rides, hotel, isFull }
}

const companyOf = (dice: Dice): Pick<TripFacts, 'travelMode' | 'adults' | 'children'> =>
  dice.is(0.3)
    ? { travelMode: 'family', adults: 1 + dice.below(2), children: 1 + dice.below(3) }
    : { travelMode: dice.one(travelModes), adults: dice.is(0.5) ? null : 1 + dice.below(4), children: null }

const rainOn = (date: PlainDate): TripFacts['weather'][number] => ({
  date,
  highC: 18,
  lowC: 11,
  rainChance: 80,
  isForecast: true,
})

/** A few streets from what people come for. */
async function spotIn(id: GuideId, dice: Dice): Promise<Spot> {
  const inTown = [...placesOf(await loadTable(id)).values()].filter(({ wayMinutes }) => wayMinutes === null)
  const icons = inTown.filter(({ icon }) => icon)
  const { latitude, longitude } = dice.one(icons.length > 0 ? icons : inTown)
  return { latitude: latitude + 0.006, longitude: longitude + 0.006 }
}

/** Coffee on a day on which one is there. */
function ownItems({ startDate, endDate }: TripFacts, rides: readonly Ride[], dice: Dice): PlannedItem[] {
  const days = Math.max(1, (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000)
  const date = addDays(startDate, dice.below(days))
  const from = (8 + dice.below(12)) * 60
  if (dice.is(0.6) || rides.some((ride) => ride.date === date)) return []
  return [item('Coffee with an old friend', 'activity', date, from, from + 90, null)]
}
