import type { DistanceUnit } from '../units/units.ts'

/** What a language calls itself or is called in another, as it stands alone: 'Deutsch', 'Español'. */
export function languageName(tag: string, reader: string = tag): string {
  const [first = '', ...rest] = new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag
  return first.toLocaleUpperCase(reader) + rest.join('')
}

const sampleDay = new Date('2026-12-24T12:00:00Z')
const wholeDay = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** A date, an amount and a way, as a language writes them that the page is not in. */
export const writingSample = (tag: string, distanceUnit: DistanceUnit): string[] => [
  new Intl.DateTimeFormat(tag, wholeDay).format(sampleDay),
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(2593.66),
  new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: distanceUnit === 'mi' ? 'mile' : 'kilometer',
  }).format(4.1),
]
