import { amongStops } from '@sojourn/contract/bookings/booked-days'
import type { BedBooked } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bedText } from '@sojourn/contract/bookings/stop-text'
import { exportPrintWords } from '@sojourn/contract/export/words-print'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Night } from '@sojourn/contract/itinerary/tonight'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import type { EmergencyNumbers } from '@sojourn/planner/countries/country-facts'
import BedDouble from 'icon:bed-double'
import KeyRound from 'icon:key-round'
import NotebookPen from 'icon:notebook-pen'
import Siren from 'icon:siren'
import type { ReactNode } from 'react'
import type { Icon } from '../../ui/primitives/icon.ts'
import { emergencyLines } from './country-facts.ts'
import { areReferencesPrinted } from '../../browser/references-on-paper.ts'
import { PrintedBooking } from './print-booked.tsx'
import type { PrintDay } from './print-days.ts'
import { PrintMap } from './print-map.tsx'
import { PrintedStop } from './print-stop.tsx'
import './print-day.css'

interface DayProps {
  trip: Trip
  day: PrintDay
  emergency: EmergencyNumbers | undefined
  onDrawn: () => void
}

export function Day({ trip, day, emergency, onDrawn }: DayProps) {
  const coded = day.stops.filter(({ codes }) => codes.length > 0)
  const unplaced = day.stops.filter(({ point }) => !point).map(({ number }) => number)
  return (
    <div className="print-day">
      <ol>
        {amongStops(
          day.stops.map((stop) => ({ stop, time: stop.item.time })),
          day.booked,
        ).map(({ item, stop }) =>
          stop ? (
            <PrintedBooking
              key={`${stop.booking.id}-${stop.end}`}
              stop={stop}
              hasReference={areReferencesPrinted()}
            />
          ) : (
            <PrintedStop key={item.stop.item.id} stop={item.stop} />
          ),
        )}
      </ol>
      <aside>
        <PrintMap trip={trip} stops={day.stops} onDrawn={onDrawn} />
        <small>
          {unplaced.length > 0
            ? say(exportPrintWords.notOnMap, { numbers: unplaced.join(', ') })
            : exportPrintWords.ways}
        </small>
        {day.bed ? <BookedNight bed={day.bed} /> : day.night && <Tonight night={day.night} />}
        {coded.length > 0 && (
          <Block icon={KeyRound} title={exportPrintWords.codes}>
            {coded.map(({ item, codes }) => (
              <p key={item.id} className="print-code">
                <span dir="auto">{item.title}</span>
                <b>{codes.join(', ')}</b>
              </p>
            ))}
          </Block>
        )}
        {emergency && (
          <Block icon={Siren} title={exportPrintWords.emergency}>
            {emergencyLines(emergency).map(([who, number]) => (
              <p key={who} className="print-call">
                <b>{number}</b>
                <span>{who}</span>
              </p>
            ))}
          </Block>
        )}
        <Block icon={NotebookPen} title={exportPrintWords.notes}>
          {day.notes.map((note) => (
            <p key={note} dir="auto" className="print-note">
              {note}
            </p>
          ))}
          <div className="print-lines" />
        </Block>
      </aside>
    </div>
  )
}

interface BlockProps {
  icon: Icon
  title: string
  children: ReactNode
}

const Block = ({ icon: Glyph, title, children }: BlockProps) => (
  <section>
    <h3>
      <Glyph size={16} />
      {title}
    </h3>
    {children}
  </section>
)

function BookedNight({ bed: { booking, night, of } }: { bed: BedBooked<Booking> }) {
  const address = booking.address ?? booking.fromPlace
  return (
    <Block icon={BedDouble} title={exportPrintWords.tonight}>
      <p dir="auto">
        <b>{booking.kind === 'stay' ? booking.title : bedText(booking)}</b>
      </p>
      {booking.kind === 'stay' && address && <p dir="auto">{address}</p>}
      {of > 1 && <p>{say(exportPrintWords.nightOf, { number: night, total: of })}</p>}
    </Block>
  )
}

const Tonight = ({ night: { bed, name, number, of } }: { night: Night<ItineraryItem> }) => (
  <Block icon={BedDouble} title={exportPrintWords.tonight}>
    <p dir="auto">
      <b>{name}</b>
    </p>
    {bed.location && <p dir="auto">{bed.location}</p>}
    <p>{say(exportPrintWords.nightOf, { number, total: of })}</p>
  </Block>
)
