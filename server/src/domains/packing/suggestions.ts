import { nightsBooked } from '@sojourn/contract/bookings/booking-ends'
import { isRide } from '@sojourn/contract/bookings/kinds'
import { journeyLegs, placeOfDay, stretchesOf } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { packingSuggestions, type PackingSuggestion } from '@sojourn/contract/packing/suggestions'
import { type PackingDay, saidOfPlace } from '@sojourn/contract/packing/weather-needs'
import { everyone, peopleIn } from '@sojourn/contract/packing/people'
import { repellentReason } from '@sojourn/contract/packing/repellent'
import { placeName } from '@sojourn/contract/trips/next-up'
import { type Party, peopleOf } from '@sojourn/contract/trips/party'
import type { TripRow } from '@sojourn/contract/trips/schema'
import type { TravelMode } from '@sojourn/contract/trips/modes'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import { pointOf } from '@sojourn/contract/values/point'
import type { Meaning } from '@sojourn/contract/words/meaning'
import { daysBetween } from '@sojourn/contract/values/plain-date'
import { type HoursOut, usualHoursOut } from '@sojourn/contract/weather/hours'
import { adapterReasonOf } from '@sojourn/planner/countries/adapter'
import { countryFacts } from '@sojourn/planner/countries/country-facts'
import { countryOfZone } from '@sojourn/planner/countries/country-of-zone'
import type { Db } from '../../platform/db/client.ts'
import { seenBy } from '../../kernel/rows/private-rows.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { readLegs } from '../legs/read-legs.ts'
import { type WeatherContext, weatherOfTrip } from '../weather/service.ts'
import { namesOf } from './thing-names.ts'

/** What Smart Pack would add now: by who travels, the weather of every day, the place and what the list has. */
export async function suggestItems(
  context: WeatherContext,
  access: TripAccess,
  home: string | undefined,
): Promise<PackingSuggestion[]> {
  const { db } = context
  const trip = await db
    .selectFrom('trips')
    .select(['travelMode', 'startDate', 'endDate', ...whereColumns, ...partyColumns])
    .where('id', '=', access.tripId)
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('packing')
    .select(['item', 'memberName'])
    .where('tripId', '=', access.tripId)
    .execute()
  const named = peopleIn(items).filter((name) => name !== everyone()).length
  const legs = await readLegs(db, access)
  const weather = await weatherOut(context, access, trip, legs)
  const booked = await bookedRides(db, access)
  return packingSuggestions(
    {
      travelMode: trip.travelMode,
      nights: daysBetween(trip.startDate, trip.endDate),
      people: await countPeople(db, access, trip, named),
      children: trip.children,
      childAges: trip.childAges,
      weather,
      sockets: socketsAgainst(stretchesOf(trip, legs), home),
      insects: insectsOn(stretchesOf(trip, legs), weather),
      booked,
    },
    items.map(({ item }) => item),
    namesOf,
  )
}

/** As far as whoever asks may see them. */
async function bookedRides(db: Db, access: TripAccess) {
  const bookings = await db
    .selectFrom('bookings')
    .select(['kind', 'fromDate', 'toDate'])
    .where('tripId', '=', access.tripId)
    .where('status', '!=', 'cancelled')
    .where(seenBy(access, 'bookings'))
    .execute()
  return {
    flights: bookings.filter(({ kind }) => kind === 'flight').length,
    nightsOnWay: bookings.filter(isRide).reduce((sum, booking) => sum + nightsBooked(booking).length, 0),
  }
}

const whereColumns = ['destination', 'countryCode', 'timeZone', 'latitude', 'longitude'] as const
type Where = Pick<TripRow, (typeof whereColumns)[number] | 'startDate' | 'endDate'>
type Stretches = ReturnType<typeof stretchesOf<Where, TripLeg>>

const partyColumns = ['adults', 'children', 'childAges'] as const

/** As many as the trip says; where it does not say how many adults, no fewer than are on it or named in its list. */
async function countPeople(
  db: Db,
  access: TripAccess,
  trip: Party & { travelMode: TravelMode },
  named: number,
): Promise<number> {
  if (trip.adults !== null) return peopleOf(trip)
  const { members } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('tripId', '=', access.tripId)
    .executeTakeFirstOrThrow()
  return Math.max(peopleOf(trip), members, named)
}

/** Every day with the hours in which one is out: longer where something is planned early or late. */
async function weatherOut(
  context: WeatherContext,
  access: TripAccess,
  trip: Where,
  legs: readonly TripLeg[],
): Promise<PackingDay[]> {
  const { days } = await weatherOfTrip(context, access)
  const planned = await context.db
    .selectFrom('itinerary')
    .select(['date', 'time', 'endTime'])
    .where('tripId', '=', access.tripId)
    .where('time', 'is not', null)
    .execute()
  return days.map((day) => ({
    ...day,
    ...day.temperature,
    ...(journeyLegs(legs).length > 0 && {
      place: placeName(placeOfDay(trip, legs, day.date).place.destination),
    }),
    out: planned.filter(({ date }) => date === day.date).reduce(longer, usualHoursOut),
  }))
}

function longer({ from, to }: HoursOut, item: { time: string | null; endTime: string | null }): HoursOut {
  const start = minuteOf(item.time) ?? from
  const end = minuteOf(item.endTime) ?? start
  return { from: Math.min(from, start), to: Math.max(to, end < start ? end + 24 * 60 : end) }
}

function socketsAgainst(stretches: Stretches, home: string | undefined): Meaning | null {
  const country = home === undefined ? null : countryOfZone(home)
  const there = stretches.flatMap(({ place }) => {
    const sockets = place.countryCode === null ? null : countryFacts(place.countryCode, pointOf(place))
    return sockets ? [{ place: placeName(place.destination), sockets }] : []
  })
  return adapterReasonOf(there, country === null ? null : countryFacts(country))
}

/** The first place where something bites. */
function insectsOn(stretches: Stretches, weather: readonly PackingDay[]): Meaning | null {
  for (const { place, days } of stretches) {
    const there = weather.filter(({ date }) => days.includes(date))
    const why = repellentReason(place, there)
    if (why) return saidOfPlace(there[0]?.place, why)
  }
  return null
}
