import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import { journeyLegs, placeOfDay } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { ListedStop } from '../map-stop.ts'

export interface HeadedPlace {
  kind: 'place'
  key: string
  /** Null on the way. */
  leg: TripLeg | null
  ink: InkName | undefined
  count: number
}

type MapListRow = HeadedPlace | { kind: 'stop'; key: string; stop: ListedStop; nth: number }

/** The stops in their order, on a trip with several places under the place each belongs to. */
export function stopRows(trip: Trip, legs: readonly TripLeg[], stops: readonly ListedStop[]): MapListRow[] {
  const journey = journeyLegs(legs)
  const inks = inksOfLegs(journey)
  const rows: MapListRow[] = []
  let last: HeadedPlace | undefined
  for (const [nth, stop] of stops.entries()) {
    const { leg } = placeOfDay(trip, legs, stop.item.date)
    if (journey.length > 0 && last?.leg !== leg) {
      const ink: InkName | undefined = leg ? inks[journey.indexOf(leg)] : undefined
      last = { kind: 'place', key: `place ${leg?.id ?? stop.id}`, leg, ink, count: 0 }
      rows.push(last)
    }
    if (last) last.count++
    rows.push({ kind: 'stop', key: stop.id, stop, nth: nth + 1 })
  }
  return rows
}
