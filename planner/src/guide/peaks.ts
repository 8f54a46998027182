import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { GuideTable } from './destination-guide.ts'
import type { GuidePlace, Peak } from './guide-place.ts'

/** 'cherry blossom 03-22/04-08', where the table names the place under it. */
export const peaksOf = (name: string, table: NonNullable<GuideTable['peaks']>): Peak[] =>
  Object.entries(table)
    .filter(([, names]) => names.includes(name))
    .flatMap(([text]) => {
      const [, what, from, to] = /^(.+) (\d\d-\d\d)\/(\d\d-\d\d)$/.exec(text) ?? []
      return what && from && to ? [{ what, from, to }] : []
    })

/** What a place is at its best for on one of the days; null on others. */
export function peakOn(
  { peaks = [] }: Pick<GuidePlace, 'peaks'>,
  dates: readonly PlainDate[],
): string | null {
  const days = dates.map((date) => date.slice(5))
  return peaks.find(({ from, to }) => days.some((day) => day >= from && day <= to))?.what ?? null
}
