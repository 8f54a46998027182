import { whereFields } from '@sojourn/contract/legs/trip-at'
import type { TripRole } from '@sojourn/contract/members/permissions'
import type { TripFace } from '@sojourn/contract/trips/face'
import type { Trip, TripRow } from '@sojourn/contract/trips/schema'
import { effectiveStatus } from '@sojourn/contract/trips/status'
import { fromMinor } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

/** What a trip's answer is made of. */
export const tripColumns = [
  'trips.id',
  'title',
  'description',
  'startDate',
  'endDate',
  'travelMode',
  'adults',
  'children',
  'childAges',
  'budgetMinor',
  'currency',
  'status',
  ...whereFields,
  'route',
  'rev',
  'createdAt',
  'updatedAt',
] as const

/** What its postcard is made of. */
export const faceColumns = [
  'trips.id',
  'title',
  'destination',
  'startDate',
  'endDate',
  'travelMode',
  'latitude',
  'longitude',
  'countryCode',
  'placeName',
  'elevationM',
  'coastal',
] as const

const atMidnight = (date: PlainDate): string => `${date}T00:00:00.000Z`

type Columns = Omit<TripRow, 'ownerId' | 'clientId' | 'bytes' | 'shareToken' | 'deletedAt'>

/** A trip as the change log keeps it: the same for whoever reads it. */
export type LoggedTrip = Omit<Trip, 'role'>

export function toLogged(row: Columns): LoggedTrip {
  return {
    id: row.id,
    title: row.title,
    destination: row.destination,
    description: row.description,
    startDate: atMidnight(row.startDate),
    endDate: atMidnight(row.endDate),
    travelMode: row.travelMode,
    adults: row.adults,
    children: row.children,
    childAges: row.childAges,
    budget: row.budgetMinor === null ? null : fromMinor(row.budgetMinor, row.currency),
    currency: row.currency,
    status: row.status,
    latitude: row.latitude,
    longitude: row.longitude,
    countryCode: row.countryCode,
    timeZone: row.timeZone,
    placeName: row.placeName,
    elevationM: row.elevationM,
    coastal: row.coastal,
    route: row.route,
    rev: row.rev,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** The status depends on the reader's day, what they may do on their role. Laid onto the trip itself: a copy costs as much as its making. */
export const tripAsSeen = (trip: LoggedTrip, role: TripRole, today: PlainDate): Trip =>
  Object.assign(trip, { status: effectiveStatus(trip, today), role })

export const toTrip = (row: Columns, role: TripRole, today: PlainDate): Trip =>
  tripAsSeen(toLogged(row), role, today)

export const toFace = (row: TripFace): TripFace => ({
  ...row,
  startDate: atMidnight(row.startDate),
  endDate: atMidnight(row.endDate),
})
