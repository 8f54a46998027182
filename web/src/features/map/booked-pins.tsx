import { lengthOf, nightsBooked } from '@sojourn/contract/bookings/booking-ends'
import { timesOfBooking } from '@sojourn/contract/bookings/booking-text'
import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import { type BookingKind, hasTwoEnds } from '@sojourn/contract/bookings/kinds'
import { lengthText } from '@sojourn/contract/bookings/length-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsPaymentsWords } from '@sojourn/contract/bookings/words-payments'
import { greatCircle } from '@sojourn/contract/map/great-circle'
import { distanceKm } from '@sojourn/contract/places/distance'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Figures } from '@sojourn/contract/units/figures'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useZoneOn } from '../../queries/where.ts'
import { useFigures } from '../../session/units.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { BookedMark } from '../../trip-parts/booked-mark.tsx'

/** What is booked as the map knows it: a square, and a line where it leads from one place to another. */
export interface BookedPin {
  id: string
  kind: BookingKind
  title: string
  /** 'LH 431' beside the line. */
  label: string | null
  /** What its card says below the title. */
  facts: readonly string[]
  at: Point
  line: readonly Point[]
  /** Filled by the page. */
  face: HTMLElement
}

/** More squares than this are no help on a map, and slow. */
const mostPins = 150

const isOn = (booking: Booking, day: PlainDate): boolean =>
  booking.fromDate === day ||
  booking.toDate === day ||
  (booking.kind === 'stay' && nightsBooked(booking).includes(day))

function pinOf(booking: Booking, usual: string, figures: Figures): BookedPin[] {
  const { id, kind, title, number } = booking
  const [from, to] = [pointOfEnd(booking, 'from'), hasTwoEnds(kind) ? pointOfEnd(booking, 'to') : null]
  const line = lineOf(kind, from, to)
  const at = middleOf(line) ?? from ?? to
  if (!at) return []
  const [first, last] = [line[0], line.at(-1)]
  const km = first && last ? distanceKm(first, last) : null
  const face = document.createElement('span')
  return [{ id, kind, title, label: number, facts: factsOf(booking, usual, km, figures), at, line, face }]
}

/** Flights go round the globe, everything else is drawn straight. A room is in one place. */
function lineOf(kind: BookingKind, from: Point | null, to: Point | null): readonly Point[] {
  if (!from || !to || kind === 'stay') return []
  return kind === 'flight' ? greatCircle(from, to) : [from, to]
}

function factsOf(booking: Booking, usual: string, km: number | null, { time, distance }: Figures): string[] {
  const { kind, fromDate, payment } = booking
  const length = kind === 'stay' ? null : lengthOf(booking, usual)
  const more = [
    length !== null && lengthText(length),
    km !== null && distance(km * 1000),
    payment !== 'open' && bookingsPaymentsWords[payment],
  ]
  return [
    `${shortDay(fromDate)} · ${timesOfBooking(booking, time)}`,
    more.filter(Boolean).join(' · '),
  ].filter(Boolean)
}

function middleOf(line: readonly Point[]): Point | null {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return null
  return line.length > 2
    ? (line[Math.floor(line.length / 2)] ?? null)
    : { lat: (first.lat + last.lat) / 2, lng: (first.lng + last.lng) / 2 }
}

const noBookings: readonly Booking[] = []

/** Bookings with a place, of the chosen day or all; what is cancelled is nowhere. */
export function useBookedPins(trip: Trip, day: PlainDate | null): readonly BookedPin[] {
  const { data } = useQuery(collectionQuery(trip.id, 'bookings'))
  const figures = useFigures()
  const zoneOn = useZoneOn(trip)
  return useMemo(
    () =>
      (data ?? noBookings)
        .filter((booking) => booking.status !== 'cancelled' && (day === null || isOn(booking, day)))
        .flatMap((booking) => pinOf(booking, zoneOn(booking.fromDate), figures))
        .slice(0, mostPins),
    [data, day, zoneOn, figures],
  )
}

/** The squares, drawn into what the map placed. */
export const BookedFaces = ({ pins }: { pins: readonly BookedPin[] }) =>
  pins.map(({ id, kind, face }) => createPortal(<BookedMark kind={kind} />, face, id))
