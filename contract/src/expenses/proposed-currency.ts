import { journeyLegs, type LegDates, placeOfDay, type Somewhere } from '../legs/place-of-day.ts'
import { allCurrencies, type Currency } from '../values/currencies.ts'
import type { PlainDate } from '../values/plain-date.ts'

interface Entered {
  readonly currency: Currency
  readonly date: PlainDate
  readonly createdAt: string
}

interface DatedTrip extends Somewhere {
  readonly startDate: string
  readonly endDate: string
  readonly currency: Currency
}

/** Of what was entered last, whatever day it is of; null where nothing was. */
const lastCurrency = (expenses: readonly Entered[]): Currency | null =>
  expenses.reduce<Entered | null>(
    (last, expense) => (last && last.createdAt >= expense.createdAt ? last : expense),
    null,
  )?.currency ?? null

const isCurrency = (code: string | null): code is Currency =>
  code !== null && (allCurrencies as readonly string[]).includes(code)

/** Where an expense of that day is paid; null where a trip goes nowhere else, and before and after it. */
export function countryOfSpending(
  trip: DatedTrip,
  legs: readonly (Somewhere & LegDates)[],
  date: PlainDate,
): string | null {
  const isOnTrip = date >= trip.startDate.slice(0, 10) && date <= trip.endDate.slice(0, 10)
  return isOnTrip && journeyLegs(legs).length > 0 ? placeOfDay(trip, legs, date).place.countryCode : null
}

/**
 * What the next expense is likely paid in: what the last one was. Of a trip with several places only those of the same
 * country say so; before the first of them it is the country's own money.
 */
export function proposedCurrency(
  {
    trip,
    legs,
    expenses,
  }: {
    readonly trip: DatedTrip
    readonly legs: readonly (Somewhere & LegDates)[]
    readonly expenses: readonly Entered[]
  },
  date: PlainDate,
  /** The money of the country of that day, where it is known. */
  local: string | null,
): Currency {
  const country = countryOfSpending(trip, legs, date)
  if (country === null) return lastCurrency(expenses) ?? trip.currency
  const there = expenses.filter((expense) => countryOfSpending(trip, legs, expense.date) === country)
  return lastCurrency(there) ?? (isCurrency(local) ? local : trip.currency)
}
