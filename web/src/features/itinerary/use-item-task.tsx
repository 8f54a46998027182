import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { Suspense, useState } from 'react'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import type { ItemDrafts, ItemTask } from './item-dialog.tsx'

const ItemDialog = lazyPart(
  () => import('./item-dialog.tsx').then((m) => m.ItineraryItemDialog),
  MissingDialog,
)

/** The dialog in which items are added and edited; asked for once it was opened. */
export function useItemTask(trip: Trip, items: readonly ItineraryItem[]) {
  const [task, setTask] = useState<(ItemTask & { nth: number }) | null>(null)
  const [drafts] = useState((): ItemDrafts => new Map())
  const [isOpen, setIsOpen] = useState(false)

  function open(next: ItemTask) {
    setTask((before) => ({ ...next, nth: (before?.nth ?? 0) + 1 }))
    setIsOpen(true)
  }

  const dialog = task && (
    <Suspense>
      <ItemDialog
        key={task.nth}
        trip={trip}
        items={items}
        task={task}
        open={isOpen}
        drafts={drafts}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  )
  return {
    add: (date: PlainDate) => open({ kind: 'add', date }),
    edit: (item: ItineraryItem) => open({ kind: 'edit', item }),
    dialog,
  }
}
