import type { CollectionDescription } from '../sync/description.ts'
import { compareText } from '../values/compare-text.ts'
import { say } from '../words/say.ts'
import { maxBookings } from './limits.ts'
import type { Booking } from './schema.ts'
import { bookingsKindsWords } from './words-kinds.ts'
import { bookingsPaymentsWords } from './words-payments.ts'
import { bookingsRefusalsWords } from './words-refusals.ts'
import { bookingsStatusesWords } from './words-statuses.ts'

/** Behind every time of its day. */
const late = '~'

export const bookingsCollection: CollectionDescription<Booking> = {
  path: 'bookings',
  isPart: false,
  tab: 'plan',
  name: 'title',
  order: [
    ['fromDate', 'asc'],
    ['fromTime', 'asc'],
    ['id', 'asc'],
  ],
  inOrder: (bookings) =>
    bookings.toSorted(
      (a, b) =>
        compareText(a.fromDate, b.fromDate) ||
        compareText(a.fromTime ?? late, b.fromTime ?? late) ||
        compareText(a.id, b.id),
    ),
  fields: {
    kind: { word: 'kind', shown: (kind) => bookingsKindsWords[kind] },
    status: { word: 'status', shown: (status) => bookingsStatusesWords[status], default: 'booked' },
    title: { word: 'title' },
    fromDate: { word: 'date', shown: 'date' },
    fromTime: { word: 'time', shown: 'time', default: null },
    fromZone: { word: 'timeZone', default: null },
    fromPlace: { word: 'from', default: null },
    fromCode: { word: null, default: null },
    fromLatitude: { word: null, default: null },
    fromLongitude: { word: null, default: null },
    toDate: { word: 'endDay', shown: 'date', default: null },
    toTime: { word: 'end', shown: 'time', default: null },
    toZone: { word: 'endTimeZone', default: null },
    toPlace: { word: 'to', default: null },
    toCode: { word: null, default: null },
    toLatitude: { word: null, default: null },
    toLongitude: { word: null, default: null },
    untilTime: { word: 'latestCheckIn', shown: 'time', default: null },
    minutes: { word: 'minutes', default: null },
    provider: { word: 'provider', default: null },
    number: { word: 'number', default: null },
    reference: { word: null, isSecret: true, default: null },
    seat: { word: 'seat', default: null },
    terminal: { word: 'terminal', default: null },
    price: { word: 'price', shown: 'amount', default: null },
    deposit: { word: 'deposit', shown: 'amount', default: null },
    currency: { word: 'currency' },
    payment: { word: 'payment', shown: (payment) => bookingsPaymentsWords[payment], default: 'open' },
    expenseId: { word: null, default: null },
    link: { word: 'link', default: null },
    phone: { word: 'phone', default: null },
    address: { word: 'address', default: null },
    cancelBy: { word: 'cancelBy', default: null },
    travellers: { word: null, default: null },
    notes: { word: 'notes', default: null },
    private: { word: null, default: false },
    addedBy: { word: null, default: null },
  },
  mentioned: ['fromDate'],
  hasPrivate: true,
  most: {
    count: maxBookings,
    told: () => say(bookingsRefusalsWords.tooMany, { most: maxBookings }),
  },
}
