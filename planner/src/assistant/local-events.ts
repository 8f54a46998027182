import type { LocalEvent } from '@sojourn/contract/ai/schema'
import { isPlainDate, type PlainDate } from '@sojourn/contract/values/plain-date'
import { meaningsOf } from '@sojourn/contract/words/meaning'
import type { FestivalLine } from '../guide/destination-guide.ts'
import type { Guide } from '../guide/load-guide.ts'
import type { Holiday } from './trip-facts.ts'
import { compareText } from '@sojourn/contract/values/compare-text'

const ofEvent = meaningsOf('ai-events')

/** 'music', whatever it is told as. */
const categoryOf = ({ category }: Pick<LocalEvent, 'category'>): string =>
  typeof category === 'string' ? category.toLowerCase() : category.code.slice('ai-events.'.length)

export const isHoliday = (event: Pick<LocalEvent, 'category'>): boolean => categoryOf(event) === 'holiday'

/** First and last day, both included. */
export interface Stretch {
  from: PlainDate
  to: PlainDate
}

export interface EventsWanted {
  destination: string
  startDate: PlainDate
  endDate: PlainDate
  interests: readonly string[]
  holidays: readonly Holiday[]
  /** The days on which a date rule of the guide falls in a year. */
  datesOf: (rule: string, year: number) => readonly Stretch[]
  /** In the trip's currency for one dollar. */
  perDollar: number
}

/** Real holidays and known festivals within the dates, or none (U-080). */
export function localEvents(guide: Guide | null, wanted: EventsWanted): LocalEvent[] {
  const { startDate, endDate } = wanted
  const festivals = (guide?.festivals ?? []).flatMap((line) => festivalEvents(line, guide, wanted))
  const holidays = wanted.holidays
    .filter(({ date }) => date >= startDate && date <= endDate)
    .map((holiday) => holidayEvent(holiday, wanted.destination))
  const liked = (event: LocalEvent): boolean =>
    wanted.interests.some((word) => categoryOf(event) === word.toLowerCase())
  return [...festivals, ...holidays].toSorted(
    (a, b) =>
      compareText(a.date, b.date) || Number(liked(b)) - Number(liked(a)) || b.popularity - a.popularity,
  )
}

/** 'usually 05-20/06-05': the stretch of a year in which it falls; over New Year it ends in the next. */
function usualStretch(rule: string, year: number): Stretch | null {
  const [, from, to] = /^usually (\d\d-\d\d)\/(\d\d-\d\d)$/.exec(rule) ?? []
  if (!from || !to) return null
  const stretch = { from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` }
  return isPlainDate(stretch.from) && isPlainDate(stretch.to) ? stretch : null
}

function festivalEvents(line: FestivalLine, guide: Guide | null, wanted: EventsWanted): LocalEvent[] {
  const [name, when, description, category, location, price, popularity] = line
  const { startDate, endDate, datesOf, perDollar } = wanted
  const isDateCertain = !when.startsWith('usually')
  const years = [
    Number(startDate.slice(0, 4)) - 1,
    Number(startDate.slice(0, 4)),
    Number(endDate.slice(0, 4)),
  ]
  const stretches = [...new Set(years)].flatMap((year) =>
    isDateCertain ? datesOf(when, year) : (usualStretch(when, year) ?? []),
  )
  return stretches
    .filter(({ from, to }) => from <= endDate && to >= startDate)
    .slice(0, 1)
    .map(({ from, to }) => ({
      id: `${guide?.destination}/${name.toLowerCase()}/${from}`,
      title: name,
      description: isDateCertain ? description : ofEvent('checkDates', { description }),
      category: ofEvent(category),
      date: from < startDate ? startDate : from,
      endDate: to > endDate ? endDate : to,
      isDateCertain,
      location,
      price: Math.round(price * perDollar),
      popularity,
      source: 'guide',
    }))
}

const holidayEvent = ({ date, name }: Holiday, destination: string): LocalEvent => ({
  id: `holiday/${date}/${name.toLowerCase()}`,
  title: name,
  description: ofEvent('holidayText'),
  category: ofEvent('holiday'),
  date,
  endDate: date,
  isDateCertain: true,
  location: destination,
  price: 0,
  popularity: 3,
  source: 'guide',
})
