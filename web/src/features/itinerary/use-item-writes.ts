import { itemText } from '@sojourn/contract/itinerary/item-form'
import { type DayMove, isSameOrder, withDayMove } from '@sojourn/contract/itinerary/move-item'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useState } from 'react'
import type { Input } from '../../sync/api.ts'
import { listCache } from '../../sync/list-cache.ts'
import { tellFailure } from '../../sync/tell-failure.ts'
import { useWrite } from '../../sync/use-write.ts'
import { toast } from '../../ui/toast-store.ts'
import { pendingMoves } from './pending-moves.ts'
import { itineraryQuery, withItem } from './queries.ts'

export type NewItemFields = Omit<Input<'itinerary.add'>['body'], 'tripId'>
export type ItemFields = Input<'itinerary.update'>['body']

const succeeded = (description: string) => toast({ variant: 'success', title: 'Success', description })

/** What an item is made of again when its deletion is taken back. */
function fieldsOf(item: ItineraryItem): NewItemFields {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, tripId: _tripId, ...fields } = item
  return fields
}

type ItemCache = ReturnType<typeof itemCache>

/** The trip's list in the read cache. */
const itemCache = (tripId: number) => listCache<ItineraryItem>(itineraryQuery(tripId).queryKey, withItem)

/** Takes a deletion back. When that fails the row leaves again, and the toast keeps what it held for another try. */
function useRestoring(tripId: number, cache: ItemCache) {
  const restore = useWrite('itinerary.add', { onSuccess: cache.put })
  return function putBack(item: ItineraryItem): void {
    cache.put(item)
    restore.mutateAsync({ params: { tripId }, body: fieldsOf(item) }).catch((error: unknown) => {
      cache.drop(item.id)
      cache.reload()
      tellFailure(error, itemText.addFailed, { label: 'Try again', onPress: () => putBack(item) })
    })
  }
}

/** The row leaves at once; the toast brings it back. */
function useDeletion(tripId: number, cache: ItemCache) {
  const putBack = useRestoring(tripId, cache)
  return useWrite('itinerary.remove', {
    onMutate: async ({ params }) => {
      await cache.hold()
      const item = cache.find(params.id)
      cache.drop(params.id)
      return item
    },
    onSuccess: (_done, _input, item) =>
      void toast({
        variant: 'removed',
        title: 'Success',
        description: itemText.deleted,
        ...(item && { action: { label: 'Undo', undo: true, onPress: () => putBack(item) } }),
      }),
    onError: (error, _input, item) => {
      if (item && error.status !== 404) cache.put(item)
      cache.reload()
      tellFailure(error, itemText.deleteFailed)
    },
  })
}

/** Shows a day in its new order at once. When one of several moves fails, the places the server knows come back. */
function useMoving(tripId: number, cache: ItemCache) {
  const [pending] = useState(pendingMoves)
  const reorder = useWrite('itinerary.reorder', {
    // One after the other, so that quick moves arrive in the order they were made.
    scope: { id: `itinerary-order-${tripId}` },
    onMutate: async ({ body }) => {
      await cache.hold()
      pending.begin(cache.read(), body)
      cache.change((items) => withDayMove(items, body))
    },
    onError: (error) => tellFailure(error, itemText.updateFailed),
    onSettled: (moved) => {
      const restored = pending.end(moved)
      if (!restored) return
      cache.change(restored)
      cache.reload()
    },
  })
  return (move: DayMove): void => {
    if (!isSameOrder(cache.read(), move)) reorder.mutate({ params: { tripId }, body: move })
  }
}

/** Adding and editing wait for the server; deleting and moving show at once and are taken back when it refuses. */
export function useItemWrites(tripId: number) {
  const cache = itemCache(tripId)
  const add = useWrite('itinerary.add', {
    onSuccess: (item) => {
      cache.put(item)
      succeeded(itemText.added)
    },
    onError: (error) => tellFailure(error, itemText.addFailed),
  })
  const update = useWrite('itinerary.update', {
    onSuccess: (item) => {
      cache.put(item)
      succeeded(itemText.updated)
    },
    onError: (error) => {
      if (error.status === 404) cache.reload()
      tellFailure(error, itemText.updateFailed)
    },
  })
  const place = useWrite('itinerary.update', { onSuccess: cache.put })
  const remove = useDeletion(tripId, cache)
  const move = useMoving(tripId, cache)
  return {
    add,
    update,
    deleteItem: ({ id }: ItineraryItem) => remove.mutate({ params: { id } }),
    moveItems: move,
    /** Keeps coordinates that were found for an item, without a word. */
    placeItem: (id: string, latitude: number, longitude: number) =>
      place.mutate({ params: { id }, body: { latitude, longitude } }),
  }
}

export type ItemWrites = ReturnType<typeof useItemWrites>
