// Flights, trains and ships of the plan: which bring one there, which take one away, and what they leave of a day.
import { endMinute } from '@sojourn/contract/itinerary/item-end'
import { clockText, minutesOfDay } from '@sojourn/contract/values/clock-time'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import { estimatedMinutes } from '../solver/travel.ts'
import type { Located } from '../solver/types.ts'
import { simplified } from '../guide/simplified.ts'
import { absencesOf } from './absences.ts'
import { namedDirection, needs, type RideKind, ridesOf, spanOf, titleOf } from './rides.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'
import { metresApart } from './words.ts'

/** Between: one flies elsewhere for a while and comes back. */
export type Direction = 'arrival' | 'departure' | 'between'

export interface Journey {
  item: PlannedItem
  kind: RideKind
  direction: Direction
  /** Off and there, in minutes of its date; beyond midnight where it goes on over night. */
  start: number
  end: number
}

const comes = /\b(arrivals?|arrives?|arriving|lands?|landing|outbound)\b/
const goes = /\b(departures?|departs?|departing|returns?|home|back|leaves?|leaving)\b/

/** The journeys that have a time, in their order. */
export function journeysOf(facts: TripFacts): Journey[] {
  const absent = new Set(absencesOf(facts).flatMap(({ items }) => items))
  const timed = ridesOf(facts).filter(({ item }) => !absent.has(item))
  const all = timed.map(({ item }) => item)
  return timed.flatMap(({ item, kind, start }) => {
    const trains = timed.filter((one) => one.kind === 'train').map((one) => one.item)
    const direction = directionOf(item, start, facts, all, trains)
    // A train in the middle of a trip, there and back, goes to see something: it is a stop like others.
    if (kind !== 'flight' && (direction === 'between' || (kind === 'train' && isWithin(item, facts))))
      return []
    return [{ item, kind, direction, start, end: endOf(item, kind, start, direction, facts) }]
  })
}

/** By the names in its title, else by where in the trip it lies, else by its words. */
function directionOf(
  item: PlannedItem,
  start: number,
  facts: TripFacts,
  all: readonly PlannedItem[],
  trains: readonly PlannedItem[],
): Direction {
  const { startDate, endDate } = facts
  const named = namedDirection(item, facts)
  if (named) return named
  const lastPlanned = endDate > startDate ? addDays(endDate, -1) : endDate
  const atEdge = directionAtEdge(item, { startDate, endDate, lastPlanned }, all, trains)
  if (atEdge) return atEdge
  const said = saidDirection(titleOf(item))
  if (said) return said
  if (lastPlanned === startDate) return isFirstOf(item, start, all) ? 'arrival' : 'departure'
  return item.date === lastPlanned && all.at(-1) === item ? 'departure' : 'between'
}

/** On the first day one comes, on the last one goes. */
function directionAtEdge(
  item: PlannedItem,
  { startDate, endDate, lastPlanned }: Record<'startDate' | 'endDate' | 'lastPlanned', PlainDate>,
  all: readonly PlannedItem[],
  trains: readonly PlannedItem[],
): Direction | null {
  if (item.date <= startDate && lastPlanned > startDate)
    return isMainOn(item, all, trains, 'first') ? 'arrival' : 'between'
  if (item.date >= endDate && endDate > startDate)
    return isMainOn(item, all, trains, 'last') ? 'departure' : 'between'
  return null
}

const isWithin = ({ date }: PlannedItem, { startDate, endDate }: TripFacts): boolean =>
  date > startDate && date < addDays(endDate, -1)

/** Where a flight brings one, a train of that day is for pleasure; of several trains one brings or takes one. */
function isMainOn(
  item: PlannedItem,
  all: readonly PlannedItem[],
  trains: readonly PlannedItem[],
  which: 'first' | 'last',
): boolean {
  if (!trains.includes(item)) return true
  const ofDay = all.filter(({ date }) => date === item.date)
  return ofDay.every((one) => trains.includes(one)) && ofDay.at(which === 'first' ? 0 : -1) === item
}

function saidDirection(title: string): Direction | null {
  if (goes.test(title)) return 'departure'
  return comes.test(title) ? 'arrival' : null
}

const noon = 13 * 60
const isFirstOf = (item: PlannedItem, start: number, all: readonly PlannedItem[]): boolean =>
  all.length > 1 ? all.at(-1) !== item : start < noon

const sameRegionM = 80_000

const spotOf = ({ latitude, longitude }: PlannedItem): Located | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Its place, where that is in the region one travels to: an airport at home is no place one comes from within the day. */
export function spotNear(item: PlannedItem, centre: Located | null): Located | null {
  const spot = spotOf(item)
  return spot && centre && metresApart(spot, centre) <= sameRegionM ? spot : null
}

function endOf(
  item: PlannedItem,
  kind: RideKind,
  start: number,
  direction: Direction,
  facts: TripFacts,
): number {
  const end = endMinute(item)
  if (end !== null) return end
  const isLanding = comes.test(simplified(item.title)) || spotNear(item, facts.at) !== null
  return direction === 'arrival' && isLanding ? start : start + needs[kind].ride
}

const stepMinutes = 5

export interface DayBounds {
  /** When one is in town, and when one has to set off. */
  from: number | null
  to: number | null
  /** What says so, in a sentence each. */
  notes: Meaning[]
}

const ofDay = meaningsOf('ai-days')
const leavesWords = { flight: 'flightLeaves', train: 'trainLeaves', transfer: 'transferLeaves' } as const

export function dayBounds(date: PlainDate, journeys: readonly Journey[], base: Located): DayBounds {
  const on = journeys.filter(({ item }) => item.date === date)
  const [there] = on
    .filter(({ direction }) => direction === 'arrival')
    .map((journey) => ({ journey, at: inTownAt(journey, base) }))
    .toSorted((a, b) => b.at - a.at)
  const [away] = on
    .filter(({ direction }) => direction === 'departure')
    .map((journey) => ({ journey, at: setOffAt(journey, base) }))
    .toSorted((a, b) => a.at - b.at)
  const notes: Meaning[] = []
  if (there)
    notes.push(
      there.at >= minutesOfDay
        ? ofDay('arriveLate')
        : ofDay('arrive', {
            time: { time: clockText(there.journey.end) },
            begins: { time: clockText(there.at) },
          }),
    )
  if (away) {
    const { kind, start } = away.journey
    const times = { time: { time: clockText(start) }, by: { time: clockText(away.at) } }
    notes.push(ofDay(leavesWords[kind], times))
  }
  return { from: there?.at ?? null, to: away?.at ?? null, notes }
}

/** The way between a base and where one lands or leaves. */
function wayOf({ item, kind }: Journey, base: Located): number {
  const spot = kind === 'transfer' ? null : spotNear(item, base)
  return spot ? estimatedMinutes(spot, base) : needs[kind].way
}

const inTownAt = (journey: Journey, base: Located): number =>
  Math.min(
    minutesOfDay,
    Math.ceil((journey.end + needs[journey.kind].after + wayOf(journey, base)) / stepMinutes) * stepMinutes,
  )

const setOffAt = (journey: Journey, base: Located): number =>
  Math.max(
    0,
    Math.floor((journey.start - needs[journey.kind].before - wayOf(journey, base)) / stepMinutes) *
      stepMinutes,
  )

/** The trip's last date, which is no planned day, where it is known how one leaves. */
export function leavesOn(facts: TripFacts): PlainDate | null {
  const { startDate, endDate } = facts
  const isKnown = journeysOf(facts).some(
    ({ item, direction }) => direction === 'departure' && item.date === endDate,
  )
  return isKnown && endDate > startDate ? endDate : null
}

/** One flies elsewhere for a while: as long as that takes with all there is to it. */
export const betweenSpan = (journey: Journey): { start: number; end: number } => spanOf(journey, journey)
