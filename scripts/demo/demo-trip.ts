import type { BookingKind, BookingPayment } from '@sojourn/contract/bookings/kinds'
import type { ExpenseCategory } from '@sojourn/contract/expenses/categories'
import type { FormType } from '@sojourn/contract/itinerary/item-types'
import type { PackingCategory } from '@sojourn/contract/packing/categories'
import type { DestinationId } from '@sojourn/contract/places/data/destinations'
import type { TravelMode } from '@sojourn/contract/trips/modes'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

export interface DemoStop {
  title: string
  type: FormType
  /** Day of the trip, the first is 1. */
  day: number
  time?: string
  /** The guide's name for it, which knows where it lies. */
  at?: string
  /** Where it is in words: what the guide does not know is looked up like anything a traveller types. */
  location?: string
  notes?: string
  cost?: number
}

/** What one may do there, without a day. */
export interface DemoIdea {
  title: string
  type: FormType
  /** The guide's name for it. */
  at: string
  minutes: number
  cost?: number
  /** Whether the owner of the trip wants it. */
  isWanted?: boolean
}

/** One of several places; days are counted like those of stops. */
interface DemoPlace {
  destination: string
  arrives: number
  nights: number
  /** Whose names the stops of its days are known by; the trip's own where it is left out. */
  guide?: DestinationId
}

/** Where a booking begins or ends. */
interface DemoEnd {
  zone: string
  place: string
  /** Of an airport. */
  code?: string
  latitude: number
  longitude: number
}

export interface DemoBooking {
  kind: BookingKind
  title: string
  day: number
  time: string
  from: DemoEnd
  to?: DemoEnd
  /** When it ends: a landing, an arrival, a check-out. */
  lands?: { day: number; time: string }
  /** Of a stay: the latest check-in. */
  until?: string
  minutes?: number
  provider?: string
  number?: string
  reference?: string
  seat?: string
  terminal?: string
  address?: string
  phone?: string
  price?: number
  currency?: Currency
  payment?: BookingPayment
}

type DemoThing = readonly [item: string, category: PackingCategory, quantity: number, isPacked: boolean]

/** Who paid an expense, and who shares it equally: everybody where nobody is named. */
export interface DemoSplit {
  by: string | Readonly<Record<string, string>>
  among?: readonly string[]
}

type DemoExpense = readonly [
  description: string,
  amount: string,
  currency: Currency,
  category: ExpenseCategory,
  /** Days from the trip's first; bookings come before it. */
  fromStart: number,
  split?: DemoSplit,
]

/** Somebody on a trip that splits its costs, with or without an account. */
interface DemoPerson {
  name: string
  tone: number
  account?: 'owner' | 'companion'
  /** Those with the same word here pay together. */
  household?: string
}

type DemoTransfer = readonly [from: string, to: string, amount: string, fromStart: number]

/** A trip whose dates count from today. */
export interface DemoTrip {
  title: string
  destination: string
  guide: DestinationId | null
  startsIn: number
  nights: number
  travelMode: TravelMode
  currency: Currency
  budget?: number
  description?: string
  /** None where it is at its destination all along. */
  places?: readonly DemoPlace[]
  stops: readonly DemoStop[]
  bookings?: readonly DemoBooking[]
  ideas?: readonly DemoIdea[]
  packing: readonly DemoThing[]
  expenses: readonly DemoExpense[]
  /** None where nobody splits anything. */
  people?: readonly DemoPerson[]
  transfers?: readonly DemoTransfer[]
  isShared?: boolean
}

export interface DemoWorld {
  today: PlainDate
  /** As the owner of the trips, who may have more than a free account's. */
  call: (method: 'POST' | 'PUT', path: string, body: object) => Promise<unknown>
  /** Puts a second traveller on a trip, once. */
  addMember: (tripId: number) => Promise<void>
  /** Whose accounts they are. */
  accounts: Readonly<Record<'owner' | 'companion', string>>
}
