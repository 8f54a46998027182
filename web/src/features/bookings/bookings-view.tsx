import { bookedJourneys } from '@sojourn/contract/bookings/journeys'
import { type BookingKind, bookingKinds } from '@sojourn/contract/bookings/kinds'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsKindsWords } from '@sojourn/contract/bookings/words-kinds'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'icon:calendar-days'
import EyeOff from 'icon:eye-off'
import Plus from 'icon:plus'
import Printer from 'icon:printer'
import Shapes from 'icon:shapes'
import Ticket from 'icon:ticket'
import { useState } from 'react'
import { useToday } from '../../browser/use-today.ts'
import { useLegs } from '../../queries/where.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { areReferencesPrinted, printReferences } from '../../browser/references-on-paper.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Chip } from '../../ui/primitives/chip.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import { SwitchCard } from '../../ui/primitives/switch.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { BeforeYouGo } from './before-you-go.tsx'
import { BookingCard } from './booking-card.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { BookingsByDate } from './bookings-by-date.tsx'
import { deleteBooking } from './booking-writes.ts'
import { BookingSums } from './booking-sums.tsx'
import { kindIcon } from '../../trip-parts/booked-mark.tsx'

interface Edited {
  booking: Booking | null
  prefill: Partial<BookingDraft> | undefined
  nth: number
}

/** The Bookings view of the plan. */
export function BookingsView({ trip }: { trip: Trip }) {
  const query = useQuery(collectionQuery(trip.id, 'bookings'))
  const [edited, setEdited] = useState<Edited | null>(null)
  // Several tickets, or beds, are put in one after the other.
  const [lastKind, setLastKind] = useState<BookingKind>('flight')
  const edit = (booking: Booking | null, prefill?: Partial<BookingDraft>) =>
    setEdited((before) => ({ booking, prefill, nth: (before?.nth ?? 0) + 1 }))
  const add = () => edit(null, { kind: lastKind })
  const bookings = query.data
  return (
    <section aria-labelledby="bookings-title" className="flex flex-col gap-3 sm:gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="bookings-title" className="type-section flex-1">
          {bookingsWords.title}
        </h2>
        {bookings && bookings.length > 0 && <AddButton onPress={add} />}
      </div>
      {!bookings ? (
        <QueryState
          read={query}
          loading={<BookingsSkeleton />}
          title={bookingsWords.notLoaded}
          text={bookingsWords.notLoadedText}
        />
      ) : bookings.length === 0 ? (
        <EmptyState
          icon={Ticket}
          title={bookingsWords.nothing}
          text={bookingsWords.nothingText}
          action={<AddButton onPress={add} />}
          headingLevel={3}
        />
      ) : (
        <BookingsList trip={trip} bookings={bookings} onEdit={edit} />
      )}
      {edited && (
        <BookingDialog
          key={edited.nth}
          trip={trip}
          booking={edited.booking}
          prefill={edited.prefill}
          onSaved={setLastKind}
          onConnect={(prefill) => edit(null, prefill)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="sun" icon={Plus} aria-keyshortcuts="n" onClick={onPress}>
    {bookingsWords.add}
  </Button>
)

interface BookingsListProps {
  trip: Trip
  bookings: readonly Booking[]
  onEdit: (booking: Booking) => void
}

function BookingsList({ trip, bookings, onEdit }: BookingsListProps) {
  const [kind, setKind] = useState<BookingKind | null>(null)
  const [order, setOrder] = useState<Order>('date')
  const legs = useLegs(trip)
  const today = useToday()
  const zone = trip.timeZone ?? 'UTC'
  const shown = bookings.filter((booking) => kind === null || booking.kind === kind)
  const journeys = bookedJourneys(shown, zone)
  const nextId = journeys.find((journey) => isAhead(journey, today))?.[0]?.id
  const cardOf = (journey: readonly Booking[]) => (
    <BookingCard
      key={journey[0]?.id}
      journey={journey}
      zone={zone}
      isNext={journey[0]?.id === nextId}
      onEdit={onEdit}
      onDelete={deleteBooking}
    />
  )
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-x-7">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <Segmented
            label={bookingsWords.grouping}
            options={[
              { value: 'date', label: bookingsWords.byDate, icon: CalendarDays },
              { value: 'kind', label: bookingsWords.byKind, icon: Shapes },
            ]}
            value={order}
            onChange={setOrder}
          />
          <KindFilter bookings={bookings} kind={kind} onKind={setKind} />
        </div>
        {order === 'date' ? (
          <BookingsByDate trip={trip} legs={legs} journeys={journeys} cardOf={cardOf} />
        ) : (
          bookingKinds.map((one) => {
            const own = journeys.filter(([first]) => first?.kind === one)
            return own.length === 0 ? null : (
              <section key={one} aria-label={bookingsKindsWords[one]} className="flex flex-col gap-2">
                <h3 className="text-small font-bold text-muted-foreground">{bookingsKindsWords[one]}</h3>
                {own.map(cardOf)}
              </section>
            )
          })
        )}
      </div>
      <aside className="flex flex-col gap-4">
        <BookingSums bookings={bookings} />
        <BeforeYouGo bookings={bookings} zone={zone} />
        <p className="flex gap-2 rounded-lg bg-sunken p-4 text-small text-muted-foreground">
          <EyeOff size={17} className="shrink-0" />
          {bookingsWords.hiddenNote}
        </p>
        <OnPaper />
      </aside>
    </div>
  )
}

type Order = 'date' | 'kind'

/** Not over yet, and not cancelled. */
const isAhead = (journey: readonly Booking[], today: PlainDate): boolean =>
  journey.some(({ fromDate, toDate, status }) => status !== 'cancelled' && (toDate ?? fromDate) >= today)

/** Whether the printed trip shows references. */
function OnPaper() {
  const [isOn, setIsOn] = useState(areReferencesPrinted)
  return (
    <SwitchCard
      icon={Printer}
      label={bookingsWords.onPaper}
      hint={bookingsWords.onPaperHint}
      checked={isOn}
      onChange={({ target }) => {
        printReferences(target.checked)
        setIsOn(target.checked)
      }}
    />
  )
}

interface KindFilterProps {
  bookings: readonly Booking[]
  kind: BookingKind | null
  onKind: (kind: BookingKind | null) => void
}

function KindFilter({ bookings, kind, onKind }: KindFilterProps) {
  const counts = Map.groupBy(bookings, (booking) => booking.kind)
  if (counts.size < 2) return null
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto p-0.5 max-sm:-me-4">
      <legend className="sr-only">{bookingsWords.byKind}</legend>
      <Chip pressed={kind === null} onClick={() => onKind(null)}>
        {say(bookingsWords.all, { number: bookings.length })}
      </Chip>
      {bookingKinds
        .filter((one) => counts.has(one))
        .map((one) => (
          <Chip key={one} icon={kindIcon[one]} pressed={kind === one} onClick={() => onKind(one)}>
            {say(bookingsWords.ofKind, {
              kind: bookingsKindsWords[one],
              number: counts.get(one)?.length ?? 0,
            })}
          </Chip>
        ))}
    </fieldset>
  )
}

const BookingsSkeleton = () => (
  <DelayedSkeleton label={bookingsWords.loading} className="flex flex-col gap-3">
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-32 rounded-lg" />
  </DelayedSkeleton>
)
