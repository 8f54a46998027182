import { thousands } from '@sojourn/contract/values/thousands'
import { amongStops } from '@sojourn/contract/bookings/booked-days'
import type { Booking } from '@sojourn/contract/bookings/schema'
import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import { overlapsOf } from '@sojourn/contract/itinerary/overlap'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { shortDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Sparkles from 'icon:sparkles'
import { type ReactNode, useMemo } from 'react'
import { cn } from '../../../ui/primitives/cn.ts'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { dayName } from '../day-text.ts'
import { BookedDayItem } from './booked-day-item.tsx'
import { DayItem } from './day-item.tsx'
import { DayNotePart } from './day-note-part.tsx'
import { EmptyDay } from './empty-day.tsx'
import { DayIdeaCard, type IdeaActions } from './suggestion-card.tsx'

interface DayPanelProps {
  trip: Trip
  date: PlainDate
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  onBooking: (booking: Booking) => void
  suggestions: readonly DaySuggestion[]
  ideaActions: IdeaActions
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
  const { trip, date, items, booked, onBooking, suggestions, onAdd, onPlan, onEdit, onDelete, renderMenu } =
    props
  const overlaps = useMemo(() => overlapsOf(items), [items])
  const met = useMemo(() => booked?.overlaps(items), [booked, items])
  const rows = amongStops(items.slice(0, mostShown), booked?.stops.get(date) ?? [])
  return (
    <div
      className={cn(
        'grid gap-6 md:gap-5',
        suggestions.length > 0 ? 'md:grid-cols-2' : 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      <section className="min-w-0">
        <PanelTitle
          title={itineraryTimelineWords.yourActivities}
          note={`${dayName(trip, date)} · ${shortDay(date)}`}
        />
        <DayNotePart trip={trip} date={date} />
        {rows.length === 0 ? (
          <EmptyDay onAdd={onAdd} onPlan={onPlan} />
        ) : (
          <ol className="mt-3">
            {rows.map(({ item, stop }, index) =>
              stop ? (
                <BookedDayItem
                  key={`${stop.booking.id}-${stop.end}`}
                  stop={stop}
                  isLast={index === rows.length - 1}
                  onOpen={onBooking}
                />
              ) : (
                <DayItem
                  key={item.id}
                  item={item}
                  overlap={overlaps.get(item.id)}
                  booked={met?.get(item.id)}
                  isLast={index === rows.length - 1 && items.length <= mostShown}
                  onEdit={() => onEdit(item)}
                  onDelete={() => onDelete(item)}
                  menu={renderMenu(item)}
                />
              ),
            )}
          </ol>
        )}
        {items.length > mostShown && (
          <p className="text-small text-muted-foreground">
            {say(itineraryTimelineWords.moreInList, { more: thousands(items.length - mostShown) })}
          </p>
        )}
      </section>
      <section className="min-w-0">
        <PanelTitle
          title={itineraryTimelineWords.ideas}
          icon
          note={
            suggestions.length > 0
              ? say(itineraryTimelineWords.ideaCount, { count: suggestions.length })
              : undefined
          }
        />
        {suggestions.length === 0 ? (
          <p className="mt-3 text-small text-muted-foreground">{itineraryTimelineWords.noIdeas}</p>
        ) : (
          <ul className="mt-3 flex flex-col gap-3">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <DayIdeaCard suggestion={suggestion} currency={trip.currency} actions={props.ideaActions} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function PanelTitle({ title, note, icon = false }: { title: string; note?: string; icon?: boolean }) {
  return (
    <div className="flex items-center gap-2">
      {icon && <Sparkles size={18} className="text-ai" />}
      <h3 className="font-bold">{title}</h3>
      {note && <span className="ms-auto text-small text-muted-foreground">{note}</span>}
    </div>
  )
}
