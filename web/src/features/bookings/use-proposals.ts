import {
  airlineOf,
  arrivalDate,
  backFrom,
  type FlightEnd,
  proposedDays,
  type WayBack,
  wayBack,
  zoneOfDay,
} from '@sojourn/contract/bookings/proposals'
import { isRide } from '@sojourn/contract/bookings/kinds'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { type BookingDraft, bookingFieldsOf, connectionOf } from './booking-draft.ts'

const endFields = (end: 'from' | 'to', { place, code, zone, latitude, longitude }: FlightEnd) => ({
  [`${end}Place`]: place ?? '',
  [`${end}Code`]: code ?? '',
  [`${end}Zone`]: zone ?? '',
  [`${end}Latitude`]: latitude,
  [`${end}Longitude`]: longitude,
})

/** What a press on the way back types into the fields. */
export const wayBackFields = ({ date, from, to, like }: WayBack): Partial<BookingDraft> => ({
  fromDate: date,
  ...(from && endFields('from', from)),
  ...endFields('to', to),
  reference: like.reference ?? '',
  provider: like.provider ?? '',
  travellers: like.travellers,
  private: like.private,
})

/** What a new booking starts with, by what the trip has already. */
export function useProposals(trip: Trip) {
  const { data: bookings } = useQuery(collectionQuery(trip.id, 'bookings'))
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  const known = { trip, legs: legs ?? [], bookings: bookings ?? [] }
  const usual = trip.timeZone ?? 'UTC'

  /** Days follow the kind, clocks the days, the arrival its times, and the airline its letters. */
  function propose(blank: BookingDraft, typed: Partial<BookingDraft>): Partial<BookingDraft> {
    const kind = typed.kind ?? blank.kind
    const days = proposedDays(kind, known)
    if (kind !== 'flight') {
      const zones = zoneOfDay(known, typed.fromDate ?? days.fromDate)
      Object.assign(days, { fromZone: zones.from ?? '', toZone: (isRide({ kind }) && zones.to) || '' })
    }
    if (!isRide({ kind })) return days
    const arrives = arrivalDate(bookingFieldsOf({ ...blank, ...days, ...typed }, ''), usual)
    const provider = kind === 'flight' ? airlineOf(typed.number, known.bookings) : ''
    return { ...days, toDate: arrives ?? '', provider }
  }

  /** The flight that goes on from there; on the way home to where one came from. */
  function connection(draft: BookingDraft): Partial<BookingDraft> {
    const to = backFrom(draft.toCode, draft.fromCode, known.bookings, usual)
    return { ...connectionOf(draft), ...(to && endFields('to', to)) }
  }

  return { propose, connection, wayBack: wayBack(known) }
}
