import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import { type Guide, loadGuide } from '../guide/load-guide.ts'
import { type GuideId, guideIds, placeOfGuide } from '../guide/towns.ts'
import { schedule } from './plan-days.ts'
import { type PlannedItem, type TripFacts, usualWishes } from './trip-facts.ts'

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

const spring = '2027-04-19'

/** Days in a place of the guide; dry and without holidays unless told otherwise. */
export function factsOf(id: GuideId, more: Partial<TripFacts> = {}): TripFacts {
  const { name, countryCode, lat, lng, zone } = placeOfGuide(id)
  const startDate = more.startDate ?? spring
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

type Planned = ReturnType<typeof schedule> & { facts: TripFacts; guide: Guide }
const made = new Map<string, Planned>()

/** The usual plan for so many days: made once, whatever is asked of it. */
export function plannedFor(guide: Guide, days: number, startDate: PlainDate = spring): Planned {
  const key = `${guide.destination} ${startDate} ${days}`
  const known = made.get(key)
  if (known) return known
  const facts = factsOf(guide.destination, { startDate, endDate: addDays(startDate, days) })
  const planned = { facts, guide, ...schedule(facts, guide, usualWishes(facts)) }
  made.set(key, planned)
  return planned
}
