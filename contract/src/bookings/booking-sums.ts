import type { Currency } from '../values/currencies.ts'
import { fromMinor, toMinor } from '../values/money.ts'
import type { BookingPayment, BookingStatus } from './kinds.ts'

interface Priced {
  readonly status: BookingStatus
  readonly price: number | null
  readonly currency: Currency
  readonly payment: BookingPayment
}

interface BookingSum {
  currency: Currency
  planned: number
  paid: number
  open: number
}

/** What is booked, in each currency by itself; what is cancelled counts nothing. */
export function bookingSums(bookings: readonly Priced[]): BookingSum[] {
  const priced = bookings.filter(({ status, price }) => status !== 'cancelled' && price !== null)
  return [...Map.groupBy(priced, ({ currency }) => currency)].map(([currency, own]) => {
    const sumOf = (some: readonly Priced[]) =>
      some.reduce((sum, { price }) => sum + toMinor(price ?? 0, currency), 0)
    const [planned, paid] = [sumOf(own), sumOf(own.filter(({ payment }) => payment === 'paid'))]
    const amount = (minor: number) => fromMinor(minor, currency)
    return { currency, planned: amount(planned), paid: amount(paid), open: amount(planned - paid) }
  })
}
