import { itemText } from '@sojourn/contract/itinerary/item-form'
import { compareItems } from '@sojourn/contract/itinerary/item-order'
import { type DayMove, isSameOrder, withDayMove } from '@sojourn/contract/itinerary/move-item'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { useWrite } from '../../lib/use-write.ts'
import { toast } from '../../ui/toast-store.ts'
import { itineraryQuery, withItem } from './queries.ts'

export type NewItemFields = Omit<Input<'itinerary.add'>['body'], 'tripId'>
export type ItemFields = Input<'itinerary.update'>['body']

type Items = ItineraryItem[] | null | undefined

const succeeded = (description: string) => toast({ variant: 'success', title: 'Success', description })

/** What an item is made of again when its deletion is taken back. */
function fieldsOf(item: ItineraryItem): NewItemFields {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, tripId: _tripId, ...fields } = item
  return fields
}

type ItemCache = ReturnType<typeof useItemCache>

/** The trip's list in the read cache. */
function useItemCache(tripId: number) {
  const cache = useQueryClient()
  const { queryKey } = itineraryQuery(tripId)
  const change = (turn: (items: ItineraryItem[]) => ItineraryItem[]) =>
    cache.setQueryData(queryKey, (items: Items) => turn(items ?? []))
  return {
    read: (): ItineraryItem[] => cache.getQueryData(queryKey) ?? [],
    change,
    put: (item: ItineraryItem) => change((items) => withItem(items, item)),
    drop: (id: string) => change((items) => items.filter((item) => item.id !== id)),
    reload: () => void cache.invalidateQueries({ queryKey }),
    /** A read under way would bring back what is just being changed. */
    hold: () => cache.cancelQueries({ queryKey }),
  }
}

/** The row leaves at once; the toast brings it back. */
function useDeletion(tripId: number, cache: ItemCache) {
  const restore = useWrite('itinerary.add', {
    onSuccess: cache.put,
    onError: (error) => {
      cache.reload()
      tellFailure(error, itemText.addFailed)
    },
  })
  const putBack = (item: ItineraryItem) => {
    cache.put(item)
    restore.mutate({ params: { tripId }, body: fieldsOf(item) })
  }
  return useWrite('itinerary.remove', {
    onMutate: async ({ params }) => {
      await cache.hold()
      const item = cache.read().find(({ id }) => id === params.id)
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

/** Shows a day in its new order at once. */
function useMoving(tripId: number, cache: ItemCache) {
  const reorder = useWrite('itinerary.reorder', {
    // One after the other, so that quick moves arrive in the order they were made.
    scope: { id: `itinerary-order-${tripId}` },
    onMutate: async ({ body }) => {
      await cache.hold()
      const named = new Set(body.ids)
      const before = cache.read().filter(({ id }) => named.has(id))
      cache.change((items) => withDayMove(items, body))
      return before
    },
    onError: (error, _input, before = []) => {
      const places = new Map(before.map((item) => [item.id, item]))
      cache.change((items) => items.map((item) => places.get(item.id) ?? item).toSorted(compareItems))
      cache.reload()
      tellFailure(error, itemText.updateFailed)
    },
  })
  return (move: DayMove): void => {
    if (!isSameOrder(cache.read(), move)) reorder.mutate({ params: { tripId }, body: move })
  }
}

/** Adding and editing wait for the server; deleting and moving show at once and are taken back when it refuses. */
export function useItemWrites(tripId: number) {
  const cache = useItemCache(tripId)
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
    onError: (error) => tellFailure(error, itemText.updateFailed),
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
