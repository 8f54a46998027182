import { bookedJourneys } from '@sojourn/contract/bookings/journeys'
import { type BookingKind, bookingKinds } from '@sojourn/contract/bookings/kinds'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsKindsWords } from '@sojourn/contract/bookings/words-kinds'
import type { Trip } from '@sojourn/contract/trips/schema'
import { shortDay } from '@sojourn/contract/values/date-text'
import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import EyeOff from 'icon:eye-off'
import Plus from 'icon:plus'
import Printer from 'icon:printer'
import Ticket from 'icon:ticket'
import { useState } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { areReferencesPrinted, printReferences } from '../../browser/references-on-paper.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Chip } from '../../ui/primitives/chip.tsx'
import { SwitchCard } from '../../ui/primitives/switch.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { BeforeYouGo } from './before-you-go.tsx'
import { BookingCard } from './booking-card.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { BookingDialog } from './booking-dialog.tsx'
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

/** A date, or a kind. */
const groupName = (group: string): string =>
  Object.hasOwn(kindIcon, group) ? bookingsKindsWords[group as BookingKind] : shortDay(group)

const inGroupOrder = <T,>(groups: ReadonlyMap<string, T>, isByKind: boolean): [string, T][] =>
  isByKind
    ? bookingKinds.flatMap((one): [string, T][] => {
        const group = groups.get(one)
        return group ? [[one, group]] : []
      })
    : [...groups]

interface BookingsListProps {
  trip: Trip
  bookings: readonly Booking[]
  onEdit: (booking: Booking) => void
}

function BookingsList({ trip, bookings, onEdit }: BookingsListProps) {
  const [kind, setKind] = useState<BookingKind | null>(null)
  const [isByKind, setIsByKind] = useState(false)
  const zone = trip.timeZone ?? 'UTC'
  const shown = bookings.filter((booking) => kind === null || booking.kind === kind)
  const journeys = bookedJourneys(shown, zone)
  const groups = Map.groupBy(journeys, ([first]) => (isByKind ? first?.kind : first?.fromDate) ?? '')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-x-7">
      <div className="flex min-w-0 flex-col gap-3">
        <fieldset className="flex gap-2">
          <legend className="sr-only">{bookingsWords.grouping}</legend>
          <Chip pressed={!isByKind} onClick={() => setIsByKind(false)}>
            {bookingsWords.byDate}
          </Chip>
          <Chip pressed={isByKind} onClick={() => setIsByKind(true)}>
            {bookingsWords.byKind}
          </Chip>
        </fieldset>
        <KindFilter bookings={bookings} kind={kind} onKind={setKind} />
        {inGroupOrder(groups, isByKind).map(([group, ofDay]) => (
          <section key={group} aria-label={groupName(group)} className="flex flex-col gap-2">
            <h3 className="text-small font-bold text-muted-foreground">
              {groupName(group)}
              {!isByKind && dayNumber(trip, group) === null && (
                <span className="ms-2 font-normal">{bookingsWords.outside}</span>
              )}
            </h3>
            {ofDay.map((journey) => (
              <BookingCard
                key={journey[0]?.id}
                journey={journey}
                zone={zone}
                onEdit={onEdit}
                onDelete={deleteBooking}
              />
            ))}
          </section>
        ))}
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
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto p-0.5">
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
