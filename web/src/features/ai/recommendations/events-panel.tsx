import { aiEventsWords } from '@sojourn/contract/ai/words-events'
import { aiWords } from '@sojourn/contract/ai/words'
import type { LocalEvent } from '@sojourn/contract/ai/schema'
import { eventTime } from '@sojourn/contract/ai/times'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { dateRange, monthDay } from '@sojourn/contract/values/date-text'
import type { Told } from '@sojourn/contract/words/tell-all'
import MapPin from 'icon:map-pin'
import Ticket from 'icon:ticket'
import { costText } from '../../../browser/format.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { SaveIdea } from '../../../trip-parts/save-idea.tsx'
import { AddButton } from '../add-button.tsx'
import { addIdea } from '../add-idea.ts'
import { languageOf } from '../../../session/language-of.ts'
import { useTold } from '../../../session/use-told.ts'
import { useAdded } from '../added-marks.ts'

const eventTexts = { 'ai-events': aiEventsWords }

interface EventsPanelProps {
  trip: Trip
  items: readonly ItineraryItem[]
  events: readonly LocalEvent[]
}

export function EventsPanel({ trip, items, events }: EventsPanelProps) {
  const isAdded = useAdded(trip.id, items)
  const told = useTold(events, eventTexts)
  const save = useSave(({ id, title, date, location, description, price, category }: Told<LocalEvent>) => {
    const when = { date: date.slice(0, 10), time: eventTime }
    const words = { title, description, location, notes: category }
    const fields = { ...words, ...when, type: 'event' as const, cost: price }
    return addIdea({ tripId: trip.id, ideaId: id, failure: aiWords.addEventFailed, fields })
  })
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      {told.map((event, at) => (
        <li key={event.id} className="min-w-0">
          <EventCard
            event={event}
            tripId={trip.id}
            language={languageOf(events[at]?.description)}
            currency={trip.currency}
            isAdded={isAdded({ id: event.id, title: event.title, date: event.date.slice(0, 10) })}
            busy={save.isPending && save.variables.id === event.id}
            onAdd={() => save.mutate(event)}
          />
        </li>
      ))}
    </ul>
  )
}

interface EventCardProps {
  event: Told<LocalEvent>
  tripId: number
  /** Of its description. */
  language: 'en' | undefined
  currency: Currency
  isAdded: boolean
  busy: boolean
  onAdd: () => void
}

function EventCard({ event, tripId, language, currency, isAdded, busy, onAdd }: EventCardProps) {
  const { title, description, category, date, endDate, isDateCertain, location, price, popularity } = event
  const [month, number] = monthDay(date).split(' ')
  return (
    <Card className="flex h-full flex-col [overflow-wrap:anywhere]">
      <div className="flex items-start gap-3">
        <p className="flex size-14 shrink-0 flex-col items-center justify-center rounded-md bg-trip-wash text-trip">
          <span className="text-caption leading-none font-bold">{month}</span>
          <span className="font-display text-[1.5rem] leading-tight font-medium tabular-nums">{number}</span>
        </p>
        <div className="min-w-0 flex-1">
          <h3 lang="en" className="type-card">
            {title}
          </h3>
          <div className="mt-1 flex flex-wrap gap-1.5">
            <Badge shape="tag">{category}</Badge>
            {!isDateCertain && (
              <Badge shape="tag" tone="warning">
                {aiWords.checkDate}
              </Badge>
            )}
          </div>
        </div>
      </div>
      <p lang={language} className="mt-3 text-small text-muted-foreground">
        {description}
      </p>
      {endDate.slice(0, 10) > date.slice(0, 10) && (
        <p className="mt-1 text-small font-medium">{dateRange(date, endDate)}</p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <IconFact icon={Ticket} name={aiWords.price} text={costText(price, currency)} />
        <IconFact icon={MapPin} name={aiWords.location} text={location} isWritten />
        <li>
          <Popularity value={popularity} />
        </li>
      </ul>
      <AddButton title={title} isAdded={isAdded} busy={busy} onAdd={onAdd}>
        <SaveIdea
          tripId={tripId}
          idea={{
            title,
            type: 'event',
            location,
            cost: price,
            // An event has its days: they are what one would forget.
            notes: `${dateRange(date, endDate)}. ${description}`,
          }}
        />
      </AddButton>
    </Card>
  )
}

const pips = [1, 2, 3, 4, 5]

function Popularity({ value }: { value: number }) {
  const text = `${Number.isInteger(value) ? value : value.toFixed(1)}/5`
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="sr-only">{aiWords.popularity} </span>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {pips.map((pip) => (
          <span
            key={pip}
            className={cn('size-2 rounded-full', pip <= Math.round(value) ? 'bg-trip' : 'bg-sunken')}
          />
        ))}
      </span>
      {text}
    </span>
  )
}
