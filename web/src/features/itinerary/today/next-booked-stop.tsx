import type { BookedStop } from '@sojourn/contract/bookings/day-stops'
import { placeOfEnd } from '@sojourn/contract/bookings/booking-text'
import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import { type NextBooked, setOutFor } from '@sojourn/contract/bookings/next-booked'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { timesOfStop, titleOfStop } from '@sojourn/contract/bookings/stop-text'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsTodayWords } from '@sojourn/contract/bookings/words-today'
import { type Way, waysBetween } from '@sojourn/contract/itinerary/next-stop'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { mapsAppOf, openDayUrl, openStopUrl } from '@sojourn/contract/map/open-in-maps'
import { mapProfilesWords } from '@sojourn/contract/map/words-profiles'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import type { LocalMoment } from '@sojourn/contract/values/local-moment'
import type { Point } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import ChevronRight from 'icon:chevron-right'
import Clock from 'icon:clock'
import Navigation from 'icon:navigation'
import Ticket from 'icon:ticket'
import { useFigures } from '../../../session/units.ts'
import { BookedMark } from '../../../trip-parts/booked-mark.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import type { BookedFrom } from '../booked/booked-next.ts'
import { SetOut, type SetOutStep } from './set-out.tsx'

interface NextBookedStopProps {
  next: NextBooked<Booking>
  /** Where one is by the plan. */
  from: BookedFrom | null
  now: LocalMoment
  skipTo: string | null
  onSkip: () => void
  onOpen: (booking: Booking) => void
}

/** What is booked next: when to leave, when the gate closes, and the steps between. */
export function NextBookedStop({ next, from, now, skipTo, onSkip, onOpen }: NextBookedStopProps) {
  const { stop, at } = next
  const { booking, end } = stop
  const { time } = useFigures()
  const to = pointOfEnd(booking, end)
  const way = wayBetween(from?.point ?? null, to)
  const out = at && setOutFor(booking, at, way?.durationS ?? null, now)
  const where = placeOfEnd(booking, 'from') || booking.title
  return (
    <div className="flex animate-rise flex-col gap-4 p-4 sm:p-5">
      <BookedTitle stop={stop} />
      {out && <SetOut out={out} steps={stepsOf(out, { at: at.time, where, from, way, time })} />}
      <div className="flex flex-wrap items-center gap-2">
        {to && <WayLink from={way && from} to={to} name={where} />}
        <Button icon={Ticket} onClick={() => onOpen(booking)}>
          {bookingsWords.what}
        </Button>
        {skipTo && <Skip to={skipTo} onSkip={onSkip} />}
      </div>
    </div>
  )
}

const Skip = ({ to, onSkip }: { to: string; onSkip: () => void }) => (
  <Button variant="ghost" iconEnd={ChevronRight} onClick={onSkip} className="sm:ms-auto">
    <span className="min-w-0 truncate">{say(itineraryTodayWords.skipTo, { title: to })}</span>
  </Button>
)

/** As most would take it; null where a place is not known or there is no way to go. */
function wayBetween(from: Point | null, to: Point | null): Way | null {
  const ways = from && to ? waysBetween(from, to) : []
  return ways.find(({ distanceM }) => !isSamePlace(distanceM)) ?? null
}

function WayLink({ from, to, name }: { from: BookedFrom | null; to: Point; name: string }) {
  const app = mapsAppOf(navigator.platform)
  return (
    <Button asChild variant="sun" icon={Navigation}>
      <a
        href={(from && openDayUrl([from.point, to], app)) ?? openStopUrl(to, name, app)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {itineraryTodayWords.directions}
      </a>
    </Button>
  )
}

interface StepFacts {
  at: string
  where: string
  from: BookedFrom | null
  way: Way | null
  time: (time: string) => string
}

/** From the door to the gate. */
function stepsOf(
  { leave, there, gateCloses }: NonNullable<ReturnType<typeof setOutFor>>,
  { at, where, from, way, time }: StepFacts,
): SetOutStep[] {
  const steps: SetOutStep[] = []
  if (leave && way) {
    const told = { way: mapProfilesWords[way.profile], length: durationText(way.durationS) }
    steps.push({ at: leave, text: say(bookingsTodayWords.leave, { place: from?.title ?? '', ...told }) })
  }
  if (there.time !== at) steps.push({ at: there, text: say(bookingsTodayWords.beThere, { place: where }) })
  if (gateCloses) steps.push({ at: gateCloses, text: say(bookingsTodayWords.gateCloses, { time: time(at) }) })
  return steps
}

function BookedTitle({ stop }: { stop: BookedStop<Booking> }) {
  const { booking } = stop
  const { time } = useFigures()
  return (
    <div className="flex min-w-0 items-start gap-3 sm:gap-4">
      <BookedMark kind={booking.kind} />
      <div className="min-w-0 flex-1">
        <p
          dir="auto"
          className="text-start type-section text-[1.5rem] leading-tight [overflow-wrap:anywhere]"
        >
          {titleOfStop(stop)}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-small text-muted-foreground tabular-nums">
          <Clock size={15} className="shrink-0" />
          {[timesOfStop(stop, time) || tripsTodayWords.anyTime, booking.number].filter(Boolean).join(' · ')}
        </p>
        {booking.address && (
          <p dir="auto" className="mt-1 text-small text-muted-foreground [overflow-wrap:anywhere]">
            {booking.address}
          </p>
        )}
      </div>
    </div>
  )
}
