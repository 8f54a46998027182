import type { BookingKind } from '@sojourn/contract/bookings/kinds'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import { endDate } from '@sojourn/contract/itinerary/item-end'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { addDays } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import ListX from 'icon:list-x'
import { useState } from 'react'
import { SwitchCard } from '../../ui/primitives/switch.tsx'
import { BookingDialog } from './booking-dialog.tsx'
import type { BookingDraft } from './booking-draft.ts'

const kinds: Record<string, BookingKind> = {
  flight: 'flight',
  hotel: 'stay',
  accommodation: 'stay',
  transport: 'train',
  transportation: 'train',
}

/** What is known of an activity stands in the fields; the rest is asked. */
function draftOfItem(item: ItineraryItem): Partial<BookingDraft> {
  const { title, type, date, time, endTime, location, latitude, longitude, cost, currency, notes } = item
  const kind = kinds[type] ?? 'other'
  const isStay = kind === 'stay'
  return {
    kind,
    title,
    fromDate: date,
    fromTime: time ?? '',
    toDate: isStay ? addDays(date, 1) : endTime ? endDate(item) : '',
    toTime: isStay ? '' : (endTime ?? ''),
    address: location ?? '',
    fromLatitude: latitude,
    fromLongitude: longitude,
    price: cost === null ? '' : String(cost),
    currency,
    notes: notes ?? '',
  }
}

interface MakeBookingProps {
  trip: Trip
  item: ItineraryItem
  onReplace: (item: ItineraryItem) => void
  onClose: () => void
}

/** An activity as a booking: it stays or goes, as is chosen. */
export function MakeBooking({ trip, item, onReplace, onClose }: MakeBookingProps) {
  const [replaces, setReplaces] = useState(true)
  const [prefill] = useState(() => draftOfItem(item))
  return (
    <BookingDialog
      trip={trip}
      booking={null}
      prefill={prefill}
      onSaved={() => replaces && onReplace(item)}
      onClose={onClose}
    >
      <SwitchCard
        icon={ListX}
        label={say(bookingsFormWords.replaceItem, { title: item.title })}
        hint={bookingsFormWords.replaceItemHint}
        checked={replaces}
        onChange={({ target }) => setReplaces(target.checked)}
      />
    </BookingDialog>
  )
}
