import { bookingCodes } from '@sojourn/contract/itinerary/booking-codes'
import { itemText } from '@sojourn/contract/itinerary/item-form'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Night } from '@sojourn/contract/itinerary/tonight'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { DayReading } from '@sojourn/contract/weather/schema'
import type { EmergencyNumbers } from '@sojourn/planner/countries/country-facts'
import BedDouble from 'icon:bed-double'
import Car from 'icon:car'
import CloudSun from 'icon:cloud-sun'
import KeyRound from 'icon:key-round'
import NotebookPen from 'icon:notebook-pen'
import Siren from 'icon:siren'
import Sunrise from 'icon:sunrise'
import TicketCheck from 'icon:ticket-check'
import Umbrella from 'icon:umbrella'
import type { ReactNode } from 'react'
import { costText } from '../../browser/format.ts'
import { useFigures } from '../../session/units.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { ItemTypeIcon } from '../../trip-parts/item-type.tsx'
import { emergencyLines, type SunTimes } from './country-facts.ts'
import type { PrintDay, PrintStop } from './print-days.ts'
import { PrintMap } from './print-map.tsx'

interface DayFactsProps {
  day: PrintDay
  weather: DayReading | undefined
  sun: SunTimes | undefined
}

/** What the day is like: the weather, the light, and how far it goes. */
export function DayFacts({ day: { distanceM }, weather, sun }: DayFactsProps) {
  const { degrees, units, span, distance } = useFigures()
  const source = weather?.source === 'climate' ? 'typical' : weather?.source
  return (
    <p className="print-facts">
      {weather && (
        <>
          <span>
            <CloudSun size={15} />
            {degrees(weather.temperature.high, weather.unit)}° /{' '}
            {degrees(weather.temperature.low, weather.unit)}°{units.temperatureUnit}, {source}
          </span>
          <span>
            <Umbrella size={15} />
            {Math.round(weather.precipitation)}%
          </span>
        </>
      )}
      {sun && (
        <span>
          <Sunrise size={15} />
          {span(sun.rise, sun.set)}
        </span>
      )}
      {distanceM > 0 && (
        <span>
          <Car size={15} />
          {distance(distanceM)}
        </span>
      )}
    </p>
  )
}

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
        {day.night && <Tonight night={day.night} />}
        {coded.length > 0 && (
          <Block icon={KeyRound} title="Codes">
            {coded.map(({ item, codes }) => (
              <p key={item.id} className="print-code">
                <span dir="auto">{item.title}</span>
                <b>{codes.join(', ')}</b>
              </p>
            ))}
          </Block>
        )}
        {emergency && (
          <Block icon={Siren} title="Emergency">
            {emergencyLines(emergency).map(([who, number]) => (
              <p key={who} className="print-call">
                <b>{number}</b>
                <span>{who}</span>
              </p>
            ))}
          </Block>
        )}
        <Block icon={NotebookPen} title="Notes">
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

const Tonight = ({ night: { bed, name, number, of } }: { night: Night<ItineraryItem> }) => (
  <Block icon={BedDouble} title="Tonight">
    <p dir="auto">
      <b>{name}</b>
    </p>
    {bed.location && <p dir="auto">{bed.location}</p>}
    <p>
      Night {number} of {of}
    </p>
  </Block>
)

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
        {item.location !== item.title && (
          <p className="print-place">
            <ItemTypeIcon type={item.type} size={13} />
            <span dir="auto">{item.location ?? itemText.noLocation}</span>
          </p>
        )}
        {item.description && <p dir="auto">{item.description}</p>}
        {item.notes && <Note text={item.notes} />}
        {way && (
          <p className="print-way">
            <Car size={13} />
            {way}
          </p>
        )}
      </div>
    </li>
  )
}

/** What somebody asks for at a door is found without reading. */
function Note({ text }: { text: string }) {
  if (bookingCodes(text).length === 0)
    return (
      <p dir="auto" className="print-note">
        {text}
      </p>
    )
  return (
    <p className="print-boxed">
      <TicketCheck size={14} />
      <b dir="auto">{text}</b>
    </p>
  )
}
