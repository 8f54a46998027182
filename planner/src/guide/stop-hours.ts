import type { DayHours, OpenSpan } from '@sojourn/contract/itinerary/stop-hours'
import { distanceKm } from '@sojourn/contract/places/distance'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { pointOf } from '@sojourn/contract/values/point'
import { closingDaysOn } from '../countries/closing-days.ts'
import type { GuidePlace } from './guide-place.ts'
import { stateOn } from './place-closing.ts'
import { simplified } from './simplified.ts'

interface Stop {
  title: string
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** A park is large, and whoever typed an address may mean its other gate. */
const samePlaceKm = 1.5
/** What shuts early on the eve of a great day. */
const shortUntil = 15 * 60

/** By its name: what else stands at the same spot keeps other hours. */
function placeOf(places: readonly GuidePlace[], stop: Stop): GuidePlace | null {
  const [title, spot] = [simplified(stop.title), simplified(stop.location?.split(',')[0] ?? '')]
  const at = pointOf(stop)
  const isNear = ({ latitude, longitude }: GuidePlace) =>
    !at || distanceKm(at, { lat: latitude, lng: longitude }) < samePlaceKm
  return (
    places
      .filter(({ name }) => title.includes(simplified(name)) || spot === simplified(name))
      .filter(isNear)
      .toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
  )
}

/** The hours of a stop that the guide knows; null where it does not. */
export function stopHours(
  places: readonly GuidePlace[],
  stop: Stop,
  { date, countryCode }: { date: PlainDate; countryCode: string | null },
): DayHours | null {
  const place = placeOf(places, stop)
  if (!place) return null
  const spans = spansOn(place, date)
  const guide = place.id.split('/')[0] ?? ''
  const kept = closingDaysOn(date, [...(countryCode ? [countryCode] : []), guide]).map((day) => ({
    day,
    state: stateOn(place, day),
  }))
  const closed = kept.find(({ state }) => state === 'closed')
  if (closed) return { spans: [], why: closed.day.name }
  const short = kept.find(({ state }) => state === 'short')
  if (!short) return { spans, why: null }
  return {
    spans: (spans ?? [[0, shortUntil] as const])
      .map(([from, until]): OpenSpan => [from, Math.min(until, shortUntil)])
      .filter(([from, until]) => until > from),
    why: short.day.name,
  }
}

/** The guide's weeks begin on Monday. */
const spansOn = ({ hours }: GuidePlace, date: PlainDate): readonly OpenSpan[] | null =>
  hours && (hours[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? [])
