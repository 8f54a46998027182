// One rule for what to wear, in the packing list and in a plan.
import { coldestOut, type HoursOut, usualHoursOut } from '../weather/hours.ts'
import { toCelsius } from '../weather/units.ts'
import type { PackingThing } from './words-things.ts'

/** Fahrenheit, Fahrenheit, percent (C-104). */
export const packingThresholds = { coldBelow: 60, rainAbove: 30, warmAbove: 75 } as const

export type Cold = 'cool' | 'cold' | 'freezing'

export const jackets = {
  cool: 'lightJacket',
  cold: 'warmJacket',
  freezing: 'winterCoat',
} as const satisfies Record<Cold, PackingThing>

/** A day in degrees Fahrenheit, and when one is out; the usual hours unless said otherwise. */
export interface ColdDay {
  low: number
  high: number
  out?: HoursOut | undefined
}

const coldBelowC = 10
const freezingBelowC = 0

export const coldestHourC = (days: readonly ColdDay[]): number =>
  toCelsius(Math.min(...days.map((day) => coldestOut(day, day.out ?? usualHoursOut))))

/** How cold the coldest hours out are; null where no low asks for anything warm (PACK-25). */
export function coldOf(days: readonly ColdDay[]): Cold | null {
  if (!days.some(({ low }) => low < packingThresholds.coldBelow)) return null
  const coldest = coldestHourC(days)
  if (coldest < freezingBelowC) return 'freezing'
  return coldest < coldBelowC ? 'cold' : 'cool'
}
