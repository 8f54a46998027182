import { itemText } from '@sojourn/contract/itinerary/item-form'
import type { DayReading } from '@sojourn/contract/weather/schema'
import type { EmergencyNumbers } from '@sojourn/planner/countries/country-facts'
import type { Figures } from '@sojourn/contract/units/figures'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { costText, dateRange, fullDate } from '../../browser/format.ts'
import { useToday } from '../../browser/use-today.ts'
import { useFigures } from '../../session/units.ts'
import { collectionQuery } from '../../sync/lists.ts'
import { ItemTypeIcon } from '../../ui/item-type.tsx'
import { Logo } from '../../ui/mark.tsx'
import { toast } from '../../ui/toast-store.ts'
import { membersQuery } from '../../features/members/queries.ts'
import { tripWeatherQuery } from '../../features/weather/queries.ts'
import { countryFactsQuery, emergencyLines } from './country-facts.ts'
import { type PrintDay, printDays, type PrintStop } from './print-days.ts'
import { BudgetPage, PackingPage } from './print-lists.tsx'
import { PrintMap } from './print-map.tsx'
import './print.css'

interface PrintTripProps {
  trip: Trip
  opensDialog: boolean
  onClose: () => void
}

const temperaturesText = (
  { temperature: { high, low }, unit }: DayReading,
  { degrees, units }: Figures,
): string => `${degrees(high, unit)}° / ${degrees(low, unit)}°${units.temperatureUnit}`

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** The trip on paper, for the printer only: a page for each day, then what to pack and what it cost. */
export function PrintTrip({ trip, opensDialog, onClose }: PrintTripProps) {
  const itinerary = useQuery(collectionQuery(trip.id, 'itinerary'))
  const packing = useQuery(collectionQuery(trip.id, 'packing'))
  const expenses = useQuery(collectionQuery(trip.id, 'expenses'))
  const figures = useFigures()
  const days = useMemo(() => printDays(trip, itinerary.data ?? [], figures), [trip, itinerary.data, figures])
  const [drawn, setDrawn] = useState(0)
  const countDrawn = useCallback(() => setDrawn((count) => count + 1), [])
  const weather = useQuery(tripWeatherQuery(trip))
  const facts = useQuery(countryFactsQuery(trip.countryCode))
  const reads = [itinerary, packing, expenses]
  // Weather and numbers to call are good to have; without a connection the sheet does without.
  const isReady =
    reads.every(({ data }) => data) &&
    [weather, facts].every(({ data, isFetching }) => data || !isFetching) &&
    drawn >= days.length
  const isFailed = reads.some(({ data, isFetching }) => !data && !isFetching)

  const isPrinted = useRef(false)
  useEffect(() => {
    if (!opensDialog || !isReady || isPrinted.current) return
    // Once: what others change afterwards opens no dialog.
    isPrinted.current = true
    window.print()
  }, [opensDialog, isReady])
  useEffect(() => {
    if (!isFailed) return
    const description = 'Not everything to print could be loaded. Check your connection, then try again.'
    toast({ variant: 'destructive', title: 'Printing Failed', description })
    onClose()
  }, [isFailed, onClose])

  return createPortal(
    <div className="print-trip">
      {days.map((day) => (
        <Page
          key={day.date}
          trip={trip}
          label={day.label}
          title={longDay.format(new Date(`${day.date}T12:00:00Z`))}
        >
          <Day
            trip={trip}
            day={day}
            weather={weather.data?.days.find(({ date }) => date === day.date)}
            emergency={facts.data?.emergency}
            onDrawn={countDrawn}
          />
        </Page>
      ))}
      {(packing.data ?? []).length > 0 && (
        <Page trip={trip} label={trip.title} title="Packing list">
          <PackingPage items={packing.data ?? []} />
        </Page>
      )}
      {((expenses.data ?? []).length > 0 || trip.budget !== null) && (
        <Page trip={trip} label={trip.title} title="Budget">
          <BudgetPage trip={trip} expenses={expenses.data ?? []} />
        </Page>
      )}
      {days.length === 0 && (
        <Page trip={trip} label={trip.title} title={trip.destination}>
          <p>Nothing is planned yet.</p>
        </Page>
      )}
    </div>,
    document.body,
  )
}

interface PageProps {
  trip: Trip
  label: string
  title: string
  children: ReactNode
}

function Page({ trip, label, title, children }: PageProps) {
  const today = useToday()
  const { data: members } = useQuery(membersQuery(trip.id))
  const names = (members ?? []).map(({ name }) => name)
  const about = [
    trip.title,
    dateRange(trip.startDate, trip.endDate),
    ...(names.length > 1 ? [names.join(', ')] : []),
  ]
  return (
    <article className="print-page">
      <header>
        <Logo size={24} />
        <span dir="auto">{about.join(' · ')}</span>
      </header>
      <p className="print-label">{label}</p>
      <h2>{title}</h2>
      <div className="print-body">{children}</div>
      <footer>
        Printed {fullDate(today)}. Times are local to {trip.destination}.
      </footer>
    </article>
  )
}

interface DayProps {
  trip: Trip
  day: PrintDay
  weather: DayReading | undefined
  emergency: EmergencyNumbers | undefined
  onDrawn: () => void
}

function Day({ trip, day, weather, emergency, onDrawn }: DayProps) {
  const figures = useFigures()
  const coded = day.stops.filter(({ codes }) => codes.length > 0)
  const unplaced = day.stops.filter(({ point }) => !point).map(({ number }) => number)
  return (
    <div className="print-day">
      <ol>
        {day.stops.map((stop) => (
          <Stop key={stop.item.id} stop={stop} />
        ))}
      </ol>
      <aside>
        <PrintMap trip={trip} stops={day.stops} onDrawn={onDrawn} />
        <small>
          {unplaced.length > 0 && `Not on the map: ${unplaced.join(', ')}. `}
          Ways are estimates.
        </small>
        {weather && (
          <section>
            <h3>Weather</h3>
            <p>
              <b>{temperaturesText(weather, figures)}</b>
              <small className="print-line">
                Rain chance {Math.round(weather.precipitation)}%, {weather.note}
              </small>
            </p>
          </section>
        )}
        {emergency && (
          <section>
            <h3>Emergency</h3>
            {emergencyLines(emergency).map(([who, number]) => (
              <p key={who} className="print-code">
                <span>{who}</span>
                <b>{number}</b>
              </p>
            ))}
          </section>
        )}
        {coded.length > 0 && (
          <section>
            <h3>Codes</h3>
            {coded.map(({ item, codes }) => (
              <p key={item.id} className="print-code">
                <span dir="auto">{item.title}</span>
                <b>{codes.join(', ')}</b>
              </p>
            ))}
          </section>
        )}
        <section>
          <h3>Notes</h3>
          <div className="print-lines" />
        </section>
      </aside>
    </div>
  )
}

function Stop({ stop: { number, item, way } }: { stop: PrintStop }) {
  const { time } = useFigures()
  return (
    <li>
      <span className="print-time">
        {item.time && time(item.time)}
        {item.endTime && <small>to {time(item.endTime)}</small>}
      </span>
      <span className="print-number">{number}</span>
      <div>
        <p className="print-title">
          <b dir="auto">{item.title}</b>
          {item.cost !== null && <span>{costText(item.cost, item.currency)}</span>}
        </p>
        <p className="print-place">
          <ItemTypeIcon type={item.type} size={13} />
          <span dir="auto">{item.location ?? itemText.noLocation}</span>
        </p>
        {item.description && <p dir="auto">{item.description}</p>}
        {item.notes && (
          <p dir="auto" className="print-note">
            {item.notes}
          </p>
        )}
        {way && <p className="print-way">{way}</p>}
      </div>
    </li>
  )
}
