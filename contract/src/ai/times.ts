import type { Saying } from '../words/meaning.ts'

/** AIQ-13: the hour at which a quick suggestion is put. */
export function suggestionTime(bestTimeToVisit: Saying): string {
  const best = partOfDay(bestTimeToVisit)
  if (/morning/i.test(best)) return '09:00'
  return /afternoon/i.test(best) ? '14:00' : '18:00'
}

/** What is meant says the part of the day with its code: 'ai-places.morning'. */
const partOfDay = (said: Saying): string => (typeof said === 'string' ? said : said.code)

export const eventTime = '19:00'

const clock = /(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m\b\.?)?/gi
const partsOfDay: readonly (readonly [RegExp, string])[] = [
  [/morning/i, '09:00'],
  [/afternoon/i, '14:00'],
  [/evening/i, '18:00'],
  [/night/i, '20:00'],
]
const endOfRange = /^\s*(?:-|–|to|until)\s*\d{1,2}(?::\d{2})?\s*([ap])\.?m\b/i

const hourOf = (hour: number, half: string | undefined): number => {
  if (half === undefined) return hour
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/**
 * The time of an AI item in words (C-123): the first hour that has minutes or AM/PM; in a range the AM/PM of its end
 * counts for its start. A bare number is a duration or a price, not a time.
 */
export function timeOfWords(said: Saying): string {
  const text = partOfDay(said)
  for (const match of text.matchAll(clock)) {
    const [all, hour = '', minutes, half] = match
    const rangeHalf = endOfRange.exec(text.slice(match.index + all.length))?.[1]
    if (minutes === undefined && half === undefined && rangeHalf === undefined) continue
    const hours = Math.min(23, hourOf(Number(hour), half ?? rangeHalf))
    return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
  }
  return partsOfDay.find(([words]) => words.test(text))?.[1] ?? '10:00'
}
