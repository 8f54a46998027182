// Flights, trains and transfers of the plan that have a time, and what each takes beside the ride.
import { minuteOf, minutesOfDay } from '@sojourn/contract/values/clock-time'
import { simplified } from '../guide/simplified.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

export type RideKind = 'flight' | 'train' | 'transfer'

export interface Ride {
  item: PlannedItem
  kind: RideKind
  start: number
}

/** What it takes beside the ride: `before` at the airport or station, `after` for bags and passports. */
export const needs: Record<RideKind, { ride: number; before: number; after: number; way: number }> = {
  flight: { ride: 180, before: 120, after: 30, way: 60 },
  train: { ride: 60, before: 30, after: 0, way: 20 },
  transfer: { ride: 60, before: 0, after: 0, way: 0 },
}

const isTransport = ({ type }: PlannedItem): boolean => type === 'transport' || type === 'transportation'
const inTown =
  /\b(metro|subway|underground|tram|taxi|cab|uber|transfer|shuttle|bikes?|bicycles?|scooters?|rental|car|parking|walk|pass|card|funicular|cable)\b/
const stop = /\b(airport|station|terminal|port)\b/
function kindOf(item: PlannedItem): RideKind | null {
  if (item.type === 'flight') return 'flight'
  if (!isTransport(item)) return null
  const title = simplified(item.title)
  if (!inTown.test(title)) return 'train'
  return stop.test(title) ? 'transfer' : null
}

/** In their order. */
export const ridesOf = ({ items }: Pick<TripFacts, 'items'>): Ride[] =>
  items
    .flatMap((item) => {
      const [kind, start] = [kindOf(item), minuteOf(item.time)]
      return kind === null || start === null ? [] : [{ item, kind, start }]
    })
    .toSorted((a, b) =>
      a.item.date === b.item.date ? a.start - b.start : a.item.date < b.item.date ? -1 : 1,
    )

/** As words are compared: whatever stands for the way from one to the other is 'to'. */
const withTo = (text: string): string => simplified(text.replaceAll(/\s*(?:→|->|>|–|—|-)\s*/g, ' to '))

export const titleOf = ({ title }: PlannedItem): string => withTo(title)

/** The town's name may hold a dash itself, written or not. */
function namesOf({ destination }: Pick<TripFacts, 'destination'>): string[] {
  const [name = ''] = destination.split(',')
  return [simplified(name).trim(), withTo(name).trim()]
}

/** Whether its title says that it brings one to the destination, or away from it; not where it says both. */
export function namedDirection(
  item: PlannedItem,
  facts: Pick<TripFacts, 'destination'>,
): 'arrival' | 'departure' | null {
  const [title, names] = [titleOf(item), namesOf(facts)]
  const says = (words: (town: string) => string[]): boolean =>
    names.some((town) => words(town).some((text) => title.includes(text)))
  const comes = says((town) => [` to ${town} `, ` into ${town} `])
  const goes = says((town) => [` ${town} to `, ` from ${town} `])
  if (comes === goes) return null
  return comes ? 'arrival' : 'departure'
}

/** From when to when one is away, with all there is to a ride there and one back. */
export const spanOf = (
  out: { kind: RideKind; start: number },
  back: { kind: RideKind; end: number },
): { start: number; end: number } => ({
  start: Math.max(0, out.start - needs[out.kind].before - needs[out.kind].way),
  end: Math.min(minutesOfDay, back.end + needs[back.kind].after + needs[back.kind].way),
})
