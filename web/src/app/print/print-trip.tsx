import { bookedDays } from '@sojourn/contract/bookings/booked-days'
import { exportPrintWords } from '@sojourn/contract/export/words-print'
import { countriesOf, journeyLegs, placeOfDay } from '@sojourn/contract/legs/place-of-day'
import { tripOn } from '@sojourn/contract/legs/trip-at'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { dateRange, fullDate, longDay } from '@sojourn/contract/values/date-text'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToday } from '../../browser/use-today.ts'
import { useFigures } from '../../session/units.ts'
import { Logo } from '../../ui/primitives/mark.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { membersQuery } from '../../queries/members.ts'
import { useTripWeather } from '../../queries/weather.ts'
import { countryFactsQuery, sunQuery } from './country-facts.ts'
import { Day } from './print-day.tsx'
import { DayFacts } from './day-facts.tsx'
import { printDays } from './print-days.ts'
import { printedLists } from './print-lists.tsx'
import { usePrintLists } from './print-rows.ts'
import './print.css'

interface PrintTripProps {
  trip: Trip
  opensDialog: boolean
  onClose: () => void
}

/** The trip on paper, for the printer only: a page for each day, then what to pack and what it cost. */
export function PrintTrip({ trip, opensDialog, onClose }: PrintTripProps) {
  const lists = usePrintLists(trip.id)
  const { itinerary, dayNotes, bookings, legs } = lists.rows
  const figures = useFigures()
  const days = useMemo(
    () =>
      printDays(
        trip,
        itinerary,
        dayNotes,
        figures,
        bookedDays(bookings, (date) => placeOfDay(trip, legs, date).place.timeZone ?? trip.timeZone ?? 'UTC'),
      ),
    [trip, itinerary, dayNotes, figures, bookings, legs],
  )
  const [drawn, setDrawn] = useState(0)
  const countDrawn = useCallback(() => setDrawn((count) => count + 1), [])
  const weather = useTripWeather(trip)
  const facts = useQuery(countryFactsQuery(countriesOf(trip, legs)))
  const sun = useQuery(sunQuery(trip, legs))
  // Weather and numbers to call are good to have; without a connection the sheet does without.
  const isReady =
    lists.isRead &&
    [weather, facts, sun].every(({ data, isFetching }) => data || !isFetching) &&
    drawn >= days.length
  const { isFailed } = lists
  const placeOn = (date: PlainDate) => placeName(tripOn(trip, legs, date).destination)

  const isPrinted = useRef(false)
  useEffect(() => {
    if (!opensDialog || !isReady || isPrinted.current) return
    // Once: what others change afterwards opens no dialog.
    isPrinted.current = true
    window.print()
  }, [opensDialog, isReady])
  useEffect(() => {
    if (!isFailed) return
    toast({
      variant: 'destructive',
      title: exportPrintWords.failed,
      description: exportPrintWords.failedText,
    })
    onClose()
  }, [isFailed, onClose])

  return createPortal(
    <div className="print-trip">
      {days.map((day) => (
        <Page
          key={day.date}
          trip={trip}
          label={journeyLegs(legs).length > 0 ? `${day.label} · ${placeOn(day.date)}` : day.label}
          title={longDay(day.date)}
          facts={
            <DayFacts
              day={day}
              weather={weather.data?.days.find(({ date }) => date === day.date)}
              sun={sun.data?.[day.date]}
            />
          }
        >
          <Day
            trip={tripOn(trip, legs, day.date)}
            day={day}
            emergency={facts.data?.[tripOn(trip, legs, day.date).countryCode ?? '']?.emergency}
            onDrawn={countDrawn}
          />
        </Page>
      ))}
      {printedLists(trip, lists.rows).map(({ title, content }) => (
        <Page key={title} trip={trip} label={trip.title} title={title}>
          {content}
        </Page>
      ))}
      {days.length === 0 && (
        <Page trip={trip} label={trip.title} title={trip.destination}>
          <p>{exportPrintWords.nothingPlanned}</p>
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
  facts?: ReactNode
  children: ReactNode
}

function Page({ trip, label, title, facts, children }: PageProps) {
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
      <div className="print-head">
        <h2>{title}</h2>
        {facts}
      </div>
      <div className="print-body">{children}</div>
      <footer>
        {say(exportPrintWords.footer, { date: fullDate(today), destination: trip.destination })}
      </footer>
    </article>
  )
}
