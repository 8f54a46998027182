import type { PlainDate } from '../values/plain-date.ts'
import { type LegDates, placeOfDay, type Somewhere } from './place-of-day.ts'

/** What a trip and a place both say of where they are. */
export const whereFields = [
  'destination',
  'latitude',
  'longitude',
  'countryCode',
  'timeZone',
  'placeName',
  'elevationM',
  'coastal',
] as const

interface Where extends Somewhere {
  readonly placeName: string | null
  readonly elevationM: number | null
  readonly coastal: boolean | null
}

export const whereOf = <W extends Where>(place: W): Pick<W, (typeof whereFields)[number]> =>
  Object.fromEntries(whereFields.map((field) => [field, place[field]])) as Pick<
    W,
    (typeof whereFields)[number]
  >

/** The trip as if it went to that place alone: for whatever asks a trip where it goes. */
export const tripAt = <T extends Where>(trip: T, place: Where): T =>
  place === trip ? trip : { ...trip, ...whereOf(place) }

/** The same of where one is on that day. */
export const tripOn = <T extends Where>(trip: T, legs: readonly (Where & LegDates)[], date: PlainDate): T =>
  tripAt(trip, placeOfDay(trip, legs, date).place)
