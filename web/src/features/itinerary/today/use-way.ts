import {
  type Departure,
  departureFor,
  urgency,
  type Way,
  waysBetween,
} from '@sojourn/contract/itinerary/next-stop'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { isSamePlace } from '@sojourn/contract/map/distance-text'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { pointOf } from '@sojourn/contract/values/point'
import { useState } from 'react'

export interface WayToStop {
  ways: readonly Way[]
  way: Way
  /** Null for a stop without a time. */
  departure: Departure | null
  tone: ReturnType<typeof urgency>
  choose: (profile: RouteProfile) => void
}

/** How to get to the next stop and when to leave; null where a place is not known or there is no way to go. */
export function useWayTo(item: ItineraryItem, from: ItineraryItem | null, now: LocalTime): WayToStop | null {
  const [profile, choose] = useState<RouteProfile | null>(null)
  const [start, end] = [from && pointOf(from), pointOf(item)]
  const ways = start && end ? waysBetween(start, end).filter(({ distanceM }) => !isSamePlace(distanceM)) : []
  const way = ways.find((one) => one.profile === profile) ?? ways[0]
  if (!way) return null
  const departure = departureFor(item, way.durationS, now)
  return { ways, way, departure, tone: departure ? urgency(departure) : 'calm', choose }
}
