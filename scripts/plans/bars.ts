import type { DayPlan } from '../../contract/src/ai/plans.ts'
import type { Told } from '../../contract/src/words/tell-all.ts'
import { isShut } from './closing-days.ts'
import { doorsOn, isInMonth, type ListedPlace } from './guide-page.ts'
import { isFullDay, leftOpen, sightsOf } from './judge-fullness.ts'
import { isForThem, isOnTheWay, type JudgedTrip } from './judged-trip.ts'
import { isMeal, isUnnamedMeal, type JudgedDay, stopsOf } from './stops.ts'
import { kmApart, saidMinutes } from './ways.ts'

/** So many of so many. */
export interface Share {
  held: number
  of: number
}

export interface Judged {
  trip: JudgedTrip
  days: readonly Told<DayPlan>[]
  places: ReadonlyMap<string, ListedPlace>
}

const neighboursKm = 0.5
const longestWay = 60
/** A day with fewer stops is a day out or a day of rest. */
const fullDay = 3
/** Who stays so long over noon eats there. */
const longVisit = 180

export const plus = (a: Share, b: Share): Share => ({ held: a.held + b.held, of: a.of + b.of })
export const none: Share = { held: 0, of: 0 }
const shareOf = (list: readonly boolean[]): Share => ({ held: list.filter(Boolean).length, of: list.length })

/** Where nothing was counted nothing was held. */
export const isHeld = ({ held, of }: Share, least: number): boolean => of > 0 && held / of >= least

const judgedDays = ({ days, places }: Judged): JudgedDay[] =>
  days.map((day) => ({ date: day.date, stops: stopsOf(day, places) }))

/** What one would be ashamed to have missed, where its season and its doors allow these travellers a visit. */
export function iconsHeld({ trip, days, places }: Judged): Share {
  const shown = new Set(days.flatMap((day) => stopsOf(day, places).map(({ name }) => name)))
  const canBeSeen = (place: ListedPlace): boolean =>
    isForThem(trip, place) &&
    trip.dates.some((date) => {
      if (isOnTheWay(trip, date)) return false
      const longest = Math.max(0, ...(doorsOn(place, date) ?? [[0, 1440]]).map(([from, to]) => to - from))
      return isInMonth(place, date) && !isShut(place, date, trip.country) && longest >= place.minutes
    })
  const icons = [...places.values()].filter((place) => place.icon && canBeSeen(place))
  return shareOf(icons.map(({ name }) => shown.has(name)))
}

/** Of two sights close to each other both are on one day. */
export function neighboursTogether({ days, places }: Judged): Share {
  const sights = days.flatMap((day) =>
    stopsOf(day, places).flatMap(({ place }) =>
      place && place.kind !== 'food' && place.wayMinutes === null ? { place, date: day.date } : [],
    ),
  )
  const pairs = sights.flatMap((one, at) =>
    sights
      .slice(at + 1)
      .filter((other) => kmApart(one.place, other.place) <= neighboursKm)
      .map((other) => one.date === other.date),
  )
  return shareOf(pairs)
}

/** 'Back in 40 min, then 5 min on foot': the way home from a day out is no way inside the town. */
const inTownPart = (way: string): string => way.split(', then ').at(-1) ?? way

/** Ways inside the town that take an hour at most, by what the plan itself says. */
export const shortWays = ({ days, places }: Judged): Share =>
  shareOf(
    days.flatMap((day) =>
      day.activities
        .filter(({ title }) => places.get(title)?.wayMinutes === null)
        .map(({ travel }) => (saidMinutes(inTownPart(travel)) ?? 0) <= longestWay),
    ),
  )

/** Full days on which the traveller is told where to have lunch, and where dinner. */
export const mealsNamed = ({ days, places }: Judged): Share =>
  shareOf(
    days
      .map((day) => stopsOf(day, places))
      .filter((stops) => stops.length >= fullDay)
      .map((stops) => {
        // On a day out one has lunch there.
        const meals = stops.filter(
          ({ place, name, from, until }) =>
            place?.kind === 'food' ||
            place?.feeds ||
            /^(Lunch|Dinner)\b/.test(name) ||
            ((until - from >= longVisit || (place?.wayMinutes ?? 0) > 0) &&
              from <= 14 * 60 &&
              until >= 12.5 * 60),
        )
        return meals.some(({ from }) => from < 16 * 60) && meals.some(({ until }) => until > 18 * 60)
      }),
  )

/** Of the meals that stand in the plan, those at a table with a name. */
export const mealsAtTables = (judged: Judged): Share =>
  shareOf(
    judgedDays(judged)
      .flatMap(({ stops }) => stops.filter(isMeal))
      .map((stop) => !isUnnamedMeal(stop)),
  )

/** As the dialog promises them: '5-6 activities per day'. */
const promised = { relaxed: 3, moderate: 5, intensive: 7 }

/** Full days with as many stops as their pace promises, or with all that is open and fits. */
export function filledDays(judged: Judged): Share {
  const days = judgedDays(judged)
  const isOpen = leftOpen(judged.trip, days, judged.places)
  return shareOf(
    days
      .filter((day) => isFullDay(day, judged.trip))
      .map((day) => sightsOf(day).length >= promised[judged.trip.pace] || !isOpen(day)),
  )
}

/** Full days with as many stops as their pace promises. */
export const promisedStops = (judged: Judged): Share =>
  shareOf(
    judgedDays(judged)
      .filter((day) => isFullDay(day, judged.trip))
      .map((day) => sightsOf(day).length >= promised[judged.trip.pace]),
  )

/** Days whose title names something that is visited on them. */
export const titlesTelling = ({ days }: Judged): Share =>
  shareOf(
    days
      .filter(({ activities }) => activities.length > 0)
      .map(({ theme, activities }) =>
        activities.some(({ title, location }) => namedIn(theme, title, location)),
      ),
  )

const namedIn = (theme: string, ...names: string[]): boolean =>
  names.some((name) => name.split(', ').some((part) => part.length > 3 && theme.includes(part)))
