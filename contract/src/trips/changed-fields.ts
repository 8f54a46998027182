import { toPlainDate } from '../values/plain-date.ts'
import type { TravelMode } from './modes.ts'

/** What the edit dialog holds; dates without their time of day (C-074). */
export interface TripEdit {
  title: string
  destination: string
  description: string
  startDate: string
  endDate: string
  travelMode: TravelMode
}

interface Editable {
  title: string
  destination: string
  description: string | null
  startDate: string
  endDate: string
  travelMode: TravelMode
}

export const toTripEdit = (trip: Editable): TripEdit => ({
  title: trip.title,
  destination: trip.destination,
  description: trip.description ?? '',
  startDate: toPlainDate(trip.startDate) ?? '',
  endDate: toPlainDate(trip.endDate) ?? '',
  travelMode: trip.travelMode,
})

/** The fields that differ from the trip, as they are to be sent; empty when nothing was changed. */
export function changedTripFields(trip: Editable, edit: TripEdit): Partial<TripEdit> {
  const before = toTripEdit(trip)
  const changed = (Object.keys(before) as (keyof TripEdit)[]).filter(
    (field) => before[field].trim() !== edit[field].trim(),
  )
  return Object.fromEntries(changed.map((field) => [field, edit[field].trim()]))
}
