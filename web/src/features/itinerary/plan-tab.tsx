import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { dayNumber, presetDay } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useToday } from '../../browser/use-today.ts'
import { collectionQuery } from '../../sync/lists.ts'
import { lazyPart, MissingDialog } from '../../ui/lazy-part.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { segmentedTabId } from '../../ui/segmented.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { ActivitiesView } from './activities-view.tsx'
import type { ItemDrafts, ItemTask } from './item-dialog.tsx'
import { PlanToolbar, usePlanView } from './plan-toolbar.tsx'
import { type ItemWrites, itemWrites } from './use-item-writes.ts'

const ItemDialog = lazyPart(() => import('./item-dialog.tsx').then((m) => m.ItemDialog), MissingDialog)

interface PlanTabProps {
  trip: Trip
  /** The Destination view. */
  destination: ReactNode
  /** The Map view. */
  renderMap: (props: { onAdd: () => void; writes: ItemWrites }) => ReactNode
  /** The glance panel beside the activities. */
  renderGlance: (showMap: () => void) => ReactNode
  /** Ideas of the planner that are not in the plan yet. */
  suggestions: readonly DaySuggestion[]
  /** The Smart Itinerary Planner; asked for once it was opened. */
  renderPlanner: (props: { open: boolean; date: PlainDate | null; onClose: () => void }) => ReactNode
}

const panelId = 'plan-view'
const noItems: readonly ItineraryItem[] = []

export function PlanTab(props: PlanTabProps) {
  const { trip, destination, renderMap, renderGlance, suggestions, renderPlanner } = props
  const query = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = query.data ?? noItems
  const isLoaded = Boolean(query.data)
  const writes = itemWrites(trip.id)
  const today = useToday()
  const [view, setView] = usePlanView()
  const [selectedDay, setSelectedDay] = useSelectedDay(trip)
  const [task, setTask] = useState<(ItemTask & { nth: number }) | null>(null)
  const [drafts] = useState((): ItemDrafts => new Map())
  const [isTaskOpen, setIsTaskOpen] = useState(false)
  const [isPlanning, setIsPlanning] = useState<boolean | null>(null)

  function open(next: ItemTask) {
    setTask((before) => ({ ...next, nth: (before?.nth ?? 0) + 1 }))
    setIsTaskOpen(true)
  }
  const add = (date?: PlainDate) => open({ kind: 'add', date: date ?? selectedDay ?? presetDay(trip, today) })
  const edit = (item: ItineraryItem) => open({ kind: 'edit', item })
  const plan = () => setIsPlanning(true)

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PlanToolbar panelId={panelId} view={view} onView={setView} onAdd={() => add()} onPlan={plan} />
      <div id={panelId} role="tabpanel" aria-labelledby={segmentedTabId(panelId, view)}>
        {view !== 'destination' && !query.data && (
          <QueryState
            read={query}
            loading={<PlanSkeleton />}
            title="The plan could not be loaded"
            text="Your activities are safe on the server. Check the connection and try again."
          />
        )}
        {view === 'destination' && destination}
        {isLoaded && view === 'map' && renderMap({ onAdd: () => add(), writes })}
        {isLoaded && view === 'activities' && (
          <ActivitiesView
            trip={trip}
            items={items}
            suggestions={suggestions}
            writes={writes}
            selectedDay={selectedDay}
            onSelectDay={setSelectedDay}
            onAdd={add}
            onEdit={edit}
            onPlan={plan}
            aside={renderGlance(() => setView('map'))}
          />
        )}
      </div>
      {task && (
        <Suspense>
          <ItemDialog
            key={task.nth}
            trip={trip}
            items={items}
            task={task}
            open={isTaskOpen}
            drafts={drafts}
            onClose={() => setIsTaskOpen(false)}
          />
        </Suspense>
      )}
      {isPlanning !== null &&
        renderPlanner({ open: isPlanning, date: selectedDay, onClose: () => setIsPlanning(false) })}
    </div>
  )
}

/** A day that was cut off the trip is no longer selected, nor the one to add to. */
function useSelectedDay(trip: Trip) {
  const [day, setDay] = useState<PlainDate | null>(null)
  return [day && dayNumber(trip, day) !== null ? day : null, setDay] as const
}

function PlanSkeleton() {
  return (
    <DelayedSkeleton label="Loading the plan…" className="flex flex-col gap-5">
      <Skeleton className="h-[76px] rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </DelayedSkeleton>
  )
}
