import type { Figures } from '@sojourn/contract/units/figures'
import { currencyDigits, type Currency } from '@sojourn/contract/values/currencies'
import { thousands } from '@sojourn/contract/values/thousands'
import { localToday, type PlainDate } from '@sojourn/contract/values/plain-date'

const locale = 'en-US'

// Written out: the first date that `Intl` formats costs 20 ms, and the first screens have nothing else for it.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** 'Apr 18' */
export const monthDay = (date: PlainDate): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}`
/** 'Apr 18, 2027' */
export const fullDate = (date: PlainDate): string => `${monthDay(date)}, ${date.slice(0, 4)}`
/** 'Sat' */
export const weekday = (date: PlainDate): string =>
  weekdays[new Date(`${date.slice(0, 10)}T12:00:00Z`).getUTCDay()] ?? ''

/** 'Apr 18 – 25, 2027', 'Apr 28 – May 3, 2027', 'Dec 28, 2026 – Jan 3, 2027'. */
export function dateRange(start: PlainDate, end: PlainDate): string {
  const [from, to] = [start.slice(0, 10), end.slice(0, 10)]
  if (from === to) return fullDate(from)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${fullDate(from)} – ${fullDate(to)}`
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${monthDay(from)} – ${fullDate(to)}`
  return `${monthDay(from)} – ${Number(to.slice(8))}, ${to.slice(0, 4)}`
}

/** '10:42' for today, 'Nov 12, 10:42' for any other day. */
export function clockTime(at: number, { moment }: Figures, now = Date.now()): string {
  const day = localToday(new Date(at))
  return day === localToday(new Date(now)) ? moment(at) : `${monthDay(day)}, ${moment(at)}`
}

const symbols: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: '$',
  AUD: '$',
  CHF: 'CHF\u00a0',
  CNY: '¥',
}

/** '€1,342.50', as `Intl` writes it. */
export function money(amount: number, currency: Currency): string {
  const digits = currencyDigits(currency)
  // As it is written, not as it is stored: 1.005 is one cent more than 1.
  const size = Math.abs(amount)
  // JavaScript writes what is smaller with an exponent of its own.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${digits}`)) / 10 ** digits
  const [whole = '', part] = rounded.toFixed(digits).split('.')
  return `${amount < 0 ? '-' : ''}${symbols[currency]}${thousands(whole)}${part ? `.${part}` : ''}`
}

/** For what is only about right: '€1,342', '€3.20'. */
export const roundMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** The same, and what costs nothing in a word. */
export const costText = (amount: number, currency: Currency): string =>
  amount === 0 ? 'Free' : roundMoney(amount, currency)
