import { type DatedRows, newDatesSteps, type TripSpan } from '@sojourn/contract/trips/new-dates'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsDatesWords } from '@sojourn/contract/trips/words-dates'
import { dateRange } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { savedToast } from '../../../sync/queue/queued.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inverseSteps, writeSteps } from '../../../sync/writes/steps.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'

/** What has a day, as it stands now. */
export const datedRows = (tripId: number): DatedRows => ({
  items: tripRows(tripId, 'itinerary').rows(),
  notes: tripRows(tripId, 'dayNotes').rows(),
  legs: tripRows(tripId, 'legs').rows(),
  bookings: tripRows(tripId, 'bookings').rows(),
})

export const tripSpanOf = ({ startDate, endDate }: TripSpan): TripSpan => ({
  startDate: startDate.slice(0, 10),
  endDate: endDate.slice(0, 10),
})

export const spanText = ({ startDate, endDate }: TripSpan): string => dateRange(startDate, endDate)

type Change = Parameters<typeof newDatesSteps>[1]
type Choices = Parameters<typeof newDatesSteps>[2]

/** One write, one toast, one way back. */
export async function changeDates(trip: Trip, change: Change, choices: Choices): Promise<void> {
  const { before, after } = change
  const steps = newDatesSteps(datedRows(trip.id), change, choices)
  const back = inverseSteps(trip.id, steps)
  const [thing, failure] = [trip.title, tripsDatesWords.failed]
  const undo = () => inBackground(() => writeSteps(trip.id, { steps: back, dates: before, thing, failure }))
  const answer = await writeSteps(trip.id, { steps, dates: after, thing, failure })
  toast(
    savedToast(answer, {
      variant: 'success',
      title: tripsDatesWords.changed,
      description: say(tripsDatesWords.changedText, { before: spanText(before), after: spanText(after) }),
      action: { label: tripsDatesWords.undo, undo: true, onPress: undo },
    }),
  )
}
