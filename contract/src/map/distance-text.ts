import { numberFormat } from '../values/intl.ts'
import type { DistanceUnit } from '../units/units.ts'
import { say } from '../words/say.ts'
import { mapWords } from './words.ts'

/** Nearer than what is written as ten metres: there is no way to go. */
export const isSamePlace = (metres: number): boolean => metres < 5

const scales = {
  km: { metres: 1000, unit: 'kilometer', near: 'meter', nearMetres: 1, nearBelow: 950 },
  mi: { metres: 1609.344, unit: 'mile', near: 'foot', nearMetres: 0.3048, nearBelow: 153 },
} as const

/** '350 m', '1 km', '1.3 km', '118 km'; '350 ft', '0.8 mi', '73 mi'. */
export function distanceText(distanceM: number, distanceUnit: DistanceUnit): string {
  const { metres, unit, near, nearMetres, nearBelow } = scales[distanceUnit]
  const isNear = distanceM < nearBelow
  const far = distanceM / metres
  return numberFormat({
    style: 'unit',
    unit: isNear ? near : unit,
    maximumFractionDigits: !isNear && far < 9.95 ? 1 : 0,
  }).format(isNear ? Math.round(distanceM / nearMetres / 10) * 10 : far)
}

/** '5 min', '1 h 20 min', '13 h'. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return say(mapWords.minutes, { minutes })
  const hours = Math.floor(minutes / 60)
  const rest = hours >= 10 ? 0 : minutes % 60
  if (rest > 0) return say(mapWords.hoursMinutes, { hours, minutes: rest })
  return say(mapWords.hours, { hours: hours >= 10 ? Math.round(minutes / 60) : hours })
}
