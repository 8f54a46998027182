import type { Currency } from '../values/currencies.ts'
import { fromMinor, toMinor } from '../values/money.ts'
import type { BookingPayment, BookingStatus } from './kinds.ts'

interface Priced {
  readonly status: BookingStatus
  readonly price: number | null
  readonly currency: Currency
  readonly payment: BookingPayment
  readonly deposit: number | null
}

interface BookingSum {
  currency: Currency
  planned: number
  paid: number
  open: number
}

const paidOf = ({ payment, price, deposit }: Priced): number | null =>
  payment === 'paid' ? price : payment === 'deposit' ? deposit : null

/** What is booked, in each currency by itself; what is cancelled counts nothing. */
export function bookingSums(bookings: readonly Priced[]): BookingSum[] {
  const priced = bookings.filter(({ status, price }) => status !== 'cancelled' && price !== null)
  return [...Map.groupBy(priced, ({ currency }) => currency)].map(([currency, own]) => {
    const sumOf = (amountOf: (one: Priced) => number | null) =>
      own.reduce((sum, one) => sum + toMinor(amountOf(one) ?? 0, currency), 0)
    const [planned, paid] = [sumOf(({ price }) => price), sumOf(paidOf)]
    const amount = (minor: number) => fromMinor(minor, currency)
    return { currency, planned: amount(planned), paid: amount(paid), open: amount(planned - paid) }
  })
}
