import { packingText } from '@sojourn/contract/packing/item-form'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { useMemo } from 'react'
import type { Input } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { tellFailure } from '../../sync/tell-failure.ts'
import { useWrite } from '../../sync/use-write.ts'
import { toast } from '../../ui/toast-store.ts'
import { packingCache } from './packing-cache.ts'

export type NewItemFields = Input<'packing.add'>['body']

/** What an item is made of again when its deletion is taken back. */
function fieldsOf({
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  tripId: _t,
  ...fields
}: PackingItem): NewItemFields {
  return fields
}

const toggleKey = (id: string) => ['packing', 'toggle', id]
/** What the server holds of the items that are being ticked: where a tick goes back to. */
const held = new Map<string, boolean>()

/**
 * Ticking shows at once. Presses on one item are sent one after the other, each with the state it wants, and only the
 * last one's answer counts: however often and fast it is pressed, list and server end up alike.
 */
export function useToggle({ id, tripId }: PackingItem): () => void {
  const cache = packingCache(tripId)
  const tick = (packed: boolean) =>
    cache.change((items) => items.map((item) => (item.id === id ? { ...item, packed } : item)))
  const isLast = () => queryClient.isMutating({ mutationKey: toggleKey(id) }) === 1
  const update = useWrite('packing.update', {
    mutationKey: toggleKey(id),
    scope: { id: `packing-${id}` },
    onSuccess: (item) => {
      held.set(id, item.packed)
      if (isLast()) cache.put(item)
    },
    onError: (error) => {
      if (isLast()) {
        tick(held.get(id) ?? false)
        cache.reload()
      }
      tellFailure(error, packingText.updateFailed)
    },
    onSettled: () => {
      if (isLast()) held.delete(id)
    },
  })
  return () => {
    void cache.hold().then(() => {
      const packed = !cache.find(id)?.packed
      if (!held.has(id)) held.set(id, !packed)
      tick(packed)
      update.mutate({ params: { id }, body: { packed } })
    })
  }
}

/** Adding and editing wait for the server; a deletion shows at once and is taken back when it fails. */
export function useItemWrites(tripId: number, onBack: (item: PackingItem) => void) {
  const cache = useMemo(() => packingCache(tripId), [tripId])

  const add = useWrite('packing.add', {
    onSuccess: cache.put,
    onSettled: cache.reload,
    onError: (error) => tellFailure(error, packingText.addFailed),
  })

  const update = useWrite('packing.update', {
    onSuccess: cache.put,
    onError: (error) => tellFailure(error, packingText.updateFailed),
  })

  const restore = useWrite('packing.add', {
    onSuccess: cache.put,
    onError: (error) => {
      cache.reload()
      tellFailure(error, packingText.addFailed)
    },
  })

  function putBack(item: PackingItem): void {
    cache.put(item)
    restore.mutate({ params: { tripId }, body: fieldsOf(item) })
  }

  const remove = useWrite('packing.remove', {
    onMutate: async ({ params }) => {
      await cache.hold()
      const item = cache.find(params.id)
      cache.drop(params.id)
      return item
    },
    onSuccess: (_answer, _input, item) => {
      if (!item) return
      toast({
        variant: 'removed',
        title: 'Packing item deleted',
        description: item.item,
        action: { label: 'Undo', undo: true, onPress: () => putBack(item) },
      })
    },
    onError: (error, _input, item) => {
      if (item) {
        cache.put(item)
        onBack(item)
      }
      cache.reload()
      tellFailure(error, packingText.deleteFailed)
    },
  })

  return { add, update, remove }
}
