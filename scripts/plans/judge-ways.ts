import type { Spot } from './guide-page.ts'
import type { JudgedTrip, Ride } from './judged-trip.ts'
import type { JudgedDay, Stop } from './stops.ts'
import { kmApart, leastMinutes, saidMinutes } from './ways.ts'

/** The middle of a large park and its gate are not the same spot. */
const graceMinutes = 5

/** Ways that nobody could make: between two stops, from the hotel, from a landing or to a take-off. */
export function wayFaults(day: JudgedDay, trip: JudgedTrip): string[] {
  const { date, stops } = day
  const faults = stops.flatMap((stop, at) => {
    const before = stops[at - 1]
    const from = before ?? trip.hotel
    if (!from) return []
    const least = leastWay(before, stop, from, trip) - graceMinutes
    const way = `${kmApart(from, stop).toFixed(1)} km from ${before?.name ?? 'the hotel'} to ${stop.name}`
    return [
      ...(before && stop.from - before.until < least
        ? [`${way} in ${stop.from - before.until} minutes on ${date}`]
        : []),
      ...((said(stop.way) ?? Infinity) < least ? [`${way} are “${stop.way}” on ${date}`] : []),
    ]
  })
  return [
    ...faults,
    ...trip.rides.filter((ride) => ride.date === date).flatMap((ride) => onTheRide(ride, day, trip)),
  ]
}

const said = (way: string): number | null => (way === 'Right there' ? 0 : saidMinutes(way))

/** Stops of one day out lie so near each other that one does not go home between them. */
const oneRegionKm = 15
/** Not every day out begins in the centre. */
const nearerHalf = 0.6

/** A train may be quicker than any road: the guide says how long it takes from the town. */
function leastWay(before: Stop | undefined, stop: Stop, from: Spot, { country }: JudgedTrip): number {
  const km = kmApart(from, stop)
  const byRoad = leastMinutes(km, country)
  const byGuide = stop.place?.wayMinutes ?? before?.place?.wayMinutes
  if (byGuide === undefined || byGuide === null || km < oneRegionKm)
    return Math.min(byRoad, byGuide ?? byRoad)
  return Math.max(nearerHalf * byGuide, Math.min(byRoad, byGuide))
}

const beforeLeaving = { flight: 120, train: 30 }
/** Where nobody knows the airport: none is nearer. */
const leastWayOut = { flight: 15, train: 5 }

function onTheRide(ride: Ride, { date, stops }: JudgedDay, { country }: JudgedTrip): string[] {
  const { kind, direction, at, leaves, lands } = ride
  const way = (stop: Stop): number =>
    (at ? leastMinutes(kmApart(at, stop), country) : leastWayOut[kind]) - graceMinutes
  const off = leaves - beforeLeaving[kind]
  const isWrong: Record<Ride['direction'], (stop: Stop) => boolean> = {
    there: (stop) => stop.from < lands + way(stop),
    away: (stop) => stop.until + way(stop) > off,
    between: (stop) => stop.from < lands + way(stop) && off < stop.until + way(stop),
  }
  return stops
    .filter(isWrong[direction])
    .map(({ name, from, until }) => `${name} from ${from} to ${until} on ${date}: ${words(ride)}`)
}

const words = ({ kind, direction, leaves, lands }: Ride): string =>
  ({
    there: `the ${kind} arrives at ${lands}`,
    away: `the ${kind} leaves at ${leaves}`,
    between: `the traveller is elsewhere by ${kind} from ${leaves} to ${lands}`,
  })[direction]
