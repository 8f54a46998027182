// Where a traveller sleeps, as far as the plan says.
import type { PlainDate } from '../values/plain-date.ts'
import { inItemOrder, type Ordered } from './item-order.ts'
import { dayNumber, tripDays } from './timeline.ts'

interface Bed extends Ordered {
  readonly type: string
  readonly title: string
  readonly location?: string | null
}

export interface Night<T> {
  bed: T
  /** The house's name, without the errand. */
  name: string
  number: number
  of: number
}

export const isBed = ({ type }: { type: string }): boolean => type === 'hotel' || type === 'accommodation'

const arriving = /^check[ -]?in(?:to| at| to)?(?: the)?[:,]? +/i
const errand = /^check[ -]?in$/i
const leaving = /^check(?:ing)?[ -]?out\b/i

/** The last bed of the plan up to a day's evening; none on the last day, and none after checking out of it. */
export function tonight<T extends Bed>(
  trip: { startDate: string; endDate: string },
  items: readonly T[],
  date: PlainDate,
): Night<T> | null {
  const number = dayNumber(trip, date)
  const nights = tripDays(trip).length - 1
  if (number === null || number > nights) return null
  const bed = inItemOrder(items).findLast((item) => isBed(item) && item.date <= date)
  if (!bed || leaving.test(bed.title)) return null
  return { bed, name: houseOf(bed), number, of: nights }
}

/** Where nothing but the errand is written, its place says more. */
const houseOf = ({ title, location }: Bed): string =>
  (errand.test(title) && location?.split(',')[0]?.trim()) || title.replace(arriving, '')
