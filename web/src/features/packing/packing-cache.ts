import type { PackingItem } from '@sojourn/contract/packing/schema'
import { queryClient } from '../../lib/query-client.ts'
import { packingQuery } from './queries.ts'

/** The trip's list in the read cache: what the tab, the tab's count and the navigation's badge show. */
export function packingCache(tripId: number) {
  const { queryKey } = packingQuery(tripId)
  const change = (turn: (items: PackingItem[]) => PackingItem[]) =>
    void queryClient.setQueryData(queryKey, (items) => turn(items ?? []))
  return {
    find: (id: string) => queryClient.getQueryData(queryKey)?.find((item) => item.id === id),
    put: (item: PackingItem) =>
      change((items) =>
        items.some(({ id }) => id === item.id)
          ? items.map((known) => (known.id === item.id ? item : known))
          : [...items, item],
      ),
    patch: (id: string, fields: Partial<PackingItem>) =>
      change((items) => items.map((item) => (item.id === id ? { ...item, ...fields } : item))),
    drop: (id: string) => change((items) => items.filter((item) => item.id !== id)),
    reload: () => void queryClient.invalidateQueries({ queryKey }),
    /** A read under way would bring back what is just being changed. */
    hold: () => queryClient.cancelQueries({ queryKey }),
  }
}
