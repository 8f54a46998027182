import { type Point, pointOf } from '../values/point.ts'

interface Placed {
  readonly fromLatitude: number | null
  readonly fromLongitude: number | null
  readonly toLatitude: number | null
  readonly toLongitude: number | null
}

/** So far away an airport still serves a place. */
export const airportServesKm = 150

/** Where an end of a booking is; null where nobody placed it. */
export const pointOfEnd = (booking: Placed, end: 'from' | 'to'): Point | null =>
  pointOf(
    end === 'from'
      ? { latitude: booking.fromLatitude, longitude: booking.fromLongitude }
      : { latitude: booking.toLatitude, longitude: booking.toLongitude },
  )
