import { journeyMinutes, layOverBetween } from '@sojourn/contract/bookings/journeys'
import { lengthText } from '@sojourn/contract/bookings/length-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsKindsWords } from '@sojourn/contract/bookings/words-kinds'
import { bookingsPaymentsWords } from '@sojourn/contract/bookings/words-payments'
import { bookingsStatusesWords } from '@sojourn/contract/bookings/words-statuses'
import { say } from '@sojourn/contract/words/say'
import Hourglass from 'icon:hourglass'
import Lock from 'icon:lock'
import Pencil from 'icon:pencil'
import Wallet from 'icon:wallet'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../browser/format.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { useTripPeople } from '../../queries/travellers.ts'
import { Faces } from '../../trip-parts/party-name.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { DeleteButton } from '../../ui/primitives/delete-button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { BookingTimes } from './booking-facts.tsx'
import { kindIcon } from '../../trip-parts/booked-mark.tsx'
import { HiddenReference } from './hidden-reference.tsx'

interface BookingCardProps {
  /** One booking, or the rides of one journey. */
  journey: readonly Booking[]
  /** The trip's own. */
  zone: string
  onEdit: (booking: Booking) => void
  onDelete: (booking: Booking) => void
}

export function BookingCard({ journey, zone, onEdit, onDelete }: BookingCardProps) {
  const length = journey.length > 1 ? journeyMinutes(journey, zone) : null
  return (
    <Card padding="none" dashed={journey.every(({ status }) => status === 'cancelled')}>
      {journey.length > 1 && (
        <p className="px-4 pt-3 text-small text-muted-foreground">
          {say(bookingsWords.journey, { count: journey.length })}
          {length !== null && ` · ${lengthText(length)}`}
        </p>
      )}
      {journey.map((booking, at) => (
        <div key={booking.id}>
          <LayOver before={journey[at - 1]} booking={booking} zone={zone} />
          <BookingPart booking={booking} zone={zone} onEdit={onEdit} onDelete={onDelete} />
        </div>
      ))}
    </Card>
  )
}

function LayOver({ before, booking, zone }: { before: Booking | undefined; booking: Booking; zone: string }) {
  const pause = before ? layOverBetween(before, booking, zone) : null
  if (pause === null) return null
  return (
    <p className="mx-4 flex w-fit items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-small">
      <Hourglass size={14} />
      {say(bookingsWords.layOver, { length: lengthText(pause) })}
    </p>
  )
}

type PartProps = Omit<BookingCardProps, 'journey'> & { booking: Booking }

function BookingPart({ booking, zone, onEdit, onDelete }: PartProps) {
  const { kind, status, title, provider, number, seat, terminal, address, phone, link, notes } = booking
  const isCancelled = status === 'cancelled'
  const details = [
    seat && say(bookingsWords.seat, { seat }),
    terminal && say(bookingsWords.terminal, { terminal }),
    address,
    phone,
  ].filter((text) => typeof text === 'string' && text !== '')
  return (
    <article aria-label={title} className="flex gap-3 p-4">
      <IconTile icon={kindIcon[kind]} size={40} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
            <h4 dir="auto" className={cn('type-card text-[1.0625rem]!', isCancelled && 'line-through')}>
              {title}
            </h4>
            <p className="text-small text-muted-foreground">
              {[bookingsKindsWords[kind], number, provider].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Standing booking={booking} />
        </div>
        <BookingTimes booking={booking} zone={zone} />
        <WhoGoes booking={booking} />
        {details.length > 0 && (
          <p className="text-small [overflow-wrap:anywhere]">
            {details.map((detail, at) => (
              <span key={detail}>
                {at > 0 && ' · '}
                <bdi>{detail}</bdi>
              </span>
            ))}
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
          {booking.reference && <HiddenReference title={title} reference={booking.reference} />}
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
    </article>
  )
}

/** Faces of those it is for, where that is not everybody. */
function WhoGoes({ booking: { tripId, travellers } }: { booking: Booking }) {
  const { people, idOf } = useTripPeople(tripId)
  if (!travellers || people.length < 2) return null
  const ids = new Set(travellers.map(idOf))
  const going = people.filter(({ id }) => ids.has(id))
  return (
    <p className="flex items-center gap-2 text-small text-muted-foreground">
      <Faces people={going} size={22} />
      <bdi>{going.map(({ name }) => name).join(', ')}</bdi>
    </p>
  )
}

/** What somebody typed may lead to a page and nowhere else. */
const safeLink = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

const paymentTones = { open: 'neutral', paid: 'success', deposit: 'warning', there: 'outline' } as const

function Standing({ booking }: { booking: Booking }) {
  const { status, price, currency, payment, private: isPrivate, expenseId, tripId } = booking
  const { data: expenses } = useQuery(collectionQuery(tripId, 'expenses'))
  const isCounted = expenseId !== null && expenses?.some(({ id }) => id === expenseId)
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {isPrivate && (
        <Badge tone="ai" icon={Lock}>
          {bookingsWords.onlyYou}
        </Badge>
      )}
      {status !== 'booked' && (
        <Badge tone={status === 'waiting' ? 'warning' : 'neutral'}>{bookingsStatusesWords[status]}</Badge>
      )}
      {status === 'booked' && payment !== 'open' && (
        <Badge tone={paymentTones[payment]}>{bookingsPaymentsWords[payment]}</Badge>
      )}
      {isCounted && (
        <Badge tone="outline" icon={Wallet}>
          {bookingsWords.inBudget}
        </Badge>
      )}
      {price !== null && status !== 'cancelled' && <b className="tabular-nums">{money(price, currency)}</b>}
    </div>
  )
}
