import type { PackingItem } from '@sojourn/contract/packing/schema'
import { useCallback, useState } from 'react'
import { newRow, tripRows } from '../../sync/rows.ts'
import { useSave } from '../../sync/use-write.ts'
import type { ItemFields } from './item-dialog.tsx'

interface Shown {
  /** Each opening starts with a fresh form. */
  count: number
  isOpen: boolean
  item: PackingItem | null
  save: (fields: ItemFields) => Promise<PackingItem>
}

function saveOf(tripId: number, item: PackingItem | null): Shown['save'] {
  if (!item) return newRow(tripId, 'packing')
  return (fields) => tripRows(tripId, 'packing').change(item.id, fields)
}

/** The one dialog of the tab, for a new item or a known one. It closes when the server has taken the item. */
export function useItemDialog(tripId: number) {
  const [shown, setShown] = useState<Shown>(() => ({
    count: 0,
    isOpen: false,
    item: null,
    save: saveOf(tripId, null),
  }))
  const [announcement, setAnnouncement] = useState('')
  const { mutate, reset, isPending, error } = useSave(shown.save)
  const open = useCallback(
    (item: PackingItem | null) => {
      reset()
      setShown(({ count }) => ({ count: count + 1, isOpen: true, item, save: saveOf(tripId, item) }))
    },
    [reset, tripId],
  )
  const openNew = useCallback(() => open(null), [open])

  function save(fields: ItemFields): void {
    const onSuccess = () => {
      setShown((current) => ({ ...current, isOpen: false }))
      setAnnouncement(`${fields.item} ${shown.item ? 'saved' : 'added'}`)
    }
    mutate(fields, { onSuccess })
  }

  return {
    add: openNew,
    edit: open,
    announcement,
    isLoaded: shown.count > 0,
    key: shown.count,
    props: {
      open: shown.isOpen,
      onOpenChange: (isOpen: boolean) => setShown((current) => ({ ...current, isOpen })),
      item: shown.item,
      busy: isPending,
      refused: error?.fields ?? {},
      onSave: save,
    },
  }
}
