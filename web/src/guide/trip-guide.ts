// The guide of a trip's place on this device, and what the planner is told of the trip when no server can be asked.
import type { Booking } from '@sojourn/contract/bookings/schema'
import { rateBetween, type Rates } from '@sojourn/contract/expenses/convert'
import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { TripWeather } from '@sojourn/contract/weather/schema'
import { daysFrom } from '@sojourn/contract/values/plain-date'
import { toCelsius } from '@sojourn/contract/weather/units'
import type { EventsWanted } from '@sojourn/planner/assistant/local-events'
import type { DayWeather, Holiday, TripFacts } from '@sojourn/planner/assistant/trip-facts'
import type { PlannedPart } from '@sojourn/planner/assistant/journey-parts'
import type { Guide } from '@sojourn/planner/guide/load-guide'
import { collectionQuery } from '../sync/cache/lists.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import type { ReadPath } from '../sync/device/read-path.ts'

const loadCopies = () => import('../sync/device/copy-store.ts')
const loadGuides = () => import('@sojourn/planner/guide/guide-for')

/** It lies beside the trip's reads, and goes with them. */
export const guidePath = ({ id }: Pick<Trip, 'id'>): ReadPath => `/api/trips/${id}/guide`

const isGuide = (data: unknown): data is Guide =>
  typeof data === 'object' && data !== null && 'places' in data && Array.isArray(data.places)

/** Brings the guide of the place here; says how large it is, and null where there is none. */
export async function keepGuide(trip: Trip): Promise<{ guide: Guide; bytes: number } | null> {
  const { guideFor } = await loadGuides()
  const guide = await guideFor(trip)
  if (!guide) return null
  const { putCopies } = await loadCopies()
  return { guide, bytes: await putCopies({ [guidePath(trip)]: guide }) }
}

/** The copy of it, else its own file; null where the guide knows no places. */
export async function guideOf(trip: Trip): Promise<Guide | null> {
  const copy = await copied<unknown>(guidePath(trip))
  return isGuide(copy) ? copy : (await loadGuides()).guideFor(trip)
}

async function copied<T>(path: ReadPath): Promise<T | null> {
  try {
    const { copyOf } = await loadCopies()
    return ((await copyOf(path))?.data ?? null) as T | null
  } catch {
    // Storage is blocked: there is no copy.
    return null
  }
}

async function known<T>(queryKey: readonly unknown[], path: ReadPath): Promise<T | null> {
  const read = queryClient
    .getQueriesData<T>({ queryKey })
    .flatMap(([, data]) => data ?? [])
    .at(-1)
  return read ?? (await copied<T>(path))
}

async function perDollar({ currency }: Trip): Promise<number> {
  const rates = await known<Rates>(['rates'], '/api/rates')
  const { shippedRates } = await import('@sojourn/contract/expenses/data/shipped-rates')
  return Number(rateBetween(rates ?? shippedRates, 'USD', currency) ?? 1)
}

async function weatherOf(trip: Trip): Promise<DayWeather[]> {
  const read = await known<TripWeather>(['trips', trip.id, 'weather'], `/api/trips/${trip.id}/weather`)
  const dates = daysFrom(trip.startDate.slice(0, 10), trip.endDate.slice(0, 10))
  const days = (read?.days ?? []).filter(({ date }) => dates.includes(date))
  if (days.length > 0)
    return days.map(({ date, temperature, precipitation, source }) => ({
      date,
      highC: toCelsius(temperature.high),
      lowC: toCelsius(temperature.low),
      rainChance: precipitation,
      isForecast: source === 'forecast',
    }))
  const { latitude, longitude, elevationM } = trip
  if (latitude === null || longitude === null) return []
  const { typicalDay } = await import('@sojourn/planner/climate/estimate')
  const place = { lat: latitude, lng: longitude, elevationM }
  return dates.map((date) => ({ date, ...typicalDay(place, date), isForecast: false }))
}

const isWithin = ({ startDate, endDate }: Trip, date: string): boolean =>
  date >= startDate.slice(0, 10) && date <= endDate.slice(0, 10)

/** The calendar is the server's: what it said of these dates. */
async function datesIn(trip: Trip): Promise<DestinationFacts['dates']> {
  const { id } = trip
  const about = await known<DestinationFacts>(['trips', id, 'destination'], `/api/trips/${id}/destination`)
  return (about?.dates ?? []).filter(({ date }) => isWithin(trip, date))
}

const holidaysOf = async (trip: Trip): Promise<Holiday[]> =>
  (await datesIn(trip)).flatMap(({ kind, date, title: name }) =>
    kind === 'holiday' && typeof name === 'string' ? [{ date, name }] : [],
  )

/** On which days of this trip the date rule of a festival falls, as far as it was read. */
export async function festivalDays(trip: Trip, guide: Guide | null): Promise<EventsWanted['datesOf']> {
  const dates = await datesIn(trip)
  const named = (rule: string) => guide?.festivals.find(([, when]) => when === rule)?.[0]
  return (rule) =>
    dates
      .filter(({ kind, title }) => kind === 'festival' && title === named(rule))
      .map(({ date, endDate }) => ({ from: date, to: endDate }))
}

export async function deviceFacts(trip: Trip): Promise<TripFacts> {
  const { destination, latitude, longitude, countryCode, timeZone, currency, budget } = trip
  const { travelMode, adults, children } = trip
  const items = await queryClient.ensureQueryData(collectionQuery(trip.id, 'itinerary')).catch(() => null)
  const facts: TripFacts = {
    destination,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    countryCode,
    timeZone,
    startDate: trip.startDate.slice(0, 10),
    endDate: trip.endDate.slice(0, 10),
    travelMode,
    adults,
    children,
    currency,
    perDollar: await perDollar(trip),
    budget,
    items: (items ?? []).map((item) => ({ ...item, cost: item.currency === currency ? item.cost : null })),
    weather: await weatherOf(trip),
    holidays: await holidaysOf(trip),
    // Asking again gives something else.
    seed: Math.floor(Date.now() / 1000) % 1_000_000,
  }
  const { bookedItems } = await import('@sojourn/planner/assistant/booked-items')
  return { ...facts, items: [...facts.items, ...bookedItems(await bookedOn(trip), facts)] }
}

/** What everybody on the trip may read. */
async function bookedOn(trip: Trip): Promise<Booking[]> {
  const bookings = await queryClient.ensureQueryData(collectionQuery(trip.id, 'bookings')).catch(() => null)
  return (bookings ?? []).filter(({ status, ...rest }) => status !== 'cancelled' && !rest.private)
}

/** Of a trip with several places each with its guide, as far as this device can read it. */
export async function deviceParts(trip: Trip, facts: TripFacts): Promise<PlannedPart[]> {
  const [legs, bookings, { plannedParts }, { guideFor }] = await Promise.all([
    queryClient.ensureQueryData(collectionQuery(trip.id, 'legs')).catch(() => null),
    bookedOn(trip),
    import('@sojourn/planner/assistant/planned-parts'),
    loadGuides(),
  ])
  return plannedParts(facts, { legs: legs ?? [], bookings }, (leg) => guideFor(leg).catch(() => null))
}
