import { distanceText } from '../map/distance-text.ts'
import { clockText } from '../values/clock-time.ts'
import { degreesIn, timeSpanText, timeText, windText, writtenIn } from './texts.ts'
import type { TemperatureUnit, Units } from './units.ts'

/** How figures are told to a person. */
export interface Figures {
  readonly units: Units
  /** Of `HH:MM`. */
  time: (time: string) => string
  span: (start: string, end: string) => string
  /** The time of a moment on this device's clock. */
  moment: (at: number | Date) => string
  distance: (metres: number) => string
  /** Whole degrees of a figure in either unit. */
  degrees: (value: number, from: TemperatureUnit) => number
  /** '11 °C' */
  temperature: (value: number, from: TemperatureUnit) => string
  /** Of miles an hour. */
  wind: (mph: number) => string
  /** Of a sentence that the product wrote and stored. */
  written: (text: string) => string
}

export const figuresIn = (units: Units): Figures => ({
  units,
  time: (time) => timeText(time, units.clock),
  span: (start, end) => timeSpanText(start, end, units.clock),
  moment: (at) => {
    const then = new Date(at)
    return timeText(clockText(then.getHours() * 60 + then.getMinutes()), units.clock)
  },
  distance: (metres) => distanceText(metres, units.distanceUnit),
  degrees: (value, from) => degreesIn(units.temperatureUnit, value, from),
  temperature: (value, from) => `${degreesIn(units.temperatureUnit, value, from)} °${units.temperatureUnit}`,
  wind: (mph) => windText(mph, units),
  written: (text) => writtenIn(text, units),
})
