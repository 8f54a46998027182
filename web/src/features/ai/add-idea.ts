import { aiWords } from '@sojourn/contract/ai/words'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import type { Input } from '../../sync/http/request.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { tellFailure } from '../../sync/http/tell-failure.ts'
import { toast } from '../../toasts/toast-store.ts'
import { markAdded, unmarkAdded } from './added-marks.ts'

type IdeaFields = Omit<Input<'itinerary.add'>['body'], 'id' | 'tripId' | 'order'>

/** After the last item of its day (U-071). */
export const orderAfter = (items: readonly Pick<ItineraryItem, 'date' | 'order'>[], date: string): number =>
  Math.max(-1, ...items.filter((item) => item.date === date).map(({ order }) => order)) + 1

interface Adding {
  tripId: number
  /** The idea's, not the item's. */
  ideaId: string
  fields: IdeaFields
  failure: string
}

/** Puts an idea into the plan. It says that it did, with a way back, or in its words that it could not. */
export async function addIdea({ tripId, ideaId, fields, failure }: Adding): Promise<void> {
  const { add, remove, rows } = tripRows(tripId, 'itinerary')
  const id = crypto.randomUUID()
  try {
    await add({ ...fields, id, tripId, order: orderAfter(rows(), fields.date) }, { isQuiet: true })
  } catch (error) {
    tellFailure(error, failure)
    throw error
  }
  markAdded(tripId, ideaId)
  const undo = () => {
    unmarkAdded(tripId, ideaId)
    inBackground(() => remove(id))
  }
  toast({
    variant: 'success',
    title: aiWords.success,
    description: itineraryFormWords.added,
    action: { label: aiWords.undo, undo: true, onPress: undo },
  })
}
