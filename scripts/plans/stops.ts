import type { DayPlan } from '../../contract/src/ai/plans.ts'
import type { Told } from '../../contract/src/words/tell-all.ts'
import type { ListedPlace, Spot } from './guide-page.ts'

/** A stop as the traveller reads it, with what the guide's page says of the place. */
export interface Stop extends Spot {
  name: string
  from: number
  until: number
  cost: number
  /** What the plan says of the way there. */
  way: string
  place: ListedPlace | undefined
}

export interface JudgedDay {
  date: string
  stops: readonly Stop[]
}

const minuteOf = (text: string): number => {
  const [hour = '0', minute = '0'] = text.split(':')
  return Number(hour) * 60 + Number(minute)
}
const nightEnds = 4 * 60

export const stopsOf = (day: Told<DayPlan>, places: ReadonlyMap<string, ListedPlace>): Stop[] =>
  day.activities.map(({ title, startTime, endTime, latitude, longitude, estimatedCost, travel }) => {
    const begins = minuteOf(startTime)
    const from = begins < nightEnds ? begins + 1440 : begins
    const end = minuteOf(endTime)
    return {
      name: title,
      from,
      until: end < from && end + 1440 - from < 720 ? end + 1440 : end,
      cost: estimatedCost,
      way: travel,
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
      place: places.get(title),
    }
  })

/** Where no table has a name: 'Lunch around Alfama'. */
export const isUnnamedMeal = ({ place, name }: Stop): boolean => !place && /^(Lunch|Dinner)\b/.test(name)
export const isMeal = (stop: Stop): boolean => stop.place?.kind === 'food' || isUnnamedMeal(stop)
export const isDayOut = ({ stops }: JudgedDay): boolean =>
  stops.some(({ place }) => place !== undefined && place.wayMinutes !== null)
