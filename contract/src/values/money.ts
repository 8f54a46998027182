import { currencyDigits, type Currency } from './currencies.ts'

/** Amounts are whole numbers of the currency's smallest unit, so that sums are exact. */
export type Minor = number

/** Half up, away from binary noise: 1.005 is 1.01 (U-066). */
export function toMinor(amount: number, currency: Currency): Minor {
  const factor = 10 ** currencyDigits(currency)
  return Math.round(Number((amount * factor).toPrecision(15)))
}

export const fromMinor = (minor: Minor, currency: Currency): number => minor / 10 ** currencyDigits(currency)

/** The largest amount accepted: a trillion units is beyond any trip and far inside exact integers. */
export const maxMinor: Minor = 1_000_000_000_000_00
