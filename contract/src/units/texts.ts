import { minuteOf, minutesOfDay } from '../values/clock-time.ts'
import { plainSpaces } from '../values/date-text.ts'
import { dateFormat, numberFormat } from '../values/intl.ts'
import { toCelsius, toFahrenheit } from '../weather/units.ts'
import type { Clock, TemperatureUnit, Units } from './units.ts'

/** Whole degrees, in the unit of the person, of a figure in either unit. */
export const degreesIn = (to: TemperatureUnit, value: number, from: TemperatureUnit): number =>
  // Never "-0".
  Math.round(to === from ? value : to === 'C' ? toCelsius(value) : toFahrenheit(value)) + 0

const twelveHours = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

function instantOf(time: string): number | null {
  const minute = minuteOf(time)
  return minute === null ? null : (minute % minutesOfDay) * 60_000
}

/** '14:30' or '2:30 PM' for 14:30; what is no time stays as it is. */
export function timeText(time: string, clock: Clock): string {
  const at = clock === '24' ? null : instantOf(time)
  return at === null ? time : plainSpaces(dateFormat(twelveHours).format(at))
}

/** '09:00 – 10:30', '9:00 – 10:30 AM', '11:30 AM – 1:00 PM'. */
export function timeSpanText(start: string, end: string, clock: Clock): string {
  const [from, to] = [instantOf(start), instantOf(end)]
  if (clock === '24' || from === null || to === null)
    return `${timeText(start, clock)} – ${timeText(end, clock)}`
  return plainSpaces(dateFormat(twelveHours).formatRange(from, to))
}

const mphInKmh = 1.609344

/** '17 mph' or '27 km/h' of miles an hour. */
export const windText = (mph: number, { windUnit }: Pick<Units, 'windUnit'>): string =>
  windUnit === 'mph'
    ? numberFormat({ style: 'unit', unit: 'mile-per-hour' }).format(mph)
    : numberFormat({ style: 'unit', unit: 'kilometer-per-hour' }).format(Math.round(mph * mphInKmh))

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
