import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { compareText } from '@sojourn/contract/values/compare-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Told } from '@sojourn/contract/words/tell-all'
import { isPlanned } from '../added-marks.ts'

type Proposed = Told<DetailedItinerary>['dailyItineraries'][number]['activities'][number]

/** What is proposed for a day and what the traveller has at its hours already, in the order of the clock. */
export function stopsOfDay(date: PlainDate, proposed: readonly Proposed[], items: readonly ItineraryItem[]) {
  const own = items
    .filter((item) => item.date === date && item.time !== null)
    .filter(
      ({ title }) =>
        !isPlanned(
          { title, date },
          proposed.map((idea) => ({ ...idea, date })),
        ),
    )
  return [
    ...proposed.map((item) => ({ at: item.startTime, item, own: null })),
    ...own.map((item) => ({ at: item.time ?? '', item: null, own: item })),
  ].toSorted((a, b) => compareText(a.at, b.at))
}
