import type { Booking } from '@sojourn/contract/bookings/schema'
import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type ReactNode, Suspense } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../../ui/states/missing-panel.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { BookedPlan } from './booked/booked-plan.ts'
import { ItemList } from './item-list/item-list.tsx'
import { DayChips } from './day-chips.tsx'
import type { IdeaActions } from './timeline/suggestion-card.tsx'
import { TimelineCard } from './timeline/timeline-card.tsx'
import type { PlanChoice } from './use-plan-choice.ts'
import type { ItemWrites } from './use-item-writes.ts'
import { useRowActions } from './use-row-actions.tsx'

/** Only who opens the timeline and chooses a day sees it. */
const DayPanel = lazyPart(() => import('./timeline/day-panel.tsx').then((m) => m.DayPanel), MissingPanel)

interface ItemListViewProps {
  trip: Trip
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  onBooking: (booking: Booking) => void
  /** An activity is to become a booking. */
  onBook: (item: ItineraryItem) => void
  suggestions: readonly DaySuggestion[]
  ideaActions: IdeaActions
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
  /** In the list's head. */
  ideasDoor: ReactNode
  /** Beside the lists on a wide screen. */
  aside: ReactNode
}

export function ItemListView(props: ItemListViewProps) {
  const { trip, items, booked, onBooking, suggestions, writes, now, top } = props
  const { choice, isWide, onAdd, onEdit, onPlace, onBook, onPlan, aside } = props
  const today = now?.date ?? null
  const { menu, parts, ...rows } = useRowActions({
    trip,
    items,
    writes,
    choice,
    isWide,
    onEdit,
    onPlace,
    onBook,
  })

  const timeline = (
    <TimelineCard
      trip={trip}
      items={items}
      booked={booked}
      suggestions={suggestions}
      today={today}
      selected={choice.day}
      onSelect={choice.setDay}
      onOpen={() => void DayPanel.preload()}
      isWide={isWide}
      chips={
        <DayChips
          trip={trip}
          items={items}
          day={choice.day}
          today={today}
          onDay={choice.revealDay}
          className={isWide ? 'flex-1 py-2.5' : 'pb-2.5 ps-4'}
        />
      }
      renderDay={(dayItems, ideas) => (
        <Suspense fallback={<Skeleton className="h-40 rounded-md" />}>
          <DayPanel
            trip={trip}
            date={choice.day ?? trip.startDate.slice(0, 10)}
            items={dayItems}
            booked={booked}
            onBooking={onBooking}
            suggestions={ideas}
            ideaActions={props.ideaActions}
            onAdd={() => onAdd()}
            onPlan={onPlan}
            onEdit={onEdit}
            onDelete={writes.deleteItem}
            renderMenu={menu}
          />
        </Suspense>
      )}
    />
  )
  return (
    <div
      className={cn(
        'grid items-start gap-4',
        isWide
          ? 'grid-cols-[minmax(0,41fr)_minmax(0,59fr)]'
          : 'xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-7',
      )}
    >
      {isWide && <div className="col-span-2">{timeline}</div>}
      <div className="flex min-w-0 flex-col gap-2.5 sm:gap-4">
        {top}
        {!isWide && timeline}
        <ItemList
          trip={trip}
          items={items}
          booked={booked}
          onBooking={onBooking}
          now={now}
          chosen={choice.stopId}
          chosenDay={choice.day}
          revealed={choice.revealed}
          onAdd={onAdd}
          door={props.ideasDoor}
          {...rows}
        />
      </div>
      {aside}
      {parts}
    </div>
  )
}
