import type { ExpenseCategory } from '@sojourn/contract/expenses/categories'
import type { FormType } from '@sojourn/contract/itinerary/item-types'
import type { PackingCategory } from '@sojourn/contract/packing/categories'
import type { DestinationId } from '@sojourn/contract/places/data/destinations'
import type { TravelMode } from '@sojourn/contract/trips/modes'
import type { Currency } from '@sojourn/contract/values/currencies'

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

type DemoThing = readonly [item: string, category: PackingCategory, quantity: number, isPacked: boolean]

type DemoExpense = readonly [
  description: string,
  amount: string,
  currency: Currency,
  category: ExpenseCategory,
  /** Days from the trip's first; bookings come before it. */
  fromStart: number,
]

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
  stops: readonly DemoStop[]
  packing: readonly DemoThing[]
  expenses: readonly DemoExpense[]
  isShared?: boolean
}
