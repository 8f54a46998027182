import { journeyMinutes, layOverBetween } from '@sojourn/contract/bookings/journeys'
import { lengthText } from '@sojourn/contract/bookings/length-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import { bookingsKindsWords } from '@sojourn/contract/bookings/words-kinds'
import { say } from '@sojourn/contract/words/say'
import ChevronDown from 'icon:chevron-down'
import Hourglass from 'icon:hourglass'
import { type ReactNode, useId, useState } from 'react'
import { useTripPeople } from '../../queries/travellers.ts'
import { BookedMark } from '../../trip-parts/booked-mark.tsx'
import { Faces } from '../../trip-parts/party-name.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { BookingDetails } from './booking-details.tsx'
import { Dotted } from './dotted.tsx'
import { BookingTimes } from './booking-facts.tsx'
import { Standing, standingOfAll } from './booking-standing.tsx'

interface BookingCardProps {
  /** One booking, or the rides of one journey. */
  journey: readonly Booking[]
  /** The trip's own. */
  zone: string
  /** The next one is open, whatever comes later waits. */
  isNext: boolean
  onEdit: (booking: Booking) => void
  onDelete: (booking: Booking) => void
}

export function BookingCard({ journey, zone, isNext, onEdit, onDelete }: BookingCardProps) {
  const [isOpen, setIsOpen] = useState(isNext)
  const details = useId()
  const [first] = journey
  if (!first) return null
  const isJourney = journey.length > 1
  const title = isJourney ? journeyTitle(journey) : first.title
  const together = isJourney ? standingOfAll(journey) : first
  const isCancelled = journey.every(({ status }) => status === 'cancelled')
  const opener = (
    <IconButton
      icon={ChevronDown}
      size="sm"
      variant="quiet"
      tooltip={false}
      label={say(bookingsWords.details, { title })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? details : undefined}
      className={cn('-me-1.5 shrink-0', isOpen && '[&_svg]:rotate-180')}
      onClick={() => setIsOpen(!isOpen)}
    />
  )
  const head = (
    <Head
      booking={first}
      title={title}
      line={isJourney ? journeyLine(journey, zone) : lineOf(first)}
      isCancelled={isCancelled}
      standing={together && <Standing booking={together} />}
      opener={opener}
    />
  )
  return (
    <Card padding="none" dashed={isCancelled}>
      <div id={details} className="flex flex-col gap-3 p-4">
        {isJourney && head}
        {journey.map((booking, at) => (
          <article key={booking.id} aria-label={booking.title} className="flex flex-col gap-3">
            {!isJourney && head}
            <LayOver before={journey[at - 1]} booking={booking} zone={zone} />
            {isJourney && (
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small lg:ps-11">
                <p className="text-muted-foreground">
                  <bdi className="font-semibold text-foreground">{booking.title}</bdi> ·{' '}
                  <Dotted parts={lineOf(booking)} />
                </p>
                {!together && <Standing booking={booking} />}
              </div>
            )}
            <BookingTimes booking={booking} zone={zone} />
            {isOpen && <BookingDetails booking={booking} onEdit={onEdit} onDelete={onDelete} />}
          </article>
        ))}
      </div>
    </Card>
  )
}

/** From where it starts to where it ends, by the names of both where they are known. */
function journeyTitle(journey: readonly Booking[]): string {
  const [first, last] = [journey[0], journey.at(-1)]
  const from = first?.fromPlace ?? first?.fromCode
  const to = last?.toPlace ?? last?.toCode
  return from && to ? say(bookingsFormWords.titleFromTo, { from, to }) : (first?.title ?? '')
}

function journeyLine(journey: readonly Booking[], zone: string): string[] {
  const length = journeyMinutes(journey, zone)
  const providers = [...new Set(journey.flatMap(({ provider }) => provider ?? []))]
  return [
    say(bookingsWords.journey, { count: journey.length }),
    length === null ? '' : lengthText(length),
    ...providers,
  ]
}

const lineOf = ({ kind, number, provider }: Booking) => [bookingsKindsWords[kind], number, provider]

interface HeadProps {
  booking: Booking
  title: string
  line: readonly (string | null)[]
  isCancelled: boolean
  standing: ReactNode
  opener: ReactNode
}

const Head = ({ booking, title, line, isCancelled, standing, opener }: HeadProps) => (
  <div className="flex items-start gap-3">
    <BookedMark kind={booking.kind} isTile />
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <h4 dir="auto" className={cn('type-card text-[1.0625rem]!', isCancelled && 'line-through')}>
          {title}
        </h4>
        <p className="text-small text-muted-foreground">
          <Dotted parts={line} />
        </p>
      </div>
      <WhoGoes booking={booking} />
      {standing}
    </div>
    {opener}
  </div>
)

/** On a wide screen everybody it is for; on a phone only where that is not everybody. */
function WhoGoes({ booking: { tripId, travellers } }: { booking: Booking }) {
  const { people, idOf } = useTripPeople(tripId)
  if (people.length < 2) return null
  const ids = travellers && new Set(travellers.map(idOf))
  const going = people.filter(({ id }) => !ids || ids.has(id))
  return (
    <span className={cn('flex', !ids && 'max-sm:hidden')}>
      <Faces people={going} size={30} />
      <span className="sr-only">{going.map(({ name }) => name).join(', ')}</span>
    </span>
  )
}

interface LayOverProps {
  before: Booking | undefined
  booking: Booking
  zone: string
}

function LayOver({ before, booking, zone }: LayOverProps) {
  const pause = before ? layOverBetween(before, booking, zone) : null
  if (pause === null) return null
  return (
    <p className="mx-auto flex w-fit items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-small">
      <Hourglass size={14} />
      {say(bookingsWords.layOver, { length: lengthText(pause) })}
    </p>
  )
}
