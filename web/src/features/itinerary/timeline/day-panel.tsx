import { thousands } from '@sojourn/contract/values/thousands'
import { dayNoteText } from '@sojourn/contract/day-notes/note-form'
import type { DayNote } from '@sojourn/contract/day-notes/schema'
import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { counted } from '@sojourn/contract/trips/duration'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { shortDay } from '@sojourn/contract/values/date-text'
import CalendarPlus from 'icon:calendar-plus'
import Plus from 'icon:plus'
import Sparkles from 'icon:sparkles'
import StickyNote from 'icon:sticky-note'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { EditNote } from '../day-notes/edit-note.tsx'
import { NoteText } from '../day-notes/note-text.tsx'
import { useDayNotes } from '../day-notes/use-day-notes.ts'
import { dayName } from '../day-text.ts'
import { DayItem } from './day-item.tsx'
import { DayIdeaCard } from './suggestion-card.tsx'

interface DayPanelProps {
  trip: Trip
  date: PlainDate
  items: readonly ItineraryItem[]
  suggestions: readonly DaySuggestion[]
  onAdd: () => void
  onPlan: () => void
  onEdit: (item: ItineraryItem) => void
  onDelete: (item: ItineraryItem) => void
  /** The ways to move an item. */
  renderMenu: (item: ItineraryItem) => ReactNode
}

/** A day of thousands is read in the list below, which draws only what is in view. */
const mostShown = 50

/** What the selected day holds: the own activities, and ideas that are not part of the plan yet. */
export function DayPanel(props: DayPanelProps) {
  const { trip, date, items, suggestions, onEdit, onDelete, renderMenu } = props
  const overlaps = useMemo(() => overlapsOf(items), [items])
  return (
    <div
      className={cn(
        'grid gap-6 md:gap-5',
        suggestions.length > 0 ? 'md:grid-cols-2' : 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      <section className="min-w-0">
        <PanelTitle title="Your Activities" note={`${dayName(trip, date)} · ${shortDay(date)}`} />
        <DayNotePart trip={trip} date={date} />
        {items.length === 0 ? (
          <EmptyDay {...props} />
        ) : (
          <ol className="mt-3">
            {items.slice(0, mostShown).map((item, index) => (
              <DayItem
                key={item.id}
                item={item}
                overlap={overlaps.get(item.id)}
                isLast={index === items.length - 1}
                onEdit={() => onEdit(item)}
                onDelete={() => onDelete(item)}
                menu={renderMenu(item)}
              />
            ))}
          </ol>
        )}
        {items.length > mostShown && (
          <p className="text-small text-muted-foreground">
            {thousands(items.length - mostShown)} more are in the Activities List.
          </p>
        )}
      </section>
      <section className="min-w-0">
        <PanelTitle
          title="AI Suggestions"
          icon
          note={suggestions.length > 0 ? counted(suggestions.length, 'idea') : undefined}
        />
        {suggestions.length === 0 ? (
          <p className="mt-3 text-small text-muted-foreground">
            No ideas for this day yet. The Smart Itinerary Planner puts them here.
          </p>
        ) : (
          <ul className="mt-3 flex flex-col gap-3">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <DayIdeaCard suggestion={suggestion} currency={trip.currency} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function DayNotePart({ trip, date }: Pick<DayPanelProps, 'trip' | 'date'>) {
  const notes = useDayNotes(trip.id).get(date) ?? []
  const [edited, setEdited] = useState<DayNote | 'new' | null>(null)
  return (
    <>
      <NoteText notes={notes} label={`Note for ${dayName(trip, date)}`} onEdit={setEdited} className="mt-1" />
      {notes.length === 0 && (
        <Button
          size="sm"
          variant="ghost"
          icon={StickyNote}
          className="-ml-3"
          onClick={() => setEdited('new')}
        >
          {dayNoteText.add}
        </Button>
      )}
      {edited && (
        <EditNote
          trip={trip}
          date={date}
          note={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function PanelTitle({ title, note, icon = false }: { title: string; note?: string; icon?: boolean }) {
  return (
    <div className="flex items-center gap-2">
      {icon && <Sparkles size={18} className="text-ai" />}
      <h3 className="font-bold">{title}</h3>
      {note && <span className="ml-auto text-small text-muted-foreground">{note}</span>}
    </div>
  )
}

function EmptyDay({ onAdd, onPlan }: Pick<DayPanelProps, 'onAdd' | 'onPlan'>) {
  return (
    <EmptyState
      className="mt-3"
      icon={CalendarPlus}
      headingLevel={4}
      title="No activities planned for this day"
      text="Let the Smart Itinerary Planner fill it, or add one yourself."
      action={
        <>
          <Button size="sm" variant="soft" icon={Sparkles} onClick={onPlan}>
            Plan this day
          </Button>
          <Button size="sm" variant="trip-soft" icon={Plus} onClick={onAdd}>
            Add yourself
          </Button>
        </>
      }
    />
  )
}
