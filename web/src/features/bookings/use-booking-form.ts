import type { BookingKind } from '@sojourn/contract/bookings/kinds'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { userQuery } from '../../queries/auth.ts'
import { usePerson } from '../../queries/members.ts'
import { useEditedRow } from '../../sync/live/use-edited-row.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { fieldTexts } from '../../sync/writes/field-texts.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { newRow, tripRows } from '../../sync/writes/rows.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { useTheirChanges } from '../../trip-parts/their-change.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { keepExpense } from './booking-expense.ts'
import { useProposals } from './use-proposals.ts'
import {
  bookingChangesOf,
  type BookingDraft,
  bookingDraftOf,
  bookingErrors,
  bookingFieldsOf,
  emptyBookingDraft,
} from './booking-draft.ts'

export interface BookingDialogProps {
  trip: Trip
  /** The booking to change; null adds a new one. */
  booking: Booking | null
  /** What a new one starts with: an activity that becomes a booking, the flight that goes on. */
  prefill?: Partial<BookingDraft> | undefined
  onClose: () => void
  /** Below the fields. */
  children?: ReactNode
  /** It was saved; the dialog closes by itself. */
  onSaved?: ((kind: BookingKind) => void) | undefined
  /** The next flight of the same reference, from where this one lands. */
  onConnect?: ((prefill: Partial<BookingDraft>) => void) | undefined
}

/** The form's state and what sends it; closes the dialog once the write is safe. */
export function useBookingForm(props: BookingDialogProps) {
  const { trip, booking: opened, prefill, onClose, onSaved, onConnect } = props
  const [newId] = useState(() => crypto.randomUUID())
  const [addNew] = useState(() => newRow(trip.id, 'bookings', newId))
  const connects = useRef(false)
  const { row: booking, isGone, userId } = useEditedRow(trip.id, 'bookings', opened)
  const who = usePerson(trip.id, userId)
  const rows = tripRows(trip.id, 'bookings')
  const save = useSave(
    (draft: BookingDraft) => {
      if (!booking) return addNew(bookingFieldsOf(draft, newId))
      if (isGone) return rows.add({ ...bookingFieldsOf(draft, booking.id), id: booking.id })
      return rows.change(booking.id, bookingChangesOf(booking, draft) ?? {})
    },
    {
      onSuccess: (answer, draft) => {
        const id = booking?.id ?? newId
        const after = { ...bookingFieldsOf(draft, id), id, tripId: trip.id }
        inBackground(() => keepExpense(isGone ? null : booking, after))
        const description = booking && !isGone ? bookingsFormWords.updated : bookingsFormWords.added
        toast(savedToast(answer, { variant: 'success', title: bookingsWords.title, description }))
      },
    },
  )
  const [blank] = useState(() =>
    opened ? bookingDraftOf(opened) : emptyBookingDraft(trip.startDate.slice(0, 10), trip.currency, 'flight'),
  )
  const start = booking ? bookingDraftOf(booking) : blank
  const proposals = useProposals(trip)
  const form = useForm({
    start,
    propose: opened ? undefined : (typed) => proposals.propose(blank, typed),
    validate: (draft) => bookingErrors(draft, trip.timeZone ?? 'UTC'),
    draft: prefill ?? {},
    writes: [save],
    send: (draft) => {
      const done = () => {
        if (connects.current && onConnect) onConnect(proposals.connection(draft))
        else onClose()
      }
      if (booking && !isGone && !bookingChangesOf(booking, draft)) return done()
      return save.mutate(draft, {
        onSuccess: () => {
          onSaved?.(draft.kind)
          done()
        },
      })
    },
  })
  const theirs = useTheirChanges({
    form,
    opened: blank,
    now: start,
    who,
    words: fieldTexts.bookings,
    save: bookingsFormWords.save,
  })
  const shown = { isGone, who, mayHide: useMayHide(opened), wayBack: opened ? null : proposals.wayBack }
  return { form, theirs, ...shown, connect: (on: boolean) => (connects.current = on) }
}

/** Whether somebody else's booking is hidden is theirs to say. */
function useMayHide(opened: Booking | null): boolean {
  const { data: session } = useQuery(userQuery)
  return !opened || opened.addedBy === null || opened.addedBy === session?.user?.id
}
