import { toPlainDate } from '../values/plain-date.ts'
import type { TravelMode } from './modes.ts'
import { type Party, type PartyForm, partyFrom, toPartyForm } from './party.ts'

/** What the edit dialog holds; dates without their time of day (C-074). */
export interface TripEdit extends PartyForm {
  title: string
  destination: string
  description: string
  startDate: string
  endDate: string
  travelMode: TravelMode
}

interface Editable extends Party {
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
  ...toPartyForm(trip),
})

type SentFields = Partial<Omit<TripEdit, keyof PartyForm> & Party>

/** The fields that differ from the trip, as they are to be sent; empty when nothing was changed. */
export function changedTripFields(trip: Editable, edit: TripEdit): SentFields {
  const before = toTripEdit(trip)
  const changed = (Object.keys(before) as (keyof TripEdit)[]).filter(
    (field) => before[field].trim() !== edit[field].trim(),
  )
  const party: Party = partyFrom(edit)
  return Object.fromEntries(
    changed.map((field) => [field, field in party ? party[field as keyof Party] : edit[field].trim()]),
  )
}
