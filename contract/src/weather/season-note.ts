import type { PlainDate } from '../values/plain-date.ts'
import { meaningsOf, type Meaning } from '../words/meaning.ts'

const means = meaningsOf('weather-notes')

/** 'mid-April' */
export function timeOfYear(date: PlainDate): Meaning {
  const day = Number(date.slice(8, 10))
  const part = day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late'
  return means(part, { month: { month: Number(date.slice(5, 7)) } })
}

/** 'typical for mid-April': what a climate figure is (C-106). */
export const seasonNote = (date: PlainDate): Meaning => means('typical', { when: timeOfYear(date) })
