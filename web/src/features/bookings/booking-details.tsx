import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { say } from '@sojourn/contract/words/say'
import Pencil from 'icon:pencil'
import { useTripPeople } from '../../queries/travellers.ts'
import { DeleteButton } from '../../ui/primitives/delete-button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Dotted } from './dotted.tsx'
import { HiddenReference } from './hidden-reference.tsx'

interface BookingDetailsProps {
  booking: Booking
  onEdit: (booking: Booking) => void
  onDelete: (booking: Booking) => void
}

/** What one asks for on the way: seats, the reference, who to call. */
export function BookingDetails({ booking, onEdit, onDelete }: BookingDetailsProps) {
  const { title, seat, terminal, address, phone, link, notes, reference } = booking
  const details = [
    seat && say(bookingsWords.seat, { seat }),
    terminal && say(bookingsWords.terminal, { terminal }),
    address,
    phone,
  ].filter((text) => typeof text === 'string' && text !== '')
  return (
    <div className="flex flex-col gap-1.5 border-t border-border pt-3 lg:ms-11">
      <WhoGoesByName booking={booking} />
      {details.length > 0 && (
        <p className="text-small [overflow-wrap:anywhere]">
          <Dotted parts={details} />
        </p>
      )}
      {notes && (
        <p
          dir="auto"
          className="text-small whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]"
        >
          {notes}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small">
        {reference && <HiddenReference title={title} reference={reference} />}
        {link && (
          <a href={safeLink(link)} target="_blank" rel="noreferrer" className="font-semibold text-info">
            {bookingsWords.open}
          </a>
        )}
        <span className="ms-auto flex">
          <IconButton
            icon={Pencil}
            size="sm"
            variant="quiet"
            label={say(bookingsWords.editBooking, { title })}
            onClick={() => onEdit(booking)}
          />
          <DeleteButton title={title} onDelete={() => onDelete(booking)} />
        </span>
      </div>
    </div>
  )
}

/** Those it is for, where that is not everybody. */
function WhoGoesByName({ booking: { tripId, travellers } }: { booking: Booking }) {
  const { people, idOf } = useTripPeople(tripId)
  if (!travellers || people.length < 2) return null
  const ids = new Set(travellers.map(idOf))
  const going = people.filter(({ id }) => ids.has(id))
  return <bdi className="text-small text-muted-foreground">{going.map(({ name }) => name).join(', ')}</bdi>
}

/** What somebody typed may lead to a page and nowhere else. */
const safeLink = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
