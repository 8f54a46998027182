// What the dialog of a booking holds while a person types, and what of it is sent.
import type { BookingForm } from '@sojourn/contract/bookings/booking-form'
import { bookingProblems } from '@sojourn/contract/bookings/booking-form'
import {
  type BookingKind,
  type BookingPayment,
  type BookingStatus,
  hasTwoEnds,
} from '@sojourn/contract/bookings/kinds'
import { maxReference } from '@sojourn/contract/bookings/limits'
import { expenseIdOf, spentOn } from '@sojourn/contract/bookings/booking-expense'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsRefusalsWords } from '@sojourn/contract/bookings/words-refusals'
import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import { costOf } from '@sojourn/contract/itinerary/item-form'
import type { Currency } from '@sojourn/contract/values/currencies'
import { maxLength } from '@sojourn/contract/values/limits'
import { isZone } from '@sojourn/contract/values/local-moment'
import { dateProblem, isPlainDate, type PlainDate } from '@sojourn/contract/values/plain-date'
import { tooLong } from '@sojourn/contract/values/too-long'
import { say } from '@sojourn/contract/words/say'
import type { FieldErrors } from '../../ui/forms/use-form.ts'

const texts = [
  'title',
  'fromDate',
  'fromTime',
  'fromZone',
  'fromPlace',
  'fromCode',
  'toDate',
  'toTime',
  'toZone',
  'toPlace',
  'toCode',
  'untilTime',
  'provider',
  'number',
  'reference',
  'seat',
  'terminal',
  'link',
  'phone',
  'address',
  'cancelBy',
  'expenseId',
  'notes',
] as const
type TextName = (typeof texts)[number]

export type BookingDraft = Record<TextName | 'price' | 'deposit' | 'minutes', string> & {
  kind: BookingKind
  status: BookingStatus
  payment: BookingPayment
  currency: Currency
  private: boolean
  travellers: readonly string[] | null
  fromLatitude: number | null
  fromLongitude: number | null
  toLatitude: number | null
  toLongitude: number | null
}

export const emptyBookingDraft = (date: PlainDate, currency: Currency, kind: BookingKind): BookingDraft => ({
  ...(Object.fromEntries(texts.map((name) => [name, ''])) as Record<TextName, string>),
  fromDate: date,
  kind,
  status: 'booked',
  payment: 'open',
  price: '',
  deposit: '',
  travellers: null,
  minutes: '',
  currency,
  private: false,
  fromLatitude: null,
  fromLongitude: null,
  toLatitude: null,
  toLongitude: null,
})

export const bookingDraftOf = (booking: Booking): BookingDraft => ({
  ...booking,
  ...(Object.fromEntries(texts.map((name) => [name, booking[name] ?? ''])) as Record<TextName, string>),
  price: booking.price === null ? '' : String(booking.price),
  deposit: booking.deposit === null ? '' : String(booking.deposit),
  minutes: booking.minutes === null ? '' : String(booking.minutes),
})

const orNull = (text: string): string | null => text.trim() || null

/** 'Chicago to Rome' where nobody typed a name. */
function titleOfDraft({ title, kind, fromCode, fromPlace, toCode, toPlace, number }: BookingDraft): string {
  if (title.trim()) return title.trim()
  const [from, to] = [fromPlace || fromCode, toPlace || toCode].map((text) => text.trim())
  if (hasTwoEnds(kind) && kind !== 'stay' && from && to)
    return say(bookingsFormWords.titleFromTo, { from, to })
  return number.trim()
}

/** As the server takes it. What its kind has no field for is left out. */
export function bookingFieldsOf(draft: BookingDraft, id: string) {
  const { kind, status, payment, currency, fromLatitude, fromLongitude, toLatitude, toLongitude } = draft
  const fields = Object.fromEntries(texts.map((name) => [name, orNull(draft[name])])) as Record<
    TextName,
    string | null
  >
  const two = hasTwoEnds(kind)
  const amounts = {
    price: costOf(draft.price, currency),
    deposit: payment === 'deposit' ? costOf(draft.deposit, currency) : null,
  }
  const isSpent = spentOn({ ...draft, ...amounts }) !== null
  return {
    ...fields,
    ...amounts,
    expenseId: isSpent ? (fields.expenseId ?? expenseIdOf(id)) : null,
    ...(!two && { toDate: null, toTime: null, toZone: null, toPlace: null, toCode: null }),
    ...(kind !== 'stay' && { untilTime: null }),
    kind,
    status,
    payment,
    currency,
    private: draft.private,
    title: titleOfDraft(draft),
    fromDate: draft.fromDate,
    minutes: !two && draft.minutes.trim() ? Number(draft.minutes) : null,
    travellers: draft.travellers && [...draft.travellers],
    fromLatitude,
    fromLongitude,
    toLatitude: two ? toLatitude : null,
    toLongitude: two ? toLongitude : null,
  }
}

/** What a change alters. */
export function bookingChangesOf(booking: Booking, draft: BookingDraft) {
  const fields = bookingFieldsOf(draft, booking.id)
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(booking[name as keyof Booking] ?? null),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<typeof fields>) : null
}

const lengths = {
  reference: maxReference,
  title: maxLength.title,
  notes: maxLength.text,
  address: maxLength.location,
}

type Errors = FieldErrors<BookingDraft>

function dateErrors({ fromDate, toDate }: BookingDraft): Errors {
  const errors: Errors = {}
  if (!fromDate) errors.fromDate = bookingsRefusalsWords.dateRequired
  else if (!isPlainDate(fromDate)) errors.fromDate = dateProblem()
  if (toDate && !isPlainDate(toDate)) errors.toDate = dateProblem()
  return errors
}

const maxMinutes = 7 * 1440
const isLength = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes > 0 && minutes <= maxMinutes

type Sent = ReturnType<typeof bookingFieldsOf>

function moneyErrors(draft: BookingDraft, { price, deposit }: Sent): Errors {
  const errors: Errors = {}
  if (draft.price.trim() && price === null) errors.price = bookingsFormWords.priceUnreadable
  if (draft.payment !== 'deposit' || !draft.deposit.trim()) return errors
  if (deposit === null) errors.deposit = bookingsFormWords.priceUnreadable
  else if (price !== null && deposit > price) errors.deposit = bookingsRefusalsWords.depositTooLarge
  return errors
}

export function bookingErrors(draft: BookingDraft, zone: string): Errors {
  const fields = bookingFieldsOf(draft, '')
  const errors: Errors = {
    ...tooLong(draft, lengths),
    ...dateErrors(draft),
    ...moneyErrors(draft, fields),
  }
  if (!fields.title) errors.title = bookingsRefusalsWords.titleRequired
  for (const name of ['fromZone', 'toZone'] as const)
    if (fields[name] && !isZone(fields[name])) errors[name] = bookingsRefusalsWords.zoneUnknown
  if (fields.minutes !== null && !isLength(fields.minutes)) errors.minutes = bookingsRefusalsWords.lengthWrong
  return Object.keys(errors).length > 0 ? errors : bookingProblems(fields as BookingForm, zone)
}

/** The flight that goes on from there: same ticket, same people. */
export const connectionOf = (draft: BookingDraft): Partial<BookingDraft> => ({
  kind: draft.kind,
  reference: draft.reference,
  provider: draft.provider,
  fromPlace: draft.toPlace,
  fromCode: draft.toCode,
  fromZone: draft.toZone,
  fromLatitude: draft.toLatitude,
  fromLongitude: draft.toLongitude,
  fromDate: draft.toDate || draft.fromDate,
  currency: draft.currency,
  travellers: draft.travellers,
  private: draft.private,
})
