import type { z } from 'zod'
import { trip } from './schema.ts'

/** A trip as its postcard shows it, for whoever is not on it yet. */
export const tripFace = trip.pick({
  id: true,
  title: true,
  destination: true,
  startDate: true,
  endDate: true,
  travelMode: true,
  latitude: true,
  longitude: true,
  countryCode: true,
  placeName: true,
  elevationM: true,
  coastal: true,
})
export type TripFace = z.output<typeof tripFace>
