import { rateBetween } from '@sojourn/contract/expenses/convert'
import { stretchesOf } from '@sojourn/contract/legs/place-of-day'
import type { TripRow } from '@sojourn/contract/trips/schema'
import { fromMinor } from '@sojourn/contract/values/money'
import { pointOf } from '@sojourn/contract/values/point'
import { toCelsius } from '@sojourn/contract/weather/units'
import { bookedItems } from '@sojourn/planner/assistant/booked-items'
import type { TripFacts } from '@sojourn/planner/assistant/trip-facts'
import type { PlannedPart } from '@sojourn/planner/assistant/journey-parts'
import { chosenGuide, guideFor } from '@sojourn/planner/guide/guide-for'
import type { Guide } from '@sojourn/planner/guide/load-guide'
import { currentRates } from '../expenses/rates.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { readLegs } from '../legs/read-legs.ts'
import { locate } from '../places/service.ts'
import { type WeatherContext, weatherOfTrip } from '../weather/service.ts'
import { holidayRegion } from './holiday-region.ts'
import { publicHolidays } from './holidays.ts'
import { readBooked, readParts } from './read-parts.ts'

export interface KnownTrip {
  trip: TripRow
  facts: TripFacts
  /** Null where the guide knows no places. */
  guide: Guide | null
  /** It is that of another place, which the traveller chose. */
  isNearby: boolean
  elevationM: number | null
  /** Of a trip with several places each with its own guide; none where it has but its destination. */
  parts: readonly PlannedPart[]
}

/** What the assistant is told of a trip, from our own copy of it (C-121). `chosen`: a guide nearby where it has none. */
export async function readTripFacts(
  context: WeatherContext,
  access: TripAccess,
  seed: number,
  chosen?: string,
): Promise<KnownTrip> {
  const known = await readDestination(context, access, chosen)
  const { currency: ofTrip } = known.trip
  const rows = await context.db
    .selectFrom('itinerary')
    .select(plannedColumns)
    .where('tripId', '=', access.tripId)
    .execute()
  const items = rows.map(({ costMinor, currency, ...item }) => ({
    ...item,
    cost: costMinor === null || currency !== ofTrip ? null : fromMinor(costMinor, currency),
  }))
  const planned = { ...known.facts, items, seed }
  const bookings = await readBooked(context.db, access)
  const facts = { ...planned, items: [...items, ...bookedItems(bookings, planned)] }
  return { ...known, facts, parts: await readParts(context.db, access, facts, bookings) }
}

/** A trip may have ten thousand items with pages of text, which nobody asks for here. */
const plannedColumns = [
  'id',
  'title',
  'type',
  'date',
  'time',
  'endTime',
  'location',
  'latitude',
  'longitude',
  'costMinor',
  'currency',
] as const

/** The same without what is planned there. */
export async function readDestination(
  context: WeatherContext,
  access: TripAccess,
  chosen?: string,
): Promise<KnownTrip> {
  const { db } = context
  const trip = await db
    .selectFrom('trips')
    .selectAll()
    .where('id', '=', access.tripId)
    .executeTakeFirstOrThrow()
  const rates = await currentRates(db)
  const { days } = await weatherOfTrip(context, access)
  const legs = await readLegs(db, access)
  const place = trip.latitude === null ? { ...trip, ...locate(trip.destination) } : trip
  const { latitude, longitude, countryCode, timeZone } = place
  const facts: TripFacts = {
    destination: trip.destination,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    countryCode,
    timeZone,
    startDate: trip.startDate,
    endDate: trip.endDate,
    travelMode: trip.travelMode,
    adults: trip.adults,
    children: trip.children,
    currency: trip.currency,
    perDollar: Number(rateBetween(rates, 'USD', trip.currency) ?? 1),
    budget: trip.budgetMinor ? fromMinor(trip.budgetMinor, trip.currency) : null,
    items: [],
    weather: days.map(({ date, temperature, precipitation, source }) => ({
      date,
      highC: toCelsius(temperature.high),
      lowC: toCelsius(temperature.low),
      rainChance: precipitation,
      isForecast: source === 'forecast',
    })),
    holidays: stretchesOf(place, legs).flatMap(({ place: there, days: [first = trip.startDate, ...rest] }) =>
      publicHolidays(
        there.countryCode && holidayRegion(there.countryCode, there.destination, pointOf(there)),
        first,
        rest.at(-1) ?? first,
      ),
    ),
    seed: 0,
  }
  const guided = { ...place, destination: trip.destination }
  const own = await guideFor(guided)
  const nearby = !own && chosen ? await chosenGuide(guided, chosen) : null
  const guide = own ?? nearby
  return { trip, facts, elevationM: place.elevationM, guide, isNearby: nearby !== null, parts: [] }
}
