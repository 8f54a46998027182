import type { PackingItem } from '@sojourn/contract/packing/schema'
import { useCallback, useState } from 'react'
import type { Input } from '../../sync/api.ts'
import { sameIntention } from '../../sync/same-intention.ts'
import type { ItemFields } from './item-dialog.tsx'
import type { useItemWrites } from './use-item-writes.ts'

interface Shown {
  /** Each opening starts with a fresh form. */
  count: number
  isOpen: boolean
  item: PackingItem | null
  intention: (input: Input<'packing.add'>) => Input<'packing.add'>
}

/** The one dialog of the tab, for a new item or a known one. It closes when the server has taken the item. */
export function useItemDialog(tripId: number, { add, update }: ReturnType<typeof useItemWrites>) {
  const [shown, setShown] = useState<Shown>({
    count: 0,
    isOpen: false,
    item: null,
    intention: sameIntention(),
  })
  const [announcement, setAnnouncement] = useState('')
  const { reset: resetAdd } = add
  const { reset: resetUpdate } = update
  const open = useCallback(
    (item: PackingItem | null) => {
      resetAdd()
      resetUpdate()
      setShown(({ count }) => ({ count: count + 1, isOpen: true, item, intention: sameIntention() }))
    },
    [resetAdd, resetUpdate],
  )
  const openNew = useCallback(() => open(null), [open])
  const close = () => setShown((current) => ({ ...current, isOpen: false }))
  const write = shown.item ? update : add

  function save(fields: ItemFields): void {
    const onSuccess = () => {
      close()
      setAnnouncement(`${fields.item} ${shown.item ? 'saved' : 'added'}`)
    }
    if (shown.item) update.mutate({ params: { id: shown.item.id }, body: fields }, { onSuccess })
    else add.mutate(shown.intention({ params: { tripId }, body: fields }), { onSuccess })
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
      busy: write.isPending,
      refused: write.error?.fields ?? {},
      onSave: save,
    },
  }
}
