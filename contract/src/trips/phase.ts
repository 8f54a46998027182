import { daysBetween, type PlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { tripsWords } from './words.ts'

interface TripDates {
  startDate: string
  endDate: string
}

export type Phase =
  | { kind: 'before' | 'after' }
  /** `day` counts from 1 to `days`. */
  | { kind: 'running'; day: number; days: number; isLast: boolean }

/** Where a trip stands on a day. */
export function phaseOf(trip: TripDates, today: PlainDate): Phase {
  const [start, end] = [trip.startDate.slice(0, 10), trip.endDate.slice(0, 10)]
  if (today < start) return { kind: 'before' }
  if (today > end) return { kind: 'after' }
  const [day, days] = [daysBetween(start, today) + 1, daysBetween(start, end) + 1]
  return { kind: 'running', day, days, isLast: day === days }
}

/** 'Day 5 of 8', and at its end 'Last day'. */
export const phaseText = ({ day, days, isLast }: Extract<Phase, { kind: 'running' }>): string =>
  isLast ? tripsWords.lastDay : say(tripsWords.dayOf, { day, days })
