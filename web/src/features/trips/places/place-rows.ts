import { datesOf, draftsOf, tripNights, withPlace } from '@sojourn/contract/legs/places-form'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { locationOf } from '@sojourn/contract/trips/create-form'
import { maxLength } from '@sojourn/contract/values/limits'
import { chosenPlace } from '../create/understood-place.tsx'

interface StoredPlace {
  readonly destination: string
  readonly placeName: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A place as the editor holds it. Its id is that of the leg it is or becomes. */
export interface TypedPlace {
  readonly id: string
  readonly destination: string
  readonly place: PlaceSuggestion | null
  /** Of a leg that is there: what is known of where it lies, for as long as its name stands. */
  readonly stored: StoredPlace | null
  readonly nights: number
  readonly before: number
}

export interface WantedLeg {
  readonly id: string
  readonly destination: string
  readonly arriveDate: string
  readonly leaveDate: string
  readonly order: number
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly countryCode?: string | null
  readonly timeZone?: string | null
}

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

const emptyRow = () => ({ id: crypto.randomUUID(), destination: '', place: null, stored: null })

export const addedPlace = (rows: readonly TypedPlace[], dates: Dates): TypedPlace[] =>
  withPlace(rows, emptyRow(), tripNights(dates))

/** Of a trip with its destination alone: that, and room for one more. */
export function firstRows(destination: string, place: PlaceSuggestion | null, dates: Dates): TypedPlace[] {
  const nights = Math.max(1, tripNights(dates) ?? 2)
  return addedPlace([{ ...emptyRow(), destination, place, nights, before: 0 }], dates)
}

export const rowsOfLegs = (startDate: string, legs: readonly TripLeg[]): TypedPlace[] =>
  draftsOf(startDate, legs).map(({ leg, nights, before }) => ({
    id: leg.id,
    destination: leg.destination,
    place: null,
    stored: leg,
    nights,
    before,
  }))

/** What the rows mean; a place by itself is the trip's destination and no leg. */
export function wantedLegs(startDate: string, rows: readonly TypedPlace[]): WantedLeg[] {
  if (rows.length < 2) return []
  const dates = datesOf(startDate, rows)
  return rows.flatMap((row, order) => {
    const dated = dates[order]
    const place = chosenPlace(row)
    const destination = row.destination.trim().slice(0, maxLength.destination)
    return dated ? [{ id: row.id, destination, ...dated, order, ...(place && locationOf(place)) }] : []
  })
}
