import { toFahrenheit } from './units.ts'

/** Minutes of the day between which one is out. */
export interface HoursOut {
  from: number
  to: number
}

interface DayRange {
  low: number
  high: number
}

/** When nothing earlier or later is planned. */
export const usualHoursOut: HoursOut = { from: 9 * 60, to: 22 * 60 }

const coldestAt = 6 * 60
const warmestAt = 15 * 60
const wholeDay = 24 * 60

/** 0 at the beginning, 1 at the end, slow at both. */
const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2

/** About how warm it is at a minute of the day: coldest at six, warmest at three in the afternoon. */
function degreesAt({ low, high }: DayRange, minute: number): number {
  const since = (minute - coldestAt + wholeDay) % wholeDay
  const rise = warmestAt - coldestAt
  const warm = since <= rise ? eased(since / rise) : 1 - eased((since - rise) / (wholeDay - rise))
  return low + (high - low) * warm
}

/** The coldest it gets while one is out, in the unit of the day. */
export function coldestOut(day: DayRange, { from, to }: HoursOut = usualHoursOut): number {
  if (from <= coldestAt || to >= coldestAt + wholeDay) return day.low
  return Math.min(degreesAt(day, from), degreesAt(day, to))
}

const freezingF = 32

/** What falls on a day of these degrees Fahrenheit. */
export const fallingWord = ({ low, high }: DayRange): 'rain' | 'rain or snow' | 'snow' =>
  high <= freezingF ? 'snow' : low <= freezingF ? 'rain or snow' : 'rain'

/** The same in degrees Celsius. */
export const fallingWordC = ({ lowC, highC }: { lowC: number; highC: number }) =>
  fallingWord({ low: toFahrenheit(lowC), high: toFahrenheit(highC) })

export const isSnowDay = (day: DayRange): boolean => fallingWord(day) === 'snow'
