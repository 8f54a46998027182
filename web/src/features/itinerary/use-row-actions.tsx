import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useCallback, useState } from 'react'
import { useDrag } from '../../trip-parts/drag/use-drag.tsx'
import { MoveDialogs } from './move-dialogs.tsx'
import { MoveMenu } from './move-menu.tsx'
import { dropText, placingAt } from './placing-at.ts'
import type { ItemWrites } from './use-item-writes.ts'
import { useMoves } from './use-moves.ts'
import type { PlanChoice } from './use-plan-choice.ts'
import { useStableActions } from './use-stable-actions.ts'

interface RowActionsOptions {
  trip: Trip
  items: readonly ItineraryItem[]
  writes: ItemWrites
  choice: PlanChoice
  /** The map stands beside the lists. */
  isWide: boolean
  onEdit: (item: ItineraryItem) => void
  onPlace: (id: string) => void
  onBook: (item: ItineraryItem) => void
}

/** What can be done with a row of the list, and what is under way with one. */
export function useRowActions(options: RowActionsOptions) {
  const { trip, items, writes, choice, isWide, onEdit, onPlace, onBook } = options
  const moves = useMoves(trip, items, writes)
  const drag = useDrag<ItineraryItem>({
    tell: ({ id }, place) => {
      const placing = placingAt(items, id, place)
      return { text: dropText(items, id, place), isRefused: placing !== null && 'refusal' in placing }
    },
    onDrop: moves.drop,
  })
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const [followed, setFollowed] = useState<string | null>(null)
  const [moving, setMoving] = useState<ItineraryItem | null>(null)
  const [optimised, setOptimised] = useState<PlainDate | null>(null)

  const menu = (item: ItineraryItem) => (
    <MoveMenu
      item={item}
      day={itemsOfDay(items, item.date)}
      onMove={(by) => moves.step(item, by) && setFollowed(item.id)}
      onMoveToDay={() => setMoving(item)}
      onBook={() => onBook(item)}
    />
  )

  function remove(item: ItineraryItem) {
    const at = items.findIndex(({ id }) => id === item.id)
    const neighbour = items[at + 1] ?? items[at - 1]
    setFollowed(neighbour?.id ?? null)
    if (!neighbour) document.querySelector('main')?.focus({ preventScroll: true })
    writes.deleteItem(item)
  }

  const actions = useStableActions({
    toggle: (id) => {
      setOpenIds((open) => toggled(open, id))
      choice.setStop(id)
    },
    point: (id) => isWide && choice.setStop(id),
    edit: onEdit,
    place: onPlace,
    remove,
    gripKey: (item, event) => moves.byKey(item, event) && setFollowed(item.id),
    gripDown: (item, event) => drag.begin(item, event),
    gripClick: (item, at) => !drag.wasDragged(at) && setMoving(item),
    menu,
  })

  const parts = (
    <>
      {drag.overlay}
      <output className="sr-only">{moves.announcement}</output>
      <MoveDialogs
        trip={trip}
        items={items}
        moving={moving}
        optimised={optimised}
        moves={moves}
        onMoved={setFollowed}
        onClose={() => {
          setMoving(null)
          setOptimised(null)
        }}
      />
    </>
  )
  return {
    actions,
    menu,
    openIds,
    dragged: drag.dragged,
    followed,
    onFollowed: useCallback(() => setFollowed(null), []),
    onOptimise: setOptimised,
    /** Dialogs, what is dragged, and what is said of a move. */
    parts,
  }
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}
