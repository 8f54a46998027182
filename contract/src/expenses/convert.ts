import { currencyDigits, type Currency } from '../values/currencies.ts'
import type { Minor } from '../values/money.ts'
import type { PlainDate } from '../values/plain-date.ts'

/** A day's exchange rates as decimal texts, so that they stay exact. */
export interface Rates {
  date: PlainDate
  source: 'shipped' | 'live'
  perEuro: PerEuro
  /** What the day's own do not name, of a day longer ago. */
  older: { date: PlainDate; perEuro: PerEuro }
}
type PerEuro = Partial<Record<Currency, string>>

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

const one = 10n ** BigInt(rateDecimals)

/** Units of `to` for one unit of `from`, to ten decimals, and of which day that is; null where nobody knows. */
export function datedRate(
  { date, perEuro, older }: Rates,
  from: Currency,
  to: Currency,
): { rate: string; rateDate: PlainDate } | null {
  if (from === to) return { rate: '1', rateDate: date }
  const [mine, theirs] = [from, to].map((code) => perEuro[code] ?? older.perEuro[code])
  if (!mine || !theirs) return null
  const rate = unscaled(roundedDivision(scaled(theirs) * one, scaled(mine)))
  return { rate, rateDate: perEuro[from] && perEuro[to] ? date : older.date }
}

export const rateBetween = (rates: Rates, from: Currency, to: Currency): string | null =>
  datedRate(rates, from, to)?.rate ?? null

/** The rate at which one amount is another. */
export function impliedRate(minor: Minor, from: Currency, converted: Minor, to: Currency): string {
  const up = BigInt(Math.abs(converted)) * one * 10n ** BigInt(currencyDigits(from))
  return unscaled(roundedDivision(up, BigInt(Math.abs(minor)) * 10n ** BigInt(currencyDigits(to))))
}

/** An amount at a frozen rate, half up to the target's smallest unit; what came back as what was given. */
export function convertMinor(minor: Minor, from: Currency, to: Currency, rate: string): Minor {
  if (from === to) return minor
  if (minor < 0) return 0 - convertMinor(-minor, from, to, rate)
  const up = BigInt(minor) * scaled(rate) * 10n ** BigInt(currencyDigits(to))
  return Number(roundedDivision(up, 10n ** BigInt(rateDecimals + currencyDigits(from))))
}
