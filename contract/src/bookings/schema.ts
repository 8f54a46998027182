import { z } from 'zod'
import { toClockTime } from '../itinerary/item-form.ts'
import { allCurrencies } from '../values/currencies.ts'
import { notesField, plainDateField, requiredText, seenField, textField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { isPlainDate } from '../values/plain-date.ts'
import { isZone } from '../values/local-moment.ts'
import { bookingKinds, bookingPayments, bookingStatuses } from './kinds.ts'
import { maxReference } from './limits.ts'
import { bookingsRefusalsWords } from './words-refusals.ts'

/** Both ends as their ticket says them: date and clock time of a zone; an instant is reckoned when one is needed. */
export const bookingRow = z.object({
  id: z.uuid(),
  tripId: z.int(),
  kind: z.enum(bookingKinds),
  status: z.enum(bookingStatuses),
  title: z.string(),
  fromDate: z.string(),
  fromTime: z.string().nullable(),
  /** The trip's own where none is known. */
  fromZone: z.string().nullable(),
  fromPlace: z.string().nullable(),
  /** Of an airport. */
  fromCode: z.string().nullable(),
  fromLatitude: z.number().nullable(),
  fromLongitude: z.number().nullable(),
  toDate: z.string().nullable(),
  toTime: z.string().nullable(),
  toZone: z.string().nullable(),
  toPlace: z.string().nullable(),
  toCode: z.string().nullable(),
  toLatitude: z.number().nullable(),
  toLongitude: z.number().nullable(),
  /** Of a stay: the latest check-in. */
  untilTime: z.string().nullable(),
  /** Of what has one end: how long it takes. */
  minutes: z.int().nullable(),
  provider: z.string().nullable(),
  number: z.string().nullable(),
  reference: z.string().nullable(),
  seat: z.string().nullable(),
  terminal: z.string().nullable(),
  priceMinor: z.int().nullable(),
  /** What of it is paid ahead. */
  depositMinor: z.int().nullable(),
  currency: z.enum(allCurrencies),
  payment: z.enum(bookingPayments),
  /** The expense that its price became. */
  expenseId: z.uuid().nullable(),
  link: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Until when it costs nothing to give it back: date and time on the clock where it begins. */
  cancelBy: z.string().nullable(),
  /** Those it is for, as money names them; null where nobody said. */
  travellers: z.array(z.uuid()).nullable(),
  notes: z.string().nullable(),
  /** Only who added it sees it. */
  private: z.boolean(),
  addedBy: z.uuid().nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const booking = bookingRow
  .omit({ priceMinor: true, depositMinor: true })
  .extend({ price: z.number().nullable(), deposit: z.number().nullable() })
export type Booking = z.output<typeof booking>

const shortText = (max: number) =>
  textField(max)
    .nullish()
    .transform((text) => text || null)

const timeField = z
  .string()
  .nullish()
  .transform((text, context) => {
    const time = text ? toClockTime(text) : null
    if (!text || time) return time
    context.addIssue({ code: 'custom', message: bookingsRefusalsWords.timeUnreadable })
    return z.NEVER
  })

const zoneField = z
  .string()
  .max(64)
  .nullish()
  .transform((name) => name || null)
  .refine((name) => name === null || isZone(name), bookingsRefusalsWords.zoneUnknown)

const maxPrice = 1_000_000_000
const maxMinutes = 7 * 1440
/** Letters of an airport, a name, a number to call. */
const short = 60

const degree = (most: number) => z.number().min(-most).max(most).nullable()

const priceField = z
  .number()
  .min(0, bookingsRefusalsWords.priceNegative)
  .max(maxPrice, bookingsRefusalsWords.priceTooLarge)
  .nullable()

/** 'YYYY-MM-DDTHH:MM' */
const momentField = z
  .string()
  .nullish()
  .transform((text, context) => {
    if (!text) return null
    const [date = '', time = ''] = text.split(/[T ]/)
    const clock = toClockTime(time)
    if (isPlainDate(date) && clock) return `${date}T${clock}`
    context.addIssue({ code: 'custom', message: bookingsRefusalsWords.momentUnreadable })
    return z.NEVER
  })

const mostTravellers = 100

const bookingFields = z.object({
  kind: z.enum(bookingKinds),
  status: z.enum(bookingStatuses),
  title: requiredText(maxLength.title, bookingsRefusalsWords.titleRequired),
  fromDate: z
    .string(bookingsRefusalsWords.dateRequired)
    .min(1, bookingsRefusalsWords.dateRequired)
    .pipe(plainDateField),
  fromTime: timeField,
  fromZone: zoneField,
  fromPlace: shortText(maxLength.location),
  fromCode: shortText(short),
  fromLatitude: degree(90),
  fromLongitude: degree(180),
  toDate: z.union([z.null(), z.literal('').transform(() => null), plainDateField]),
  toTime: timeField,
  toZone: zoneField,
  toPlace: shortText(maxLength.location),
  toCode: shortText(short),
  toLatitude: degree(90),
  toLongitude: degree(180),
  untilTime: timeField,
  minutes: z
    .int(bookingsRefusalsWords.lengthWrong)
    .min(1, bookingsRefusalsWords.lengthWrong)
    .max(maxMinutes, bookingsRefusalsWords.lengthWrong)
    .nullable(),
  provider: shortText(maxLength.name),
  number: shortText(short),
  reference: shortText(maxReference),
  seat: shortText(maxLength.name),
  terminal: shortText(short),
  price: priceField,
  deposit: priceField,
  currency: z.enum(allCurrencies),
  payment: z.enum(bookingPayments),
  expenseId: z.uuid().nullable(),
  link: shortText(2000),
  phone: shortText(short),
  address: shortText(maxLength.location),
  cancelBy: momentField,
  travellers: z.array(z.uuid()).max(mostTravellers).nullable(),
  notes: notesField,
  private: z.boolean(),
})

/** What a person adds; an imported one becomes its importer's. */
export const newBooking = bookingFields.extend({
  id: z.uuid().optional(),
  status: bookingFields.shape.status.default('booked'),
  fromLatitude: degree(90).default(null),
  fromLongitude: degree(180).default(null),
  toDate: bookingFields.shape.toDate.default(null),
  toLatitude: degree(90).default(null),
  toLongitude: degree(180).default(null),
  minutes: bookingFields.shape.minutes.default(null),
  price: bookingFields.shape.price.default(null),
  deposit: bookingFields.shape.deposit.default(null),
  travellers: bookingFields.shape.travellers.default(null),
  /** The trip's when it is not sent. */
  currency: z.enum(allCurrencies).optional(),
  payment: bookingFields.shape.payment.default('open'),
  expenseId: bookingFields.shape.expenseId.default(null),
  private: z.boolean().default(false),
})

/** Partial: what is not sent stays. Whether it fits together the server says of the whole row. */
export const bookingChanges = bookingFields.partial().extend({ seen: seenField })
