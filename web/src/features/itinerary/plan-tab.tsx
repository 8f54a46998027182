import type { Booking } from '@sojourn/contract/bookings/schema'
import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { presetDay } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { phaseOf } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { useTripTime } from '../../queries/where.ts'
import { useMedia } from '../../browser/use-media.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { segmentedTabId } from '../../ui/primitives/segmented.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { useBooked } from './booked/use-booked.ts'
import { ItemListView } from './item-list-view.tsx'
import { PlanTopPart } from './plan-parts.ts'
import { PlanToolbar, usePlanView } from './plan-toolbar.tsx'
import { usePlanTop } from './today/use-plan-top.tsx'
import { besideMap } from './wide.ts'
import { type PlanChoice, usePlanChoice } from './use-plan-choice.ts'
import type { IdeaActions } from './timeline/suggestion-card.tsx'
import { useItemTask } from './use-item-task.tsx'
import { type ItemWrites, itemWrites } from './use-item-writes.ts'

interface PlanTabProps {
  trip: Trip
  /** The Destination view. */
  destination: ReactNode
  /** The Bookings view. */
  bookings: ReactNode
  /** The dialog of a booking that was pressed. */
  renderBooking: (props: { booking: Booking; onClose: () => void }) => ReactNode
  /** The dialog in which an activity becomes a booking. */
  renderMakeBooking: (props: {
    item: ItineraryItem
    onReplace: (item: ItineraryItem) => void
    onClose: () => void
  }) => ReactNode
  /** The Map view. */
  renderMap: (props: { choice: PlanChoice; onAdd: () => void; writes: ItemWrites }) => ReactNode
  /** The glance panel beside the activities, on a wide screen the map. */
  renderGlance: (props: { choice: PlanChoice; onShowMap: () => void }) => ReactNode
  /** Opens the ideas, where they do not stand beside the list. */
  ideasDoor: ReactNode
  /** Money and sky of the day, while the trip runs. */
  renderToday: (props: { today: PlainDate; className: string }) => ReactNode
  /** Ideas of the planner that are not in the plan yet. */
  suggestions: readonly DaySuggestion[]
  ideaActions: IdeaActions
  /** The Smart Itinerary Planner; asked for once it was opened. */
  renderPlanner: (props: { open: boolean; date: PlainDate | null; onClose: () => void }) => ReactNode
}

const panelId = 'plan-view'
const noItems: readonly ItineraryItem[] = []

export function PlanTab(props: PlanTabProps) {
  const { trip, destination, renderMap, renderGlance, renderToday, suggestions, renderPlanner } = props
  const query = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = query.data ?? noItems
  const writes = itemWrites(trip.id)
  const now = useTripTime(trip)
  const phase = phaseOf(trip, now.date)
  const [view, setView] = usePlanView()
  const choice = usePlanChoice(trip, now.date)
  const booked = useBooked(trip)
  const [booking, setBooking] = useState<Booking | null>(null)
  const [item, setBooked] = useState<ItineraryItem | null>(null)
  const [isPlanning, setIsPlanning] = useState<boolean | null>(null)

  const { edit, dialog, ...task } = useItemTask(trip, items)
  const add = (date?: PlainDate) => task.add(date ?? choice.day ?? presetDay(trip, now.date))
  const plan = () => setIsPlanning(true)
  const isRunning = phase.kind === 'running'
  const isWide = useMedia(besideMap)
  function showOnMap(id: string) {
    choice.setStop(id)
    if (!isWide) setView('map')
  }
  function placeOnMap(id: string) {
    choice.placing.set(id)
    if (!isWide) setView('map')
  }
  const { first, top } = usePlanTop(
    <Top
      trip={trip}
      items={items}
      now={now}
      phase={phase}
      booked={booked}
      onBooking={setBooking}
      onShowMap={showOnMap}
    />,
    isRunning && renderToday({ today: now.date, className: 'sm:grid-cols-2' }),
  )

  return (
    <div className="flex flex-col gap-2.5 sm:gap-4">
      {view === 'activities' && first}
      <PlanToolbar
        panelId={panelId}
        view={view}
        onView={setView}
        onAdd={() => add()}
        onPlan={plan}
        isRunning={isRunning}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={segmentedTabId(panelId, view)}>
        {view === 'destination' ? (
          destination
        ) : view === 'bookings' ? (
          props.bookings
        ) : !query.data ? (
          <QueryState
            read={query}
            loading={<PlanSkeleton />}
            title={itineraryWords.notLoaded}
            text={itineraryWords.notLoadedText}
          />
        ) : view === 'map' ? (
          renderMap({ choice, onAdd: () => add(), writes })
        ) : (
          <ItemListView
            trip={trip}
            items={items}
            booked={booked}
            onBooking={setBooking}
            onBook={setBooked}
            suggestions={suggestions}
            ideaActions={props.ideaActions}
            writes={writes}
            now={isRunning ? now : null}
            top={top}
            choice={choice}
            isWide={isWide}
            onAdd={add}
            onEdit={edit}
            onPlace={placeOnMap}
            onPlan={plan}
            ideasDoor={props.ideasDoor}
            aside={renderGlance({ choice, onShowMap: () => setView('map') })}
          />
        )}
      </div>
      {dialog}
      {booking && props.renderBooking({ booking, onClose: () => setBooking(null) })}
      {item &&
        props.renderMakeBooking({ item, onReplace: writes.deleteItem, onClose: () => setBooked(null) })}
      {isPlanning !== null &&
        renderPlanner({ open: isPlanning, date: choice.day, onClose: () => setIsPlanning(false) })}
    </div>
  )
}

/** What the plan begins with once its trip has begun. */
function Top(props: ComponentProps<typeof PlanTopPart>) {
  const { items, booked, phase } = props
  if (phase.kind === 'before' || (items.length === 0 && !booked)) return null
  const place = phase.kind === 'running' && (
    <DelayedSkeleton label={itineraryWords.loading}>
      <Skeleton className="h-71 rounded-lg" />
    </DelayedSkeleton>
  )
  return (
    <Suspense fallback={place}>
      <PlanTopPart {...props} />
    </Suspense>
  )
}

function PlanSkeleton() {
  return (
    <DelayedSkeleton label={itineraryWords.loading} className="flex flex-col gap-3 sm:gap-4">
      <Skeleton className="h-[94px] rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </DelayedSkeleton>
  )
}
