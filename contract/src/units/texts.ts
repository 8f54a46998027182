import { minuteOf } from '../values/clock-time.ts'
import { toCelsius, toFahrenheit } from '../weather/units.ts'
import type { Clock, TemperatureUnit, Units } from './units.ts'

/** Whole degrees, in the unit of the person, of a figure in either unit. */
export const degreesIn = (to: TemperatureUnit, value: number, from: TemperatureUnit): number =>
  // Never "-0".
  Math.round(to === from ? value : to === 'C' ? toCelsius(value) : toFahrenheit(value)) + 0

/** '14:30' or '2:30 PM' for 14:30; what is no time stays as it is. */
export function timeText(time: string, clock: Clock): string {
  const minute = minuteOf(time)
  if (clock === '24' || minute === null) return time
  const hour = Math.floor(minute / 60)
  const minutes = String(minute % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** '09:00 – 10:30', '9:00 – 10:30 AM', '11:30 AM – 1:00 PM'. */
export function timeSpanText(start: string, end: string, clock: Clock): string {
  const [from, to] = [timeText(start, clock), timeText(end, clock)]
  const half = from.slice(-3)
  const isSameHalf = / [AP]M$/.test(half) && to.endsWith(half)
  return `${isSameHalf ? from.slice(0, -3) : from} – ${to}`
}

const mphInKmh = 1.609344

/** '17 mph' or '27 km/h' of miles an hour. */
export const windText = (mph: number, { windUnit }: Pick<Units, 'windUnit'>): string =>
  `${windUnit === 'mph' ? mph : Math.round(mph * mphInKmh)} ${windUnit}`

const degrees = /(?:(-?\d+)( (?:to|and) ))?(-?\d+) °([CF])/g
const clockTimes = /(?<![\d:])(?:[01]\d|2[0-3]):[0-5]\d(?![\d:])/g

/**
 * A sentence that the product wrote and stored, in the units of whoever reads it: degrees and times. Never for what
 * people wrote.
 */
export const writtenIn = (text: string, { temperatureUnit, clock }: Units): string =>
  text
    .replaceAll(
      degrees,
      (_all, low: string | undefined, joined: string, high: string, from: TemperatureUnit) => {
        const figure = (value: string) => degreesIn(temperatureUnit, Number(value), from)
        return `${low === undefined ? '' : `${figure(low)}${joined}`}${figure(high)} °${temperatureUnit}`
      },
    )
    .replaceAll(clockTimes, (time) => timeText(time, clock))
