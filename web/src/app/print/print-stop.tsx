import { exportPrintWords } from '@sojourn/contract/export/words-print'
import { bookingCodes } from '@sojourn/contract/itinerary/booking-codes'
import { endText } from '@sojourn/contract/itinerary/item-end'
import { isPlaceOfTitle } from '@sojourn/contract/itinerary/place-of-title'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { say } from '@sojourn/contract/words/say'
import Car from 'icon:car'
import TicketCheck from 'icon:ticket-check'
import { costText } from '../../browser/format.ts'
import { useFigures } from '../../session/units.ts'
import { ItemTypeIcon } from '../../trip-parts/item-type.tsx'
import type { PrintStop } from './print-days.ts'
import './print-stop.css'

export function PrintedStop({ stop: { number, item, way } }: { stop: PrintStop }) {
  const { time } = useFigures()
  return (
    <li className="print-stop">
      <span className="print-time">
        {item.time && time(item.time)}
        {item.endTime && <small>{say(exportPrintWords.until, { time: endText(item, time) })}</small>}
      </span>
      <span className="print-number">{number}</span>
      <div>
        <p className="print-title">
          <b dir="auto">{item.title}</b>
          {item.cost !== null && <span>{costText(item.cost, item.currency)}</span>}
        </p>
        {!isPlaceOfTitle(item) && (
          <p className="print-place">
            <ItemTypeIcon type={item.type} size={13} />
            <span dir="auto">{item.location ?? itineraryWords.noLocation}</span>
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
