import { onFootKm, wayOut } from '../guide/guide-around.ts'
import { estimatedMinutes, type Roads } from '../solver/travel.ts'
import type { Located } from '../solver/types.ts'
import type { KnownPlace } from './known-places.ts'
import { stepMinutes } from './trip-days.ts'
import { metresApart } from './words.ts'

const sameTownM = 5000
const keyOf = ({ latitude, longitude }: Located): string => `${latitude},${longitude}`

/**
 * As the crow flies says little of a day trip: the way there takes what the guide says, and everything else is reached
 * by way of where one stays. In steps of five minutes, so that the plan's times are as round as its openings and visits.
 */
export function travelBy(
  places: readonly KnownPlace[],
  base: Located,
  roads: Roads,
): (from: Located, to: Located) => number {
  const all = places.flatMap((place) => place.parts?.map((part) => part.place) ?? [place])
  const ways = new Map(all.flatMap((place) => (place.way ? [[keyOf(place), place.way.minutes]] : [])))
  const elsewhere = new Set(all.filter(({ town }) => town !== undefined).map(keyOf))
  const fromBase = (spot: Located): number => ways.get(keyOf(spot)) ?? estimatedMinutes(base, spot, roads)
  return (from, to) => {
    const isFarOut = ways.has(keyOf(from)) || ways.has(keyOf(to))
    const isOneTown = !isFarOut || metresApart(from, to) < sameTownM
    const km = metresApart(from, to) / 1000
    const isAcross = km > onFootKm && elsewhere.has(keyOf(from)) !== elsewhere.has(keyOf(to))
    const inTown = isAcross ? wayOut(km).minutes : estimatedMinutes(from, to, roads)
    const minutes = isOneTown ? inTown : fromBase(from) + fromBase(to)
    return Math.ceil(minutes / stepMinutes) * stepMinutes
  }
}
