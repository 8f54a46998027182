import { paces, travelStyles } from '../../contract/src/ai/preferences.ts'
import { travelModes } from '../../contract/src/trips/modes.ts'
import { addDays, type PlainDate } from '../../contract/src/values/plain-date.ts'
import type { PlannedItem, TripFacts, Wishes } from '../../planner/src/assistant/trip-facts.ts'
import { usualWishes } from '../../planner/src/assistant/trip-facts.ts'
import { placeOfGuide, type GuideId } from '../../planner/src/guide/towns.ts'

export interface Trip {
  id: GuideId
  facts: TripFacts
  wishes: Wishes
  /** At the usual pace and without a limit: what a guide would be judged by. */
  isUsual: boolean
}

/** A Monday, a Thursday and two Saturdays: each season begins on another day of the week. */
const seasons: readonly PlainDate[] = ['2027-01-18', '2027-04-22', '2027-07-10', '2027-10-16']
/** Around days on which much is shut. */
const feasts: readonly PlainDate[] = ['2026-12-22', '2026-12-30', '2027-03-26', '2027-04-29', '2027-02-04']

const factsOf = (id: GuideId, startDate: PlainDate, days: number): TripFacts => {
  const { name, countryCode, lat, lng, zone } = placeOfGuide(id)
  return {
    destination: name,
    at: { latitude: lat, longitude: lng },
    countryCode,
    timeZone: zone,
    startDate,
    endDate: addDays(startDate, days),
    travelMode: 'leisure',
    adults: null,
    children: null,
    currency: 'USD',
    perDollar: 1,
    budget: null,
    items: [],
    weather: [],
    holidays: [],
    seed: 1,
  }
}

/** Three days and a week in each place, the season changing from one to the next. */
export const usualTrips = (ids: readonly GuideId[]): Trip[] =>
  ids.flatMap((id, at) =>
    [3, 7].map((days, n) => {
      const facts = factsOf(id, seasons[(at + n) % seasons.length] ?? seasons[0]!, days)
      return { id, facts, wishes: usualWishes(facts), isUsual: true }
    }),
  )

/** The same number gives the same trips. */
export function variedTrips(ids: readonly GuideId[], count: number, seed: number): Trip[] {
  const next = numbersFrom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  return Array.from({ length: count }, () => {
    const id = one(ids)
    const start = addDays(one([...seasons, ...feasts]), Math.floor(next() * 7))
    const days = 1 + Math.floor(next() * 10)
    const facts: TripFacts = {
      ...factsOf(id, start, days),
      travelMode: one(travelModes),
      budget: next() < 0.5 ? null : Math.round(50 + next() * 3000),
      items:
        next() < 0.5 ? [] : [ownItem(addDays(start, Math.floor(next() * days)), 8 + Math.floor(next() * 12))],
      seed: Math.floor(next() * 1000),
    }
    const wishes: Wishes = {
      ...usualWishes(facts),
      pace: one(paces),
      travelStyle: one(travelStyles),
      accessibility: next() < 0.2,
    }
    return { id, facts, wishes, isUsual: false }
  })
}

const ownItem = (date: PlainDate, hour: number): PlannedItem => ({
  id: 'own',
  title: 'Coffee with an old friend',
  type: 'activity',
  date,
  time: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${String(hour + 1).padStart(2, '0')}:30`,
  location: null,
  latitude: null,
  longitude: null,
  cost: null,
})

/** Mulberry32: small, and good enough to choose trips. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
