import type { Booking } from '@sojourn/contract/bookings/schema'
import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itemCount, tripDays } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { EditNote } from '../day-notes/edit-note.tsx'
import { useDayNotes } from '../day-notes/use-day-notes.ts'
import { BedRowPart, BookedRowPart } from '../plan-parts.ts'
import { ItemRow } from './item-row.tsx'
import { DayHeading } from './day-heading.tsx'
import { itemListRows } from './list-rows.ts'
import { useFollowed, useRevealed, useRowVirtualizer } from './list-scroll.ts'
import { NoItems } from './no-items.tsx'
import type { ItemRowActions } from './row-actions.ts'
import { NowLine, PastDays } from './running-rows.tsx'
import { usePastDays } from './use-past-days.ts'
import { useThread } from './use-thread.tsx'

interface ItemListProps {
  trip: Trip
  /** In their order. */
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  onBooking: (booking: Booking) => void
  /** The time at the destination while the trip runs. */
  now: LocalTime | null
  openIds: ReadonlySet<string>
  dragged: ItineraryItem | null
  /** The stop and the day that are chosen, here or elsewhere. */
  chosen: string | null
  chosenDay: PlainDate | null
  /** What was chosen elsewhere and is to be brought into view: an item, or a day's heading. */
  revealed: { key: string } | null
  /** An item to bring into view and focus, once: it was moved by key, or its neighbour was deleted. */
  followed: string | null
  onFollowed: () => void
  actions: ItemRowActions
  onAdd: (date?: PlainDate) => void
  onOptimise: (date: PlainDate) => void
  /** At the end of the list's head. */
  door: ReactNode
}

/** Draws only the rows in view, so that a trip of ten thousand items scrolls like one of ten. */
export function ItemList(props: ItemListProps) {
  const { booked, onBooking, chosen, chosenDay, revealed } = props
  const { trip, items, now, openIds, dragged, followed, onFollowed, actions, onAdd, onOptimise } = props
  const list = useRef<HTMLOListElement>(null)
  const past = usePastDays(items, now, followed ?? revealed)
  const notes = useDayNotes(trip.id)
  const [edited, setEdited] = useState<{ date: PlainDate; note: DayNote | null } | null>(null)
  const onNote = useCallback((date: PlainDate, note: DayNote | null) => setEdited({ date, note }), [])
  const rows = useMemo(() => {
    const days = [...tripDays(trip), ...notes.keys(), ...(booked?.dates ?? [])]
    const own = itemListRows(items, now && { now, isPastOpen: past.isOpen }, days)
    return booked?.rows(own, now) ?? own
  }, [items, now, past.isOpen, trip, notes, booked])
  const met = useMemo(() => booked?.overlaps(items), [booked, items])
  const thread = useThread(trip)
  const overlaps = useMemo(() => overlapsOf(items), [items])
  const virtualizer = useRowVirtualizer(list, rows, {
    dragged,
    isSought: revealed !== null || followed !== null,
  })
  useRevealed(revealed, rows, virtualizer.scrollToIndex)
  useFollowed(followed, rows, virtualizer.scrollToIndex, onFollowed)
  return (
    <Card padding="none" className="overflow-clip">
      <div className="relative">
        <h2 className="py-2 ps-4 pe-18 sm:py-2.5 sm:ps-5 sm:pe-36">
          <span className="type-card text-[1.0625rem]! sm:text-[1.1875rem]!">{itineraryWords.list}</span>{' '}
          <span className="ms-1 text-muted-foreground">({itemCount(items.length)})</span>
        </h2>
        {/* Its coming moves nothing. */}
        <div className="absolute inset-y-0 end-2 flex items-center sm:end-3">{props.door}</div>
      </div>
      {items.length === 0 && notes.size === 0 && !booked && <NoItems onAdd={() => onAdd()} />}
      <ol ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
              {...(row.kind === 'item' && { 'aria-setsize': items.length, 'aria-posinset': row.number })}
            >
              {thread.of(row)}
              {row.kind === 'past' && <PastDays trip={trip} row={row} onToggle={past.toggle} />}
              {row.kind === 'now' && <NowLine time={row.time} />}
              {row.kind === 'day' && (
                <DayHeading
                  trip={trip}
                  date={row.date}
                  items={row.items}
                  isToday={row.isToday}
                  isChosen={row.date === chosenDay}
                  notes={notes.get(row.date)}
                  booked={row.booked}
                  place={thread.named(row.date)}
                  onAdd={onAdd}
                  onNote={onNote}
                  onOptimise={onOptimise}
                />
              )}
              <Suspense>
                {row.kind === 'booked' && (
                  <BookedRowPart stop={row.stop} zone={row.zone} onOpen={onBooking} />
                )}
                {row.kind === 'bed' && <BedRowPart bed={row.bed} onOpen={onBooking} />}
              </Suspense>
              {row.kind === 'item' && (
                <ItemRow
                  item={row.item}
                  number={row.number}
                  isOpen={openIds.has(row.item.id)}
                  isDone={row.isDone}
                  isChosen={row.item.id === chosen}
                  isDragged={row.item.id === dragged?.id}
                  overlap={overlaps.get(row.item.id)}
                  booked={met?.get(row.item.id)}
                  actions={actions}
                />
              )}
            </li>
          )
        })}
      </ol>
      {edited && <EditNote trip={trip} {...edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
