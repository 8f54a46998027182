// Fills an account with a lived-in set of trips through the API. Every trip and row has an id that follows from what it
// is, so that a second run finds them, moves their dates to today's and adds only what is gone.
import type { Trip } from '@sojourn/contract/trips/schema'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import type { GuidePlace } from '@sojourn/planner/guide/guide-place'
import { loadGuide } from '@sojourn/planner/guide/load-guide'
import { italy } from './data/italy.ts'
import { kyoto } from './data/kyoto.ts'
import { lisbon } from './data/lisbon.ts'
import { otherTrips } from './data/other-trips.ts'
import type { DemoBooking, DemoStop, DemoTrip, DemoWorld } from './demo-trip.ts'
import { addPeople, splitOf, transfersOf } from './demo-split.ts'
import { idOf } from './id-of.ts'

export const demoTrips: readonly DemoTrip[] = [kyoto, lisbon, italy, ...otherTrips]

/** The trips' ids by their titles. */
export async function fillDemo(world: DemoWorld): Promise<Map<string, number>> {
  const filled = demoTrips.map(async (trip) => [trip.title, await fillTrip(world, trip)] as const)
  return new Map(await Promise.all(filled))
}

async function fillTrip(world: DemoWorld, demo: DemoTrip): Promise<number> {
  const startDate = addDays(world.today, demo.startsIn)
  const { title, destination, travelMode, currency, budget, description } = demo
  const dates = { startDate, endDate: addDays(startDate, demo.nights) }
  const fields = {
    title,
    destination,
    travelMode,
    currency,
    budget,
    description,
    clientId: idOf('demo', title),
  }
  const trip = (await world.call('POST', '/api/trips', { ...fields, ...dates })) as Trip
  if (trip.startDate.slice(0, 10) !== startDate) await world.call('PUT', `/api/trips/${trip.id}`, dates)

  await addPlan(world, trip.id, startDate, demo)
  await addMoney(world, trip.id, startDate, demo)
  return trip.id
}

/** Where it goes, what is done there and what may be. */
async function addPlan(
  world: DemoWorld,
  tripId: number,
  startDate: PlainDate,
  demo: DemoTrip,
): Promise<void> {
  for (const { destination: name, arrives, nights } of demo.places ?? []) {
    const arriveDate = addDays(startDate, arrives - 1)
    const row = { id: idOf(tripId, 'place', name), destination: name }
    await addMoving(world, tripId, 'legs', row, { arriveDate, leaveDate: addDays(arriveDate, nights) })
  }
  const known = await placesOf(demo)
  for (const [order, stop] of demo.stops.entries()) {
    const { date, ...row } = itemOf(stop, startDate, known)
    await addMoving(
      world,
      tripId,
      'itinerary',
      { ...row, id: idOf(tripId, 'stop', stop.title), order },
      { date },
    )
  }
  for (const booking of demo.bookings ?? [])
    await addMoving(
      world,
      tripId,
      'bookings',
      { ...bookingOf(booking), id: idOf(tripId, 'booking', booking.title) },
      datesOf(booking, startDate),
    )
  for (const { at, isWanted, ...idea } of demo.ideas ?? [])
    await world.call('POST', `/api/trips/${tripId}/ideas`, {
      ...idea,
      ...spotOf(known, at),
      id: idOf(tripId, 'idea', idea.title),
      votes: isWanted ? [{ by: world.accounts.owner, up: true }] : [],
    })
  for (const [item, category, quantity, packed] of demo.packing)
    await world.call('POST', `/api/trips/${tripId}/packing`, {
      id: idOf(tripId, 'thing', item),
      item,
      category,
      quantity,
      packed,
      essential: category === 'documents',
    })
}

async function addMoney(
  world: DemoWorld,
  tripId: number,
  startDate: PlainDate,
  demo: DemoTrip,
): Promise<void> {
  if (demo.isShared) await world.addMember(tripId)
  const people = await addPeople(world, tripId, demo)
  for (const [text, amount, paidIn, category, fromStart, split] of demo.expenses) {
    const row = { id: idOf(tripId, 'expense', text), description: text, amount, currency: paidIn, category }
    const shared = split && splitOf(split, amount, people)
    await addMoving(world, tripId, 'expenses', { ...row, ...shared }, { date: addDays(startDate, fromStart) })
  }
  for (const { fromStart, ...row } of transfersOf(demo, tripId, people))
    await addMoving(world, tripId, 'transfers', row, { date: addDays(startDate, fromStart) })
}

/** A row that was there already only moves to its new days. */
async function addMoving(
  { call }: DemoWorld,
  tripId: number,
  collection: 'legs' | 'itinerary' | 'bookings' | 'expenses' | 'transfers',
  row: { id: string } & Record<string, unknown>,
  dates: Record<string, PlainDate | null>,
): Promise<void> {
  const path = `/api/trips/${tripId}/${collection}`
  const stored = (await call('POST', path, { ...row, ...dates })) as Record<string, unknown>
  if (Object.entries(dates).some(([field, date]) => stored[field] !== date))
    await call('PUT', `/api/${collection}/${row.id}`, dates)
}

/** What the guides of its towns know. */
async function placesOf({ guide, places = [] }: DemoTrip): Promise<GuidePlace[]> {
  const guides = [guide, ...places.map((place) => place.guide)].filter((one) => one != null)
  return (await Promise.all(guides.map(loadGuide))).flatMap((known) => known.places)
}

const datesOf = ({ day, lands }: DemoBooking, startDate: PlainDate) => ({
  fromDate: addDays(startDate, day - 1),
  toDate: lands ? addDays(startDate, lands.day - 1) : null,
})

/** All but its dates. */
function bookingOf({ day: _day, time, from, to, lands, until, ...fields }: DemoBooking) {
  return {
    ...fields,
    ...endOf('from', from),
    fromTime: time,
    ...(to && endOf('to', to)),
    toTime: lands?.time,
    untilTime: until,
  }
}

const endOf = (end: 'from' | 'to', { zone, place, code, latitude, longitude }: DemoBooking['from']) => ({
  [`${end}Zone`]: zone,
  [`${end}Place`]: place,
  [`${end}Code`]: code,
  [`${end}Latitude`]: latitude,
  [`${end}Longitude`]: longitude,
})

function itemOf(stop: DemoStop, startDate: PlainDate, places: readonly GuidePlace[]) {
  const { day, at, location, ...row } = stop
  const spot = at && spotOf(places, at)
  return { ...row, ...spot, ...(location && { location }), date: addDays(startDate, day - 1) }
}

function spotOf(places: readonly GuidePlace[], at: string) {
  const place = places.find(({ name }) => name === at)
  if (!place) throw new Error(`the guide does not know ${at}`)
  return { location: at, latitude: place.latitude, longitude: place.longitude }
}
