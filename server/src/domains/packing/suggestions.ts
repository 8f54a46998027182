import { packingSuggestions, type PackingSuggestion } from '@sojourn/contract/packing/suggestions'
import { everyone, peopleIn } from '@sojourn/contract/packing/people'
import { daysBetween } from '@sojourn/contract/values/plain-date'
import type { TripAccess } from '../../kernel/access/access.ts'
import { type WeatherContext, weatherOfTrip } from '../weather/service.ts'

/** What Smart Pack would add now: by the weather of every day, the way of travelling and what the list has. */
export async function suggestItems(
  context: WeatherContext,
  access: TripAccess,
): Promise<PackingSuggestion[]> {
  const trip = await context.db
    .selectFrom('trips')
    .select(['travelMode', 'startDate', 'endDate'])
    .where('id', '=', access.tripId)
    .executeTakeFirstOrThrow()
  const { days } = await weatherOfTrip(context, access)
  const weather = days.map((day) => ({ ...day, ...day.temperature }))
  const items = await context.db
    .selectFrom('packing')
    .select(['item', 'memberName'])
    .where('tripId', '=', access.tripId)
    .execute()
  const { members } = await context.db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('tripId', '=', access.tripId)
    .executeTakeFirstOrThrow()
  // Children have no account, but a name in the list.
  const named = peopleIn(items).filter((name) => name !== everyone).length
  return packingSuggestions(
    {
      travelMode: trip.travelMode,
      nights: daysBetween(trip.startDate, trip.endDate),
      people: Math.max(members, named),
      weather,
    },
    items.map(({ item }) => item),
  )
}
