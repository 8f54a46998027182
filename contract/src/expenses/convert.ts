import { currencyDigits, type Currency } from '../values/currencies.ts'
import type { Minor } from '../values/money.ts'
import type { PlainDate } from '../values/plain-date.ts'

/** A day's exchange rates as decimal texts, so that they stay exact. */
export interface Rates {
  date: PlainDate
  source: 'shipped' | 'live'
  perEuro: Record<Currency, string>
}

const rateDecimals = 10

const scaled = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(rateDecimals, '0').slice(0, rateDecimals))
}

const unscaled = (value: bigint): string => {
  const digits = value.toString().padStart(rateDecimals + 1, '0')
  return `${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`.replace(/\.?0+$/, '')
}

const roundedDivision = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b)

/** Units of `to` for one unit of `from`, to ten decimals. */
export function rateBetween(rates: Rates, from: Currency, to: Currency): string {
  if (from === to) return '1'
  const one = 10n ** BigInt(rateDecimals)
  return unscaled(roundedDivision(scaled(rates.perEuro[to]) * one, scaled(rates.perEuro[from])))
}

/** An amount at a frozen rate, half up to the target's smallest unit; what came back as what was given. */
export function convertMinor(minor: Minor, from: Currency, to: Currency, rate: string): Minor {
  if (from === to) return minor
  if (minor < 0) return 0 - convertMinor(-minor, from, to, rate)
  const up = BigInt(minor) * scaled(rate) * 10n ** BigInt(currencyDigits(to))
  return Number(roundedDivision(up, 10n ** BigInt(rateDecimals + currencyDigits(from))))
}
