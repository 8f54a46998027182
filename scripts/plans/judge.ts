// Holds a plan as a traveller reads it against the guide's own page: no rule, number or reading is the planner's.
import type { DayPlan } from '../../contract/src/ai/plans.ts'
import type { Told } from '../../contract/src/words/tell-all.ts'
import { isShut } from './closing-days.ts'
import { doorsOn, isInMonth, type ListedPlace } from './guide-page.ts'
import { companyFaults } from './judge-company.ts'
import { emptyDays, tooMany } from './judge-fullness.ts'
import { outingFaults } from './judge-outings.ts'
import { wayFaults } from './judge-ways.ts'
import type { JudgedTrip } from './judged-trip.ts'
import { isMeal, type JudgedDay, type Stop, stopsOf } from './stops.ts'

/** What is wrong with a plan, each as a sentence. */
export function faultsOf(
  trip: JudgedTrip,
  plans: readonly Told<DayPlan>[],
  places: ReadonlyMap<string, ListedPlace>,
): string[] {
  const days = plans.map((day): JudgedDay => ({ date: day.date, stops: stopsOf(day, places) }))
  const stops = days.flatMap((day) => day.stops)
  return [
    ...datesOff(trip, plans),
    ...days.flatMap((day) => [
      ...day.stops.flatMap((stop) => wrongVisit(stop, day.date, trip)),
      ...overlaps(day),
      ...inTheWay(day, trip),
      ...tooMany(day, trip),
      ...wayFaults(day, trip),
    ]),
    ...twice(stops),
    ...companyFaults(trip, stops),
    ...outingFaults(trip, days, places),
    ...emptyDays(trip, days, places),
  ]
}

function datesOff({ dates }: JudgedTrip, days: readonly Told<DayPlan>[]): string[] {
  const planned = days.map(({ date }) => date)
  return planned.join() === dates.join() ? [] : [`has ${planned.join(' ')} for ${dates.join(' ')}`]
}

function wrongVisit({ name, from, until, place }: Stop, date: string, trip: JudgedTrip): string[] {
  const faults: string[] = []
  if (until <= from) faults.push(`${name} ends before it begins on ${date}`)
  if (!place) return faults
  const doors = doorsOn(place, date)
  if (doors && !doors.some(([open, shut]) => open <= from && until <= shut))
    faults.push(`${name} from ${from} to ${until} on ${date}: open ${JSON.stringify(doors)}`)
  if (isShut(place, date, trip.country)) faults.push(`${name} is shut on ${date}`)
  if (!isInMonth(place, date)) faults.push(`${name} is out of season on ${date}`)
  if (trip.needsWheelchair && !place.isAccessible) faults.push(`no wheelchair gets into ${name}`)
  return faults
}

const overlaps = ({ date, stops }: JudgedDay): string[] =>
  stops.slice(1).flatMap((stop, at) => {
    const before = stops[at]
    return before && stop.from < before.until ? [`${stop.name} overlaps ${before.name} on ${date}`] : []
  })

const inTheWay = ({ date, stops }: JudgedDay, { own }: JudgedTrip): string[] =>
  own
    .filter((one) => one.date === date)
    .flatMap((one) =>
      stops
        .filter(({ from, until }) => from < one.until && one.from < until)
        .map(({ name }) => `${name} overlaps the traveller's ${one.name} on ${date}`),
    )

function twice(stops: readonly Stop[]): string[] {
  const sights = stops.filter((stop) => !isMeal(stop)).map(({ name }) => name)
  return sights.filter((name, at) => sights.indexOf(name) !== at).map((name) => `${name} comes twice`)
}
