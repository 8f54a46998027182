import type { DestinationFacts, Insight } from '@sojourn/contract/insights/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { queryOptions } from '@tanstack/react-query'
import { deviceFacts, guideOf } from '../guide/trip-guide.ts'
import { readApi } from '../sync/http/api.ts'
import { orFromDevice } from '../guide/or-from-device.ts'

async function insightsHere(trip: Trip): Promise<Insight[]> {
  const { destinationInsights } = await import('@sojourn/planner/assistant/destination-insights')
  return destinationInsights(await deviceFacts(trip), await guideOf(trip))
}

async function destinationHere(trip: Trip): Promise<DestinationFacts> {
  const { factsOfDestination, noCalendar } = await import('@sojourn/planner/assistant/destination-facts')
  const asked = { elevationM: trip.elevationM, datesOf: noCalendar }
  return factsOfDestination(await deviceFacts(trip), await guideOf(trip), asked)
}

/** Another place, other dates or another currency are another question. */
const askedOf = ({ destination, startDate, endDate, currency }: Trip) =>
  [destination, startDate, endDate, currency] as const

export const insightsQuery = (trip: Trip) =>
  queryOptions({
    queryKey: ['trips', trip.id, 'insights', ...askedOf(trip)],
    queryFn: (read) =>
      orFromDevice(
        () => readApi('insights.list', { params: { tripId: trip.id } }, read),
        () => insightsHere(trip),
      ),
  })

export const destinationQuery = (trip: Trip) =>
  queryOptions({
    queryKey: ['trips', trip.id, 'destination', ...askedOf(trip)],
    queryFn: (read) =>
      orFromDevice(
        () => readApi('insights.destination', { params: { tripId: trip.id } }, read),
        () => destinationHere(trip),
      ),
  })
