import { aiText } from '@sojourn/contract/ai/texts'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { callApi } from '../../sync/api.ts'
import { ApiError } from '../../sync/api-error.ts'
import { lists } from '../../sync/lists.ts'
import { inBackground, tripRows } from '../../sync/rows.ts'
import { tellFailure } from '../../sync/tell-failure.ts'
import { useSave } from '../../sync/use-write.ts'
import { toast } from '../../ui/toast-store.ts'

/** They stand in list, timeline and map at once. */
const show = (tripId: number, items: readonly ItineraryItem[]): void =>
  lists.applyChanges(
    { tripId, collection: 'itinerary' },
    items.map((row) => ({ rowId: row.id, row })),
  )

const removeAll = (tripId: number, items: readonly ItineraryItem[]): void => {
  const { remove } = tripRows(tripId, 'itinerary')
  for (const { id } of items) inBackground(() => remove(id))
}

/** Adds activities of what was generated last, by their ids. */
export const useAddPlanned = (tripId: number, onAdded: () => void = () => undefined) =>
  useSave(
    (selectedActivities: string[]) =>
      callApi('ai.addActivities', { params: { tripId }, body: { selectedActivities } }),
    {
      onSuccess: ({ message, items }) => {
        show(tripId, items)
        onAdded()
        toast({
          variant: 'success',
          title: 'Success',
          description: message,
          ...(items.length > 0 && {
            action: { label: 'Undo', undo: true, onPress: () => removeAll(tripId, items) },
          }),
        })
      },
      onError: (error) =>
        tellFailure(
          error,
          error instanceof ApiError && error.status >= 400 && error.status < 500 && error.text
            ? error.text
            : aiText.addSuggestionFailed,
        ),
    },
  )
