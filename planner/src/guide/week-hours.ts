import type { OpenSpan } from '@sojourn/contract/itinerary/stop-hours'

/** Seven days from Monday; null is open at any hour. A day without spans is closed. */
export type WeekHours = readonly (readonly OpenSpan[])[] | null

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const minutesOf = (text: string): number => {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function daysOf(text: string): number[] {
  if (text === 'daily') return dayNames.map((_, day) => day)
  return text.split('+').flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    const [from, until] = [dayNames.indexOf(first), dayNames.indexOf(last)]
    if (from < 0 || until < 0) throw new Error(`no weekday: ${part}`)
    const length = (until - from + 7) % 7
    return Array.from({ length: length + 1 }, (_, step) => (from + step) % 7)
  })
}

function spanOf(text: string): OpenSpan {
  const [, from, until] = /^(\d{1,2}(?::\d\d)?)-(\d{1,2}(?::\d\d)?)$/.exec(text) ?? []
  if (!from || !until) throw new Error(`no opening hours: ${text}`)
  return [minutesOf(from), minutesOf(until)]
}

/** Reads `always`, `daily 9-18`, `Tu-Su 10-18`, `Mo+We-Fr 9:30-12 14-18, Sa 10-14`, `Fr-Sa 20-26` (until two at night). */
export function readHours(text: string): WeekHours {
  if (text === 'always') return null
  const week: OpenSpan[][] = dayNames.map(() => [])
  for (const rule of text.split(', ')) {
    const [days = '', ...spans] = rule.split(' ')
    for (const day of daysOf(days)) week[day] = spans.map(spanOf)
  }
  return week
}
