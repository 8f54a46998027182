import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { shortDay } from '@sojourn/contract/values/date-text'
import ListChecks from 'icon:list-checks'
import Plus from 'icon:plus'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ItemList } from './item-list/item-list.tsx'
import type { ItemRowActions } from './item-list/item-row.tsx'
import { useDayNotes } from './day-notes/use-day-notes.ts'
import { DayChips } from './day-chips.tsx'
import { dayName } from './day-text.ts'
import { useItemDrag } from './drag/use-item-drag.tsx'
import { MoveMenu } from './move-menu.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { DayPanel } from './timeline/day-panel.tsx'
import { TimelineCard } from './timeline/timeline-card.tsx'
import type { PlanChoice } from './use-plan-choice.ts'
import type { ItemWrites } from './use-item-writes.ts'
import { useMoves } from './use-moves.ts'

const MoveToDayDialog = lazyPart(
  () => import('./move-to-day-dialog.tsx').then((m) => m.MoveToDayDialog),
  MissingDialog,
)
const OptimiseDialog = lazyPart(
  () => import('./optimise-dialog.tsx').then((m) => m.OptimiseDialog),
  MissingDialog,
)

interface ItemListViewProps {
  trip: Trip
  items: readonly ItineraryItem[]
  suggestions: readonly DaySuggestion[]
  writes: ItemWrites
  /** The time at the destination while the trip runs. */
  now: LocalTime | null
  /** Above the lists. */
  top: ReactNode
  choice: PlanChoice
  /** The map stands beside the lists. */
  isWide: boolean
  onAdd: (date?: PlainDate) => void
  onEdit: (item: ItineraryItem) => void
  /** On the map, by hand. */
  onPlace: (id: string) => void
  onPlan: () => void
  /** Beside the lists on a wide screen. */
  aside: ReactNode
}

export function ItemListView(props: ItemListViewProps) {
  const { trip, items, suggestions, writes, now, top } = props
  const { choice, isWide, onAdd, onEdit, onPlace, onPlan, aside } = props
  const today = now?.date ?? null
  const moves = useMoves(trip, items, writes)
  const drag = useItemDrag(items, (item, place) => void moves.drop(item, place))
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const [followed, setFollowed] = useState<string | null>(null)
  const forget = useCallback(() => setFollowed(null), [])
  const [moving, setMoving] = useState<ItineraryItem | null>(null)
  const [optimised, setOptimised] = useState<PlainDate | null>(null)
  const notes = useDayNotes(trip.id)

  const menu = (item: ItineraryItem) => (
    <MoveMenu
      item={item}
      day={itemsOfDay(items, item.date)}
      onMove={(by) => moves.step(item, by) && setFollowed(item.id)}
      onMoveToDay={() => setMoving(item)}
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
    gripDown: (item, event) => drag.grip(item).onPointerDown(event),
    gripClick: (item, at) => !drag.wasDragged(at) && setMoving(item),
    menu,
  })

  return (
    <div
      className={cn(
        'grid items-start gap-5',
        isWide ? 'grid-cols-[minmax(0,41fr)_minmax(0,59fr)]' : 'xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-7',
      )}
    >
      {isWide && (
        <div className="col-span-2">
          <DayChips trip={trip} items={items} day={choice.day} today={today} onDay={choice.revealDay} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
        {top}
        <TimelineCard
          trip={trip}
          items={items}
          suggestions={suggestions}
          today={today}
          selected={choice.day}
          onSelect={choice.setDay}
          renderDay={(dayItems, ideas) => (
            <DayPanel
              trip={trip}
              date={choice.day ?? trip.startDate.slice(0, 10)}
              items={dayItems}
              suggestions={ideas}
              onAdd={() => onAdd()}
              onPlan={onPlan}
              onEdit={onEdit}
              onDelete={writes.deleteItem}
              renderMenu={menu}
            />
          )}
        />
        {items.length === 0 && notes.size === 0 ? (
          <NoItems onAdd={() => onAdd()} />
        ) : (
          <ItemList
            trip={trip}
            items={items}
            now={now}
            openIds={openIds}
            dragged={drag.dragged}
            chosen={choice.stopId}
            chosenDay={isWide ? choice.day : null}
            revealed={choice.revealed}
            followed={followed}
            onFollowed={forget}
            actions={actions}
            onAdd={onAdd}
            onOptimise={setOptimised}
          />
        )}
      </div>
      {aside}
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
    </div>
  )
}

interface MoveDialogsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  moving: ItineraryItem | null
  optimised: PlainDate | null
  moves: ReturnType<typeof useMoves>
  onMoved: (id: string) => void
  onClose: () => void
}

function MoveDialogs({ trip, items, moving, optimised, moves, onMoved, onClose }: MoveDialogsProps) {
  return (
    <Suspense fallback={null}>
      {moving && (
        <MoveToDayDialog
          open
          trip={trip}
          items={items}
          item={moving}
          onClose={onClose}
          onMove={(date) => moves.toDay(moving, date) && onMoved(moving.id)}
        />
      )}
      {optimised && (
        <OptimiseDialog
          open
          dayTitle={`${dayName(trip, optimised)} · ${shortDay(optimised)}`}
          items={items}
          date={optimised}
          onClose={onClose}
          onApply={(order) => {
            moves.applyOrder(order)
            onClose()
          }}
        />
      )}
    </Suspense>
  )
}

function NoItems({ onAdd }: { onAdd: () => void }) {
  return (
    <Card padding="none">
      <h2 className="px-4 pt-4 sm:px-5">
        <span className="type-card sm:text-[1.375rem]">Activities List</span>{' '}
        <span className="ml-1 text-muted-foreground">(0 activities)</span>
      </h2>
      <EmptyState
        className="m-4 sm:m-5"
        icon={ListChecks}
        headingLevel={3}
        title="No activities planned yet"
        text="Start with the one thing you would regret missing. The rest falls into place around it."
        action={
          <Button size="sm" variant="trip-soft" icon={Plus} onClick={onAdd}>
            Add the first one
          </Button>
        }
      />
    </Card>
  )
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The same object on every render, so that rows are drawn again only when they change. */
function useStableActions(actions: ItemRowActions): ItemRowActions {
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
