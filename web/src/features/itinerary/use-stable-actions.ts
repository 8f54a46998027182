import { useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import type { ItemRowActions } from './item-list/row-actions.ts'

/** The same object on every render, so that rows are drawn again only when they change. */
export function useStableActions(actions: ItemRowActions): ItemRowActions {
  const latest = useLatest(actions)
  const [stable] = useState<ItemRowActions>(() => ({
    toggle: (id) => latest.current.toggle(id),
    point: (id) => latest.current.point(id),
    edit: (item) => latest.current.edit(item),
    place: (id) => latest.current.place(id),
    remove: (item) => latest.current.remove(item),
    gripKey: (item, event) => latest.current.gripKey(item, event),
    gripDown: (item, event) => latest.current.gripDown(item, event),
    gripClick: (item, at) => latest.current.gripClick(item, at),
    menu: (item) => latest.current.menu(item),
  }))
  return stable
}
