import { packingSuggestions, type Suggestion } from '@sojourn/contract/packing/suggestions'
import { tripDuration } from '@sojourn/contract/trips/duration'
import type { TripAccess } from '../members/access.ts'
import { type WeatherContext, weatherOfTrip } from '../weather/service.ts'

/** What Smart Pack would add now: by the weather of every day, the way of travelling and what the list has. */
export async function suggestItems(context: WeatherContext, access: TripAccess): Promise<Suggestion[]> {
  const trip = await context.db
    .selectFrom('trips')
    .select(['travelMode', 'startDate', 'endDate'])
    .where('id', '=', access.tripId)
    .executeTakeFirstOrThrow()
  const { days } = await weatherOfTrip(context, access)
  const weather = days.map((day) => ({ ...day, ...day.temperature }))
  const items = await context.db
    .selectFrom('packing')
    .select('item')
    .where('tripId', '=', access.tripId)
    .execute()
  return packingSuggestions(
    { travelMode: trip.travelMode, days: tripDuration(trip), weather },
    items.map(({ item }) => item),
  )
}
