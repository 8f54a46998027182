import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { plannedRow, rowIdFrom, rowSeed } from '@sojourn/contract/ai/planned-row'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { callApi } from '../../sync/http/api.ts'
import { ApiError } from '../../sync/http/api-error.ts'
import { lists } from '../../sync/cache/row-store.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { tellFailure } from '../../sync/http/tell-failure.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { toast } from '../../toasts/toast-store.ts'
import { isFromDevice, savedQuery } from '../../queries/ai.ts'
import { orFromDevice } from '../../guide/or-from-device.ts'
import { orderAfter } from './add-idea.ts'
import { tellNow } from './told-texts.ts'

/** They stand in list, timeline and map at once. */
const show = (tripId: number, items: readonly ItineraryItem[]): void =>
  lists.applyChanges(
    { tripId, collection: 'itinerary' },
    items.map((row) => ({ rowId: row.id, row })),
  )

const removeAll = (tripId: number, items: readonly { id: string }[]): void => {
  const { remove } = tripRows(tripId, 'itinerary')
  for (const { id } of items) inBackground(() => remove(id))
}

interface Added {
  items: readonly { id: string }[]
}

async function rowIdOf(tripId: number, plannedId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rowSeed(tripId, plannedId)))
  return rowIdFrom(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** One write each, as by hand: without a connection they wait in the queue. */
async function addOneByOne(tripId: number, ids: readonly string[]): Promise<Added> {
  const saved = queryClient.getQueryData(savedQuery(tripId).queryKey)
  const days = [...(saved?.dayPlans ?? []), ...(saved?.itinerary?.dailyItineraries ?? [])]
  const chosen = days.flatMap(({ date, activities }) =>
    activities.filter(({ id }) => ids.includes(id)).map((item) => ({ item, date })),
  )
  const { add, rows, find } = tripRows(tripId, 'itinerary')
  const items: { id: string }[] = []
  for (const { item, date } of chosen) {
    const id = await rowIdOf(tripId, item.id)
    if (find(id)) continue
    await add(
      { ...plannedRow(tellNow(item), date), id, tripId, order: orderAfter(rows(), date) },
      { isQuiet: true },
    )
    items.push({ id })
  }
  return { items }
}

/** What the server made it adds by itself; what it does not know, or cannot be asked for, is added row by row. */
async function addPlanned(tripId: number, ids: string[]): Promise<Added> {
  const oneByOne = () => addOneByOne(tripId, ids)
  if (isFromDevice(tripId, ids)) return oneByOne()
  const body = { selectedActivities: ids }
  const addAll = async () => {
    const added = await callApi('ai.addActivities', { params: { tripId }, body })
    show(tripId, added.items)
    return added
  }
  return orFromDevice<Added>(addAll, oneByOne)
}

const tellAdded = (tripId: number, { items }: Added): void =>
  void toast({
    variant: 'success',
    title: aiWords.success,
    description: say(aiWords.addedCount, { count: items.length }),
    ...(items.length > 0 && {
      action: { label: aiWords.undo, undo: true, onPress: () => removeAll(tripId, items) },
    }),
  })

const tellNotAdded = (error: unknown): void =>
  tellFailure(
    error,
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.text
      ? error.text
      : aiWords.addSuggestionFailed,
  )

/** One idea of the planner's, from where the planner is not open. */
export const addOfPlanner = (tripId: number, id: string): Promise<void> =>
  addPlanned(tripId, [id]).then((added) => tellAdded(tripId, added), tellNotAdded)

export const useAddPlanned = (tripId: number, onAdded: () => void = () => undefined) =>
  useSave((ids: string[]) => addPlanned(tripId, ids), {
    onSuccess: (added) => {
      onAdded()
      tellAdded(tripId, added)
    },
    onError: tellNotAdded,
  })
