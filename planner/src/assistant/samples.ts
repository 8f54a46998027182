import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import { type GuideId, guideIds, placeOfGuide } from '../guide/towns.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

/** The guides that are written. */
export async function allGuides(): Promise<Guide[]> {
  return (await Promise.all(guideIds.map((id) => loadGuide(id).catch(() => null)))).flatMap(
    (guide) => guide ?? [],
  )
}

export const item = (title: string, date: PlainDate, more: Partial<PlannedItem> = {}): PlannedItem => ({
  id: title,
  title,
  type: 'activity',
  date,
  time: null,
  endTime: null,
  location: null,
  latitude: null,
  longitude: null,
  cost: null,
  ...more,
})

/** Days in a place of the guide; dry and without holidays unless told otherwise. */
export function factsOf(id: GuideId, more: Partial<TripFacts> = {}): TripFacts {
  const { name, countryCode, lat, lng, zone } = placeOfGuide(id)
  const startDate = more.startDate ?? '2027-04-19'
  return {
    destination: name,
    at: { latitude: lat, longitude: lng },
    countryCode,
    timeZone: zone,
    startDate,
    endDate: addDays(startDate, 3),
    travelMode: 'leisure',
    adults: null,
    children: null,
    currency: 'EUR',
    perDollar: 0.9,
    budget: null,
    items: [],
    weather: [],
    holidays: [],
    seed: 1,
    ...more,
  }
}
