import { currencyDigits, type Currency } from './currencies.ts'

/** Amounts are whole numbers of the currency's smallest unit, so that sums are exact. */
export type Minor = number

/** Ten billion units with cents: beyond any trip, and a thousand of them still sum exactly. */
export const maxMinor: Minor = 1_000_000_000_000

const amountPattern = /^(\d{1,15})(?:\.(\d{1,20}))?$/

/**
 * Amounts as we write them ourselves, read without a pattern: balances of 5,000 expenses take half the time, a frame
 * less on a slow phone with each change.
 */
function minorOfWritten(text: string, digits: number): Minor | null {
  const { length } = text
  if (length === 0 || length > 14) return null
  const point = digits === 0 ? length : length - digits - 1
  if (point < 1) return null
  let minor = 0
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (at === point ? code !== 46 : code < 48 || code > 57) return null
    if (at !== point) minor = minor * 10 + (code - 48)
  }
  return minor <= maxMinor ? minor : null
}

/** An amount written with a point as decimals; digits beyond the currency's own are rounded half up (U-066). Null when it is none. */
export function minorFromText(text: string, currency: Currency): Minor | null {
  const digits = currencyDigits(currency)
  const written = minorOfWritten(text, digits)
  if (written !== null) return written
  const match = amountPattern.exec(text.trim())
  if (!match) return null
  const fraction = (match[2] ?? '').padEnd(digits + 1, '0')
  const whole = Number(`${match[1]}${fraction.slice(0, digits)}`)
  const minor = whole + (Number(fraction[digits]) >= 5 ? 1 : 0)
  return Number.isSafeInteger(minor) && minor <= maxMinor ? minor : null
}

/** As `minorFromText`, with a minus in front of what came back. */
export function signedMinor(text: string, currency: Currency): Minor | null {
  const plain = text.trim()
  if (!plain.startsWith('-')) return minorFromText(plain, currency)
  const minor = minorFromText(plain.slice(1), currency)
  // Never "-0".
  return minor === null ? null : 0 - minor
}

/** The exact amount as the API writes it: '12.50', for yen '1250'. */
export function minorToText(minor: Minor, currency: Currency): string {
  const digits = currencyDigits(currency)
  if (digits === 0) return String(minor)
  const sign = minor < 0 ? '-' : ''
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** A number from a form or a file, half up and free of binary noise: 1.005 is 1.01. */
export function toMinor(amount: number, currency: Currency): Minor {
  const factor = 10 ** currencyDigits(currency)
  return Math.round(Number((amount * factor).toPrecision(15)))
}

export const fromMinor = (minor: Minor, currency: Currency): number => minor / 10 ** currencyDigits(currency)
